import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, REDACTED, redactRecord, scrubText } from './redaction';

/** JSON lines on standard output. Every line goes through the redaction of this folder. */
export type Log = Logger;

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** A line of level error or fatal, as it is about to be written; nothing of it is redacted. */
export interface ErrorLine {
  readonly level: 'error' | 'fatal';
  readonly message: string;
  readonly error: Error | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface LogOptions {
  readonly level?: LogLevel;
  /** Where lines go; standard output without it. */
  readonly destination?: DestinationStream;
  /** Fields of every line, for instance the version. */
  readonly base?: Readonly<Record<string, string>>;
  /** Called for each line of level error or fatal. Must not throw. */
  readonly onError?: (line: ErrorLine) => void;
}

/** Fields of a child logger that pino writes past the formatter. */
const CHILD_PATHS = [
  'authorization',
  'cookie',
  'apiKey',
  'password',
  'secret',
  'token',
  'name',
  'email',
  'phone',
];
const MORE_CHILD_PATHS = ['message', 'text', 'to', 'regno', 'plate', 'address', 'body', 'values'];

/**
 * A logger that writes one JSON object per line: `time` in ISO 8601, `level` as a word, `msg`, fields. Personal data, keys and
 * credentials are removed by field name at any depth, and from free text by pattern.
 */
export function createLog(options: LogOptions = {}): Log {
  const { onError } = options;
  const settings: LoggerOptions = {
    level: options.level ?? 'info',
    base: options.base ? { ...options.base } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...CHILD_PATHS, ...MORE_CHILD_PATHS], censor: REDACTED },
    serializers: { err: (value: unknown) => (value instanceof Error ? describeError(value) : value) },
    formatters: { level: (label) => ({ level: label }), log: (fields) => redactRecord(fields) },
    hooks: {
      logMethod(args, method, level) {
        const [first, second, ...rest]: unknown[] = args;
        if (onError !== undefined && level >= ERROR)
          onError(errorLine(level, first, second, this.bindings()));
        if (first instanceof Error) {
          const text = typeof second === 'string' ? second : 'failed';
          method.call(this, { err: first }, scrubText(text));
          return;
        }
        if (typeof first === 'string') {
          method.call(this, {}, scrubText([first, second, ...rest].filter(isWord).join(' ')));
          return;
        }
        const fields = typeof first === 'object' && first !== null ? first : {};
        method.call(this, fields, typeof second === 'string' ? scrubText(second) : undefined);
      },
    },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

const ERROR = 50;
const FATAL = 60;

function errorLine(level: number, first: unknown, second: unknown, bindings: object): ErrorLine {
  const given = typeof first === 'object' && first !== null && !(first instanceof Error) ? first : {};
  const fields: Record<string, unknown> = { ...bindings, ...given };
  const error = first instanceof Error ? first : fields.err instanceof Error ? fields.err : null;
  const message = [second, first].find((part) => typeof part === 'string');
  return {
    level: level >= FATAL ? 'fatal' : 'error',
    message: typeof message === 'string' ? message : 'failed',
    error,
    fields,
  };
}

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Writes nothing: the default of tests. */
export const nullLog: Log = pino({ level: 'silent' });

/** A logger whose every line carries the request's id. */
export const requestLog = (log: Log, requestId: string): Log => log.child({ requestId });
