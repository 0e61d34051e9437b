import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopOnExit } from '../guard.ts';

const CENTRAL = 'https://repo1.maven.org/maven2';
const VERSION = '2.19.6';
const NETTY = 'modules/transport-netty4';
/** Downloaded once, 50 MB; every file is checked against its hash at every start. */
const HOME = join(tmpdir(), `forecourt-opensearch-${VERSION}`);

/** What the packages of the project give its modules besides the jars. */
const DESCRIPTOR = `description=Netty 4 based transport
version=${VERSION}
name=transport-netty4
opensearch.version=${VERSION}
java.version=11
classname=org.opensearch.transport.Netty4Plugin
`;
const POLICY = `grant {
  permission java.net.SocketPermission "*", "accept,connect,listen,resolve";
  permission java.lang.RuntimePermission "accessClassInPackage.sun.nio.ch";
  permission java.lang.reflect.ReflectPermission "suppressAccessChecks";
};
`;
const LOGGING = `status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%c{1.}] %m%n
rootLogger.level = warn
rootLogger.appenderRef.console.ref = console
`;

export interface TestNode {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
  /** After `stop`, with the data it had. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  discard(): Promise<void>;
}

const hasJava = (): boolean => {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

async function assemble(): Promise<void> {
  const list = readFileSync(new URL('./jars.txt', import.meta.url), 'utf8');
  for (const line of list.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [folder = '', group = '', artefact = '', version = '', hash = ''] = line.split(' ');
    const path = join(HOME, folder, `${artefact}-${version}.jar`);
    if (existsSync(path) && sha256(readFileSync(path)) === hash) continue;
    const url = `${CENTRAL}/${group.replaceAll('.', '/')}/${artefact}/${version}/${artefact}-${version}.jar`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(120_000) });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (sha256(bytes) !== hash) throw new Error(`${url}: not the file that was expected`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, bytes);
    renameSync(`${path}.part`, path);
  }
  for (const folder of ['bin', 'plugins', 'extensions']) mkdirSync(join(HOME, folder), { recursive: true });
  writeFileSync(join(HOME, NETTY, 'plugin-descriptor.properties'), DESCRIPTOR);
  writeFileSync(join(HOME, NETTY, 'plugin-security.policy'), POLICY);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** It refuses to run as root: then it runs as `nobody`. */
const unprivileged = (): { uid: number; gid: number } | null =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a node of its own on free loopback ports; the first time it is downloaded. Null where there is no Java. */
export async function startOpenSearch(heap = '512m'): Promise<TestNode | null> {
  if (!hasJava()) return null;
  await assemble();
  const user = unprivileged();
  const http = await freePort();
  const folder = await furnish(http, await freePort(), user);
  const url = `http://127.0.0.1:${http}`;
  const run = () => {
    const started = spawnNode(folder, heap, user);
    stopOnExit(started, { folder });
    return started;
  };
  let child = run();
  const ready = async () => {
    const started = Date.now();
    while (!(await answers(url))) {
      if (child.exitCode !== null || Date.now() - started > 120_000)
        throw new Error(`OpenSearch did not start:\n${readFileSync(join(folder, 'output.log'), 'utf8')}`);
      await pause(200);
    }
  };
  const stop = async () => {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended;
  };
  await ready();
  return {
    url,
    get pid() {
      return child.pid ?? 0;
    },
    stop,
    async start() {
      child = run();
      await ready();
    },
    async discard() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A temporary folder with settings, data and logs of one node. */
async function furnish(
  http: number,
  transport: number,
  user: ReturnType<typeof unprivileged>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-node-'));
  const folders = ['config', 'data', 'logs', 'tmp'];
  for (const part of folders) mkdirSync(join(folder, part));
  const settings = [
    'cluster.name: forecourt-test',
    'network.host: 127.0.0.1',
    `http.port: ${http}`,
    `transport.port: ${transport}`,
    'discovery.type: single-node',
    `path.data: ${join(folder, 'data')}`,
    `path.logs: ${join(folder, 'logs')}`,
    'cluster.routing.allocation.disk.threshold_enabled: false',
  ];
  writeFileSync(join(folder, 'config/opensearch.yml'), `${settings.join('\n')}\n`);
  writeFileSync(join(folder, 'config/log4j2.properties'), LOGGING);
  if (user) {
    for (const part of ['', ...folders, 'config/opensearch.yml', 'config/log4j2.properties'])
      chownSync(join(folder, part), user.uid, user.gid);
  }
  return folder;
}

function spawnNode(folder: string, heap: string, user: { uid: number; gid: number } | null) {
  const output = openSync(join(folder, 'output.log'), 'a');
  const properties = {
    'java.io.tmpdir': join(folder, 'tmp'),
    'java.security.manager': 'allow',
    'opensearch.path.home': HOME,
    'opensearch.path.conf': join(folder, 'config'),
    'opensearch.distribution.type': 'tar',
    'opensearch.networkaddress.cache.ttl': '60',
  };
  return spawn(
    'java',
    [
      ...[`-Xms${heap}`, `-Xmx${heap}`, '-XX:+UseSerialGC'],
      ...Object.entries(properties).map(([name, value]) => `-D${name}=${value}`),
      ...['-cp', join(HOME, 'lib/*'), 'org.opensearch.bootstrap.OpenSearch'],
    ],
    { cwd: folder, ...user, stdio: ['ignore', output, output] },
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
