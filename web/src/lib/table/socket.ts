/** A connection to a table that comes back by itself. It knows how to talk, not what about. */
import type { FromClient, FromServer } from '../../protocol';

export interface Listening {
  /** A connection is there: say what to show. */
  opened: () => void;
  heard: (message: FromServer) => void;
  /** It is gone; with a reason if the server gave one, and whether coming back makes sense. */
  lost: (reason: string, comeBack: boolean) => void;
}

/** Close codes after which the same would happen again. */
const FINAL = [1002, 1003, 1007, 1008, 1009];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Whoever says nothing for so long is asked; for so long, is not there any more. */
const QUIET = 8_000;
const DEAD = 25_000;

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private heardAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly to: Listening,
  ) {
    this.beat = setInterval(() => this.heartbeat(), 2_000);
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** All is well: the next loss is waited for as little as the first. */
  settled(): void {
    this.wait = FIRST_WAIT;
  }

  /** Begins anew. Nothing that is under way on the old connection is heard any more. */
  renew(): void {
    const old = this.socket;
    clearTimeout(this.retry);
    this.connect();
    old?.close();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.socket = null;
  }

  /** Somebody looks again, or the network is back: no need to wait any longer. */
  private readonly hurry = () => {
    if (this.closed || this.socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/socket`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      if (socket === this.socket) this.to.opened();
    };
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      if (socket === this.socket) this.to.heard(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => this.lost(socket, event.reason, !FINAL.includes(event.code));
  }

  private lost(socket: WebSocket, reason: string, comeBack: boolean): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.to.lost(reason, comeBack);
    if (this.closed || !comeBack) return;
    this.retry = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** A connection can die without a word. */
  private heartbeat(): void {
    const socket = this.socket;
    const quiet = Date.now() - this.heardAt;
    if (!socket || quiet < QUIET) return;
    if (quiet < DEAD) return this.say({ type: 'ping', n: HEARTBEAT });
    socket.close();
    this.lost(socket, '', true);
  }
}

/** The number of pings that only ask whether somebody is there. */
export const HEARTBEAT = 2;
