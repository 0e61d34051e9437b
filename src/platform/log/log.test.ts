import { describe, expect, test } from 'vitest';
import {
  createLog,
  createReference,
  type Log,
  type LogLevel,
  nullLog,
  redact,
  requestId,
  requestLog,
  scrubText,
} from '.';

function recorder(level: LogLevel = 'trace'): {
  log: Log;
  lines(): Record<string, unknown>[];
  raw(): string;
} {
  let written = '';
  const destination = {
    write: (line: string) => {
      written += line;
    },
  };
  return {
    log: createLog({ level, destination }),
    raw: () => written,
    lines: () =>
      written
        .split('\n')
        .filter(Boolean)
        .map((line): Record<string, unknown> => JSON.parse(line)),
  };
}

const PERSONAL = {
  name: 'Astrid Lindqvist',
  email: 'astrid@lindqvist.example',
  phone: '070-174 06 05',
  message: 'Ring mig om bilen',
  regno: 'ABC123',
  authorization: 'Bearer s3cr3t',
  cookie: 'sid=s3cr3t',
  'X-Api-Key': 's3cr3t',
  apiKey: 's3cr3t',
  sc_apikey: 's3cr3t',
};
const LEAKS = /Astrid|lindqvist|174 06|Ring mig|ABC123|s3cr3t/i;

describe('a log line', () => {
  test('is one JSON object with time, level and text', () => {
    const { log, lines } = recorder();
    log.info({ rows: 3 }, 'imported');
    expect(lines()).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), rows: 3, msg: 'imported' },
    ]);
  });

  test('carries no personal data or key, at any depth', () => {
    const { log, raw } = recorder();
    log.info(PERSONAL, 'flat');
    log.info(
      { request: { headers: PERSONAL, list: [{ deeper: { values: PERSONAL, inner: [PERSONAL] } }] } },
      'deep',
    );
    log.child({ ...PERSONAL, 'X-Api-Key': undefined, sc_apikey: undefined }).info('child');
    log.child({ requestId: 'r' }).warn(PERSONAL);
    expect(raw().split('\n')).toHaveLength(5);
    expect(raw()).not.toMatch(LEAKS);
  });

  test('carries none of the values in the text or the causes of an error', () => {
    const { log, raw, lines } = recorder();
    const cause = Object.assign(new Error('duplicate key for astrid@lindqvist.example'), {
      code: '23505',
      detail: 'Key (email)=(astrid@lindqvist.example) already exists.',
    });
    const error = new Error('Failed query: insert into leads values ($1)\nparams: Astrid,070-174 06 05', {
      cause,
    });
    log.error(error);
    log.error({ err: error }, 'again');
    log.error({ problem: error }, 'under another name');
    log.error(error, 'could not tell astrid@lindqvist.example at +46 70 174 06 05');
    expect(raw()).not.toMatch(LEAKS);
    expect(lines()[0]).toMatchObject({
      msg: 'failed',
      err: { type: 'Error', reason: 'Failed query: insert into leads values ($1)', cause: { code: '23505' } },
    });
    expect(JSON.stringify(lines()[2])).toContain('log.test.ts');
  });

  test('keeps a path and drops its query', () => {
    const { log, lines } = recorder();
    log.info({ path: '/kop-bil?regno=ABC123', url: 'https://user:s3cr3t@host.example/a?email=b' }, 'get');
    expect(lines()[0]).toMatchObject({ path: '/kop-bil', url: 'https://[redacted]@host.example/a' });
  });

  test('survives cycles, buffers and big integers', () => {
    const { log, lines } = recorder();
    const ring: Record<string, unknown> = { id: 12n, bytes: Buffer.alloc(9) };
    ring.self = ring;
    log.info(ring, 'ring');
    expect(lines()[0]).toMatchObject({ id: '12', bytes: '[9 bytes]' });
  });

  test('of a request carries its id', () => {
    const { log, lines } = recorder();
    requestLog(log, 'abc').info('hello');
    expect(lines()[0]).toMatchObject({ requestId: 'abc', msg: 'hello' });
  });

  test('below the level is not written', () => {
    const { log, raw } = recorder('warn');
    log.info('no');
    nullLog.fatal('no');
    expect(raw()).toBe('');
  });
});

test('texts lose credentials in URLs but keep dates, versions and ids', () => {
  expect(scrubText('postgres://me:pw@db.example/x failed')).toBe('postgres://[redacted]@db.example/x failed');
  for (const text of ['2026-01-02T03:04:05.000Z', 'v1.2.3', '0000-1234', 'order 10000000'])
    expect(scrubText(text)).toBe(text);
});

test('a personal token is in no line, wherever it was pasted', () => {
  const { log, raw } = recorder();
  const token = `fct_${'aB3-_xyz'.repeat(6).slice(0, 43)}`;
  log.info({ path: `/studio/api/pages/${token}/sv?access_token=${token}`, note: [token] }, `with ${token}`);
  log.error(new Error(`no route for Bearer ${token}`), 'failed');
  expect(raw()).not.toContain(token.slice(4, 16));
});

test('redaction leaves absent values absent', () => {
  expect(redact({ email: null, phone: undefined })).toEqual({ email: null, phone: undefined });
});

describe('references', () => {
  test('are eight unmistakable letters', () => {
    expect(createReference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(createReference(() => new Uint8Array([0, 0, 0, 0, 31]))).toBe('0000-000Z');
  });

  test('do not repeat', () => {
    expect(new Set(Array.from({ length: 1000 }, () => createReference())).size).toBe(1000);
  });

  test('of requests keep a harmless incoming id only', () => {
    expect(requestId('trace-12345678')).toBe('trace-12345678');
    for (const bad of ['short', 'a b c d e f g h', 'x'.repeat(65), '"injected"', null]) {
      expect(requestId(bad)).toMatch(/^[\w-]{12}$/);
    }
  });
});
