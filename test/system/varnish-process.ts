import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopOnExit } from '../guard.ts';
import { ask } from './ask';

const CONFIGURATION = join(import.meta.dirname, '../../deploy/varnish/default.vcl');

/** With the module for keys, which Debian has in `varnish-modules`. */
export function hasVarnish(): boolean {
  const compiled = spawnSync('varnishd', ['-C', '-f', CONFIGURATION], { stdio: 'ignore' });
  return compiled.status === 0;
}

export interface RunningVarnish {
  readonly port: number;
  stop(): Promise<void>;
}

/** `deploy/varnish/default.vcl` as it is, but for the port of the server behind it and how often that is looked at. */
export async function startVarnish(options: {
  readonly port: number;
  readonly server: { readonly port: number };
  readonly purgeKey: string;
}): Promise<RunningVarnish> {
  const { port, server, purgeKey } = options;
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-varnish-'));
  const file = join(folder, 'default.vcl');
  await cp(CONFIGURATION, file);
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('"3000"', `"${server.port}"`).replace('.interval = 2s', '.interval = 300ms'),
  );
  const args = [
    ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-T', 'none'],
    ...['-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
  ];
  const child = spawn('varnishd', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, VARNISH_PURGE_KEY: purgeKey },
  });
  // The master ends its worker with it on SIGTERM.
  stopOnExit(child, { signal: 'SIGTERM', folder });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const isUp = () =>
    ask({ port }, '/livez').then(
      () => true,
      () => false,
    );
  for (let waited = 0; !(await isUp()); waited += 50) {
    if (child.exitCode !== null || waited > 20_000) {
      await stop();
      throw new Error(`varnishd did not start: ${complaint}`);
    }
    await pause(50);
  }
  return { port, stop };
}
