/** Makes tables and goes there. */
import type { Created } from '../protocol';
import { api } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { go } from '../lib/router.svelte';
import { remember } from '../lib/table/known';
import { keepInvitation, willStart } from './invitations';
import { againstBots, complete, keepSetup, lastSetup, setupOf, sitting, withFriend, type Wishes } from './wishes';

export { keepSetup, lastSetup } from './wishes';

/** Starts at once: the last settings, against bots. */
export function playNow(): Promise<void> {
  return open(againstBots(lastSetup()));
}

/** A table for two, whose link is shown as soon as one is there. */
export function playWithFriend(): Promise<void> {
  return open(withFriend(lastSetup()));
}

/** A table as wished, which is what is wished the next time, too. */
export function openTable(wishes: Wishes): Promise<void> {
  keepSetup(wishes);
  return open(wishes);
}

async function open(wishes: Wishes): Promise<void> {
  const { table, invitations } = await api<Created>('/tables', { setup: setupOf(wishes, prefs.name), token: false });
  const own = sitting(wishes).flatMap(({ who }, seat) => (who === 'me' || who === 'here' ? [seat] : []));
  remember(table, own);
  invitations.forEach((invitation, seat) => {
    if (invitation !== null) keepInvitation(table, seat, invitation);
  });
  if (complete(wishes)) willStart(table);
  go(`/t/${table}`);
}
