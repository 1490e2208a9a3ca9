/** One server for all tests, on a free port, with tables that are gone afterwards. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROGRAM = process.env.SANJUAN_BIN ?? resolve(import.meta.dirname, '../../../target/debug/sanjuan');

export default async function start() {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is not there: run cargo build -p sanjuan`);
  const data = mkdtempSync(join(tmpdir(), 'sanjuan-e2e-'));
  const server = await serve(data);
  process.env.SANJUAN_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
}

/** A running server, and how to stop it. */
export interface Serving {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server on tables in `data`; at a given port if it has to come back there. */
export async function serve(data: string, port = 0): Promise<Serving> {
  // All browsers of the tests come from one address, which would be turned away as one person.
  const args = ['serve', '--listen', `127.0.0.1:${port}`, '--data', data, '--no-limits'];
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const url = await new Promise<string>((found, lost) => {
    let said = '';
    const hear = (bytes: Buffer) => {
      said += bytes.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address) found(address[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => lost(new Error(`the server ended with ${code}: ${said}`)));
  });
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
