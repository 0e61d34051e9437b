import { randomUUID } from 'node:crypto';
import type { ErrorLine } from '~/platform/log';
import { scrubReport } from './scrub';
import { createSender, type DeliveryOptions, post, type Sender } from './sender';

export type ErrorReporter = Sender<ErrorLine>;

export interface ErrorReporterOptions extends DeliveryOptions {
  /** `https://key@host/project` of a server that speaks Sentry's protocol. */
  readonly dsn: string;
  readonly release: string;
  readonly environment: string;
}

/** Sends errors of the log, one envelope each, without personal data. */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { dsn, release, environment, breaker, intervalMs = 2000, onDropped } = options;
  const { username: key, origin, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return createSender({
    maxWaiting: 100,
    batchSize: 1,
    intervalMs,
    onDropped,
    async send([line]) {
      if (line === undefined) return 'taken';
      const event = eventOf(line, { release, environment });
      return post(`${origin}${folder}/api/${project}/envelope/`, {
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=forecourt/${release}`,
        },
        body: envelopeOf(event),
        breaker,
      });
    },
  });
}

const envelopeOf = (event: ReturnType<typeof eventOf>): string =>
  [{ event_id: event.event_id }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');

/** Fields that our code fills with words and numbers of its own. All others stay here. */
const TAGS = [
  'reference',
  'requestId',
  'part',
  'queue',
  'job',
  'attempt',
  'upstream',
  'index',
  'block',
  'site',
  'status',
];

function eventOf(
  { level, message, error, fields }: ErrorLine,
  about: { release: string; environment: string },
) {
  const tags = TAGS.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number'
      ? [[name, scrubTag(String(value))] as const]
      : [];
  });
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level,
    ...about,
    message: { formatted: scrubReport(message) },
    tags: Object.fromEntries(tags),
    ...(error === null ? {} : { exception: { values: exceptionsOf(error) } }),
  };
}

/** References and ids are made of letters and digits, as plates are: only what is longer than an id is cut. */
const scrubTag = (value: string): string => (/^[\w.:-]{1,64}$/.test(value) ? value : scrubReport(value));

/** Kinds whose text is the runtime's own; that of others may repeat what a visitor or another server said. */
const OWN_WORDS = new Set(['TypeError', 'RangeError', 'ReferenceError']);
const MAX_CAUSES = 4;

/** The innermost cause first, as the protocol wants it. */
function exceptionsOf(error: Error) {
  const chain: Error[] = [];
  let next: unknown = error;
  while (next instanceof Error && chain.length < MAX_CAUSES) {
    chain.push(next);
    next = next.cause;
  }
  return chain.reverse().map((one) => ({
    type: one.name,
    value: textOf(one),
    stacktrace: { frames: framesOf(one.stack ?? '') },
  }));
}

function textOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOurs = OWN_WORDS.has(error.name) || error.message.startsWith('Failed query: ');
  return [code, isOurs ? scrubReport(error.message) : ''].filter(Boolean).join(' ') || error.name;
}

const FRAME = /^\s+at (?:(.*?) \()?((?:file:\/\/|node:)?[^()]*):(\d+):(\d+)\)?$/;

/** The outermost first. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '?', filename, row, column] = FRAME.exec(line) ?? [];
      if (filename === undefined) return [];
      const own = !filename.startsWith('node:') && !filename.includes('node_modules');
      return [{ function: name, filename, lineno: Number(row), colno: Number(column), in_app: own }];
    })
    .slice(0, 50)
    .reverse();
