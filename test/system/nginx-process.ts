import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopOnExit } from '../guard.ts';
import { ask } from './ask';
import { freePort } from './server';

const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx');

export const hasNginx = (): boolean =>
  ['nginx', 'openssl'].every((name) => spawnSync('which', [name]).status === 0);

export interface RunningNginx {
  /** Of https; the certificate is its own. */
  readonly port: number;
  readonly isSecure: true;
  readonly plainPort: number;
  stop(): Promise<void>;
}

/** The configuration of `deploy/nginx` as it is, but for ports, folders, certificate and upstreams. */
export async function startNginx(upstreams: readonly { readonly port: number }[]): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  // Started by root, its workers are someone else, and they write what does not fit into memory.
  await chmod(folder, 0o755);
  await cp(CONFIGURATION, folder, { recursive: true });
  await edit(join(folder, 'nginx.conf'), (text) => text.replaceAll('/tmp/nginx', `${folder}/nginx`));
  await edit(join(folder, 'conf.d/forecourt.conf'), (text) =>
    text
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80 ', `listen 127.0.0.1:${plainPort} `)
      .replace('listen 443 ', `listen 127.0.0.1:${port} `),
  );
  let at = 0;
  await edit(join(folder, 'forecourt/upstreams.conf'), (text) =>
    text.replaceAll(/127\.0\.0\.1:\d+/g, () => `127.0.0.1:${upstreams[at++]?.port}`),
  );
  await makeCertificate(join(folder, 'tls'));
  const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  // The master ends its workers with it on SIGTERM.
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
    ask({ port, isSecure: true }, '/livez', { host: 'localhost' }).then(
      () => true,
      () => false,
    );
  for (let waited = 0; !(await isUp()); waited += 50) {
    if (child.exitCode !== null || waited > 10_000) {
      await stop();
      throw new Error(`nginx did not start: ${complaint}`);
    }
    await pause(50);
  }
  return { port, isSecure: true, plainPort, stop };
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

async function makeCertificate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, '-days', '1'], { stdio: 'ignore' });
}
