/** Links to free seats, as far as this browser made them, and tables that begin by themselves. */
import { forget, keep, kept } from '../lib/storage';

const invitationKey = (table: string, seat: number) => `sanjuan:invitation:${table}:${seat}`;
const autostartKey = (table: string) => `sanjuan:autostart:${table}`;

export function keepInvitation(table: string, seat: number, invitation: string): void {
  keep(invitationKey(table, seat), invitation);
}

export function invitationTo(table: string, seat: number): string | null {
  return kept(invitationKey(table, seat));
}

export function forgetInvitation(table: string, seat: number): void {
  forget(invitationKey(table, seat));
}

/** The address that takes a seat. What comes after the `#` no browser sends. */
export function linkTo(table: string, invitation: string): string {
  return `${location.origin}/t/${table}#${invitation}`;
}

/** Whether an address means the machine it is opened on, wherever that is. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}

/** The table has nobody to wait for: it begins as soon as its page is open. */
export function willStart(table: string): void {
  keep(autostartKey(table), '1');
}

export function startsItself(table: string): boolean {
  return kept(autostartKey(table)) !== null;
}

export function hasStarted(table: string): void {
  forget(autostartKey(table));
}
