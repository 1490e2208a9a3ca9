/** The wire between browser and server, which can be cut. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Wire {
  private readonly ends = new Set<Socket>();
  private down = false;
  private deaf = false;

  private constructor(
    private readonly listening: Server,
    private readonly to: number,
  ) {}

  /** A wire to the server at this address. */
  static async to(address: string): Promise<Wire> {
    const listening = createServer();
    const wire = new Wire(listening, Number(new URL(address).port));
    listening.on('connection', (browser) => wire.join(browser));
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
    return wire;
  }

  /** The address under which a browser finds the server. */
  get url(): string {
    const address = this.listening.address();
    if (address === null || typeof address === 'string') throw new Error('the wire is down');
    return `http://127.0.0.1:${address.port}`;
  }

  /** All connections break, and no new one comes about. */
  cut(): void {
    this.down = true;
    for (const end of this.ends) end.destroy();
    this.ends.clear();
  }

  mend(): void {
    this.down = false;
    this.deaf = false;
  }

  /** What the browser says still arrives, but it hears nothing any more. */
  deafen(): void {
    this.deaf = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.listening.close(done));
  }

  private join(browser: Socket): void {
    if (this.down) return void browser.destroy();
    const server = connect(this.to, '127.0.0.1');
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      this.ends.add(one);
      one.on('data', (bytes) => {
        if (one === browser || !this.deaf) other.write(bytes);
      });
      one.on('error', () => undefined);
      one.on('close', () => {
        this.ends.delete(one);
        other.destroy();
      });
    }
  }
}
