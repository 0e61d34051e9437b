import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtAssets } from '~/page/assets';
import {
  type Config,
  describeProblem,
  misspelledNames,
  parseConfig,
  removeAddress,
  writeAddress,
} from '~/platform/config';
import { DatabaseNotOpened, DataDirLocked, MigrationStopped } from '~/platform/db';
import { createLog, type ErrorLine, type Log } from '~/platform/log';
import { SITES, type Site, siteNamed } from '~/sites';
import { buildDigest } from './build-digest';
import { capHalfOpen, HEAD_TIMEOUT_MS } from './http/half-open';
import { hostTable } from './http/hosts';
import { StaticAssets } from './http/routes/static-assets';
import { listen, NotStarted, readyDataFolder } from './not-started';
import { VERSION } from './version';
import { Activity, warmUp } from './warm-up';
import { createWeb } from './web';
import { openServices } from './wiring/services';
import { builtStudio } from './wiring/staff/mount-studio';
import { startsWorkers, superviseWorkers } from './workers';

/** How long a running request may take once the process is told to stop. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const parsed = parseConfig(process.env, { siteKeys: SITES.map((site) => site.key) });
  if (!parsed.ok) {
    for (const problem of parsed.error) process.stderr.write(`${describeProblem(problem)}\n`);
    process.exitCode = 1;
    return;
  }
  const config = parsed.value;
  let reportError: ReportError = () => undefined;
  const log = createLog({ level: config.logLevel, onError: (line) => reportError(line) });
  for (const text of misspelledNames(process.env)) log.warn(text);
  if (startsWorkers(config)) process.exit(await superviseWorkers(config, log));
  try {
    await serve(config, log, (report) => {
      reportError = report;
    });
  } catch (cause) {
    if (!isExpected(cause)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    process.exitCode = 1;
  }
}

/** What whoever starts the server can mend: it is said in one line. */
const isExpected = (cause: unknown): cause is Error =>
  cause instanceof DataDirLocked ||
  cause instanceof DatabaseNotOpened ||
  cause instanceof MigrationStopped ||
  cause instanceof NotStarted;

type ReportError = (line: ErrorLine) => void;

async function serve(
  config: Config,
  log: Log,
  onReporter: (reportError: ReportError) => void,
): Promise<void> {
  const { siteHosts, port, host } = config;
  const { key: defaultSite } = siteNamed(config.defaultSite);
  let boundPort = port;
  const canonicalHosts = config.environment === 'production';
  const hosts = hostTable({ defaultSite, siteHosts, canonicalHosts, port: () => boundPort });
  const [client, server] = [join(import.meta.dirname, '../client'), import.meta.dirname];
  const build = buildDigest([
    join(client, 'manifest.json'),
    join(server, 'styles.json'),
    import.meta.filename,
  ]);
  await readyDataFolder(config.dataDir);
  const services = await openServices(config, log, (site) => hosts.originOf(site), build);
  onReporter(services.telemetry.reportError);
  const studio = join(import.meta.dirname, '../studio');
  const web = createWeb({
    services,
    hosts,
    version: VERSION,
    assets: builtAssets(client, server),
    files: new StaticAssets([client, server, studio].map((folder) => join(folder, 'assets'))),
    studio: builtStudio(studio),
  });
  await services.edge?.feed.release(build);
  const activity = new Activity();
  const http = createServer(
    {
      keepAliveTimeout: 65_000,
      requestTimeout: 300_000,
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: 5000,
    },
    activity.listener(web.listener),
  );
  capHalfOpen(http, config);
  try {
    boundPort = await listen(http, port, host);
  } catch (cause) {
    web.close();
    await services.close();
    throw cause;
  }
  await writeAddress(config.dataDir, host, boundPort);
  const stopping = new AbortController();
  stopOnSignals(log, async () => {
    stopping.abort();
    web.health.drain();
    // A router that looks at /readyz sends its requests elsewhere before this port is closed.
    await pause(config.process.drainDelayMs);
    await drained(http);
    web.close();
    await services.close();
    await removeAddress(config.dataDir);
  });
  log.info({ port: boundPort, environment: config.environment, version: VERSION }, 'ready');
  if (config.warmUp) {
    const hostOf = (site: Site) => new URL(hosts.originOf(site)).host;
    void warmUp({
      host,
      port: boundPort,
      sites: SITES,
      activity,
      signal: stopping.signal,
      log,
      readAhead: (site) => services.editing.readAhead(site.key),
      hostOf,
    });
  }
  if (config.demoMode) process.stdout.write(`\nForecourt: ${hosts.originOf(hosts.siteOf(undefined))}\n\n`);
}

/** Takes no new connections, lets requests under way finish, then cuts what is left. */
async function drained(http: Server): Promise<void> {
  const closed = new Promise((resolve) => http.close(resolve));
  http.closeIdleConnections();
  const cut = setTimeout(() => http.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(cut);
}

function stopOnSignals(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        log.error({ err: cause }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

await main();
