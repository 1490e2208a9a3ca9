import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { place } from '../lib/router.svelte';
import { forget } from '../lib/storage';
import { known } from '../lib/table/known';
import { speak } from '../lib/texts.svelte';
import { invitationTo, startsItself } from './invitations';
import { openTable, playNow, playWithFriend } from './making';
import { lastSetup, seated, usual } from './wishes';

const asked = vi.fn<(path: string, request: RequestInit) => Response>();

beforeEach(async () => {
  await speak('en');
  forget('sanjuan:setup');
  prefs.name = 'Pip';
  asked.mockReset();
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => Promise.resolve(asked(path, request)));
});
afterEach(() => vi.unstubAllGlobals());

function answers(table: string, invitations: (string | null)[]) {
  asked.mockReturnValue(new Response(JSON.stringify({ table, invitations, token: null }), { status: 201 }));
}

const sent = () => JSON.parse(String(asked.mock.calls[0]?.[1].body)) as { setup: { seats: unknown[] } };

describe('playing', () => {
  it('makes a table that begins by itself, and goes there knowing the seat', async () => {
    answers('solo', [null, null, null]);
    await playNow();
    expect(asked.mock.calls[0]?.[0]).toBe('/api/tables');
    expect(sent().setup.seats).toEqual([
      { here: { name: 'Pip' } },
      { bot: { level: 'novice' } },
      { bot: { level: 'steady' } },
    ]);
    expect(place.now.path).toBe('/t/solo');
    expect(known('solo')).toEqual([0]);
    expect(startsItself('solo')).toBe(true);
  });

  it('with a friend waits for him, and keeps his link', async () => {
    answers('duo', [null, 'a1']);
    await playWithFriend();
    expect(place.now.path).toBe('/t/duo');
    expect(startsItself('duo')).toBe(false);
    expect(invitationTo('duo', 1)).toBe('a1');
    expect(invitationTo('duo', 0)).toBeNull();
    expect(lastSetup()).toEqual(usual());
  });

  it('at one screen knows all its seats and remembers the table', async () => {
    answers('screen', [null, null, null]);
    const wishes = seated(usual(), 2, { who: 'here', name: 'Ana' });
    await openTable(wishes);
    expect(known('screen')).toEqual([0, 2]);
    expect(startsItself('screen')).toBe(true);
    expect(lastSetup()).toEqual(wishes);
  });

  it('says so when the server refuses', async () => {
    const before = place.now.path;
    asked.mockReturnValue(
      new Response(JSON.stringify({ code: 'limited', message: '', retry_after: 5 }), { status: 429 }),
    );
    await expect(playNow()).rejects.toBeInstanceOf(Refused);
    expect(place.now.path).toBe(before);
  });
});
