import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/prefs.svelte';
import { speak } from './lib/texts.svelte';
import './styles/tokens.css';
import './styles/base.css';

applyTheme();
void speak().then(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
});
