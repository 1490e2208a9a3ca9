/** What can be done about a trouble. */
import type { Trouble } from '../lib/api';

export type Remedy = 'again' | 'reload' | 'replay' | 'games' | 'home';

const REMEDIES: Record<Trouble, readonly Remedy[]> = {
  bad_request: ['reload', 'home'],
  not_found: ['games', 'home'],
  not_your_seat: ['reload', 'games', 'home'],
  bad_invitation: ['games', 'home'],
  not_your_turn: ['reload'],
  stale: ['reload'],
  illegal: ['reload'],
  not_now: ['reload', 'home'],
  id_taken: ['again'],
  limited: ['again'],
  foreign_origin: ['home'],
  other_version: ['reload'],
  unavailable: ['again', 'home'],
  offline: ['again', 'home'],
  broken: ['reload', 'home'],
};

/** In the order in which they are offered; `ended` where there is a game to look at. */
export function remedies(code: Trouble, ended: boolean): readonly Remedy[] {
  return ended ? ['replay', 'games', 'home'] : REMEDIES[code];
}

export const TROUBLES = Object.keys(REMEDIES) as Trouble[];
