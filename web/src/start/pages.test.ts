/** The pages with their hands on: what is shown, and what pressing something does. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, type Trouble as TroubleCode } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { known } from '../lib/table/known';
import type { TableClient } from '../lib/table/client.svelte';
import { lang, speak } from '../lib/texts.svelte';
import type { SeatInfo, TableInfo } from '../protocol';
import type { Account } from './games';
import GameRow from './GameRow.svelte';
import Gathering from './Gathering.svelte';
import { invitationTo, keepInvitation, willStart } from './invitations';
import Join from './Join.svelte';
import NewTable from './NewTable.svelte';
import { TROUBLES } from './remedies';
import Settings from './Settings.svelte';
import Trouble from './Trouble.svelte';
import { lastSetup, usual } from './wishes';

/** Markup, marks that turn text round, forty letters without a space, signs of several parts. */
const HOSTILE = ['<img src=x onerror=alert(1)>', '\u200fשלום\u200e', 'W'.repeat(40), '👨‍👩‍👧‍👦🏴‍☠️'];

const options = { players: 2, edition: 'first', new_buildings: false, events: false, opening: 'dealt' } as const;
const person = (name: string): SeatInfo => ({ name, player: { person: {} }, entropy: null });
const nobody: SeatInfo = { name: null, player: { nobody: {} }, entropy: null };

const asked = vi.fn<(path: string, body: unknown) => Response>();

