import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/prefs.svelte';
import { speak } from './lib/texts.svelte';
import './styles/tokens.css';
import './styles/base.css';

/** So long until the next try, in milliseconds. */
const AGAIN = 2_000;

function show() {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

applyTheme();
// Without its words the page can say nothing. If the server is gone for good, the browser says so when it is asked again.
void speak().then(show, () => setTimeout(() => location.reload(), AGAIN));