beforeEach(async () => {
  await speak('en');
  asked.mockReset();
  asked.mockReturnValue(Response.json({ tables: [] }));
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) =>
    Promise.resolve(asked(path, request?.body ? JSON.parse(String(request.body)) : null)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A table without a server. */
function client(id: string, seats: SeatInfo[], more: Partial<TableClient> = {}) {
  const table = {
    options,
    clock: 'none',
    watching: false,
    seats,
    commitment: 'c0ffee',
    status: { phase: 'gathering' },
  };
  const snap = { seq: 1, seat: 0, view: null, table: table as unknown as TableInfo };
  const act = vi.fn();
  return {
    id,
    snap,
    seat: 0,
    yours: [0],
    link: 'live',
    said: null,
    notice: null,
    act,
    ...more,
  } as unknown as TableClient;
}

describe('names of others', () => {
  it.each(HOSTILE)('are text and nothing else: %s', (name) => {
    const account: Account = {
      game: { table: 'a', seats: [0], phase: 'playing', at: 0 },
      options,
      seats: [person('Pip'), person(name)],
      others: [1],
      standing: 'others',
      waiting: [1],
      ending: null,
    };
    const row = render(GameRow, { account, now: 0 });
    expect(row.container.querySelector('img')).toBeNull();
    expect(row.container.querySelector('.who bdi')?.textContent).toBe(name);
    row.unmount();

    const { container } = render(Gathering, { client: client('names', [person('Pip'), person(name)]) });
    expect(container.querySelector('img')).toBeNull();
    expect([...container.querySelectorAll('bdi')].map((one) => one.textContent)).toContain(name);
  });
});

describe('gathering', () => {
  it('shows the link to a free seat, and begins only when everybody sits', async () => {
    keepInvitation('free', 1, 'abc');
    const waiting = client('free', [person('Pip'), nobody]);
    render(Gathering, { client: waiting });
    expect(screen.getByLabelText<HTMLInputElement>('Link to seat 2').value).toContain('/t/free#abc');
    await fireEvent.click(screen.getByRole('button', { name: 'Begin the game' }));
    expect(waiting.act).not.toHaveBeenCalled();
    cleanup();

    const full = client('free', [person('Pip'), person('Ana')]);
    render(Gathering, { client: full });
    await fireEvent.click(screen.getByRole('button', { name: 'Begin the game' }));
    expect(full.act).toHaveBeenCalledWith('start');
    expect(invitationTo('free', 1)).toBeNull();
  });

  it('asks for a new link', async () => {
    asked.mockReturnValue(Response.json({ invitation: 'fresh' }));
    render(Gathering, { client: client('renewed', [person('Pip'), nobody]) });
    await fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    await waitFor(() => expect(invitationTo('renewed', 1)).toBe('fresh'));
    expect(asked).toHaveBeenCalledWith('/api/tables/renewed/seats/1/invitation', {});
    expect(screen.getByLabelText<HTMLInputElement>('Link to seat 2').value).toContain('#fresh');
  });

  it('begins by itself where nobody is waited for, but not before all is said', async () => {
    willStart('solo');
    const bot: SeatInfo = { name: 'steady', player: { bot: { level: 'steady' } }, entropy: null };
    const saying = client('solo', [person('Pip'), bot], { said: {} as TableClient['said'] });
    render(Gathering, { client: saying });
    expect(saying.act).not.toHaveBeenCalled();
    cleanup();
    const silent = client('solo', [person('Pip'), bot]);
    render(Gathering, { client: silent });
    await waitFor(() => expect(silent.act).toHaveBeenCalledWith('start'));
    expect(silent.act).toHaveBeenCalledTimes(1);
  });

  it('has no buttons for those who only watch', () => {
    render(Gathering, { client: client('watched', [person('Pip'), nobody], { seat: null, yours: [] }) });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('joining', () => {
  it('wants a name, then sits down', async () => {
    prefs.name = '';
    const onjoined = vi.fn();
    render(Join, { table: 'joined', invitation: 'abc', onjoined });
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter a name first.');

    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Ana\u202e ' } });
    asked.mockReturnValue(Response.json({ seat: 1, token: null }));
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => expect(onjoined).toHaveBeenCalledWith(1));
    expect(asked).toHaveBeenLastCalledWith('/api/tables/joined/join', { invitation: 'abc', name: 'Ana', token: false });
    expect(known('joined')).toEqual([1]);
    expect(location.hash).toBe('');
  });

  it('says what to do with a link that is used up, and offers to watch where one may', async () => {
    prefs.name = 'Ana';
    const onwatch = vi.fn();
    render(Join, { table: 'taken', invitation: 'abc', onjoined: vi.fn(), onwatch });
    asked.mockImplementation((path) =>
      path.endsWith('/join')
        ? Response.json({ code: 'bad_invitation', message: '' }, { status: 403 })
        : Response.json({ snapshot: { table: { status: { phase: 'playing' } } } }),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => screen.getByRole('button', { name: 'Watch the table' }));
    expect(screen.getByRole('alert').textContent).toContain('Ask whoever invited you for a new link.');
    await fireEvent.click(screen.getByRole('button', { name: 'Watch the table' }));
    expect(onwatch).toHaveBeenCalled();
  });

  it('leads to the replay where the game is over', async () => {
    render(Join, { table: 'late', invitation: 'abc', onjoined: vi.fn() });
    asked.mockImplementation((path) =>
      path.endsWith('/join')
        ? Response.json({ code: 'bad_invitation', message: '' }, { status: 403 })
        : Response.json({ snapshot: { table: { status: { phase: 'over' } } } }),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => screen.getByRole('link', { name: 'Watch the replay' }));
    expect(screen.queryByRole('button', { name: 'Watch the table' })).toBeNull();
  });
});

describe('a new table', () => {
  it('is made as it was chosen, and remembered', async () => {
    render(NewTable);
    await fireEvent.click(screen.getByLabelText('2 players'));
    await fireEvent.click(screen.getByLabelText('Events'));
    const seats = screen.getAllByLabelText<HTMLSelectElement>('Who sits here');
    expect(seats).toHaveLength(2);
    await fireEvent.change(seats[1] as HTMLSelectElement, { target: { value: 'link' } });
    asked.mockReturnValue(Response.json({ table: 'made', invitations: [null, 'abc'], token: null }, { status: 201 }));
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(invitationTo('made', 1)).toBe('abc'));
    expect(lastSetup()).toMatchObject({
      ...usual(),
      players: 2,
      events: true,
      seats: [{ who: 'me' }, { who: 'link' }, {}, {}],
    });
  });

  it('is not made without anybody at this screen', async () => {
    render(NewTable);
    for (const seat of screen.getAllByLabelText<HTMLSelectElement>('Who sits here')) {
      await fireEvent.change(seat, { target: { value: 'link' } });
    }
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    expect(asked).not.toHaveBeenCalled();
    screen.getByText('Give at least one seat to yourself or to somebody at this screen.');
  });
});

describe('settings', () => {
  it('act at once', async () => {
    render(Settings);
    await fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await fireEvent.click(screen.getByLabelText('leaving a running game'));
    expect(prefs.confirm.leave).toBe(false);
    await fireEvent.click(screen.getByLabelText('Very fast'));
    expect(prefs.speed).toBe(4);
    await fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(lang()).toBe('de'));
    screen.getByLabelText('Töne');
  });
});

describe('troubles', () => {
  it.each(TROUBLES)('are told in words, with something to do: %s', (code: TroubleCode) => {
    const { container } = render(Trouble, { refused: new Refused(code, '', 1_500) });
    expect(screen.getByRole('alert').textContent).not.toContain('⟦');
    expect(container.querySelectorAll('button, a').length).toBeGreaterThan(0);
    screen.getByText('Please wait 2 seconds.');
  });

  it('lead to the replay of a game that is over', () => {
    render(Trouble, { refused: new Refused('not_now', ''), table: 'abc', ended: true });
    expect(screen.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')).toBe('/replay/abc');
  });
});
