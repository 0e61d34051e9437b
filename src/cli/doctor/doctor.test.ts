import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '~/app/wiring/migrations';
import { type Config, parseConfig, Secret } from '~/platform/config';
import { examineHosts, examineMail, examineServers, outsideServers } from '~/platform/examine';
import { freshPostgres, postgresOfFile } from '~test/database';
import { misbehavingServer } from '~test/misbehaving-server';
import { storeOfFile } from '~test/s3/stores';
import { examineBucket } from './bucket';
import { examineDataFolder } from './data-folder';
import { examineDatabase } from './database';
import { examine } from './examine';
import { examineSettings } from './settings';

const server = postgresOfFile();
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-doctor-'));
});
afterAll(() => rm(folder, { recursive: true }));

function configOf(env: Record<string, string>): Config {
  const read = parseConfig({ DATA_DIR: folder, ...env });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe('the configuration', () => {
  const production = {
    FORECOURT_ENV: 'production',
    SMTP_URL: 'smtp://app:hunter2@mail.example',
    MAIL_FROM: 'a@b.example',
  };

  test('is told by names, never by values', () => {
    const { config, findings } = examineSettings(production);
    expect(config).not.toBeNull();
    const text = JSON.stringify(findings);
    expect(text).toContain('set: FORECOURT_ENV, SMTP_URL, MAIL_FROM');
    expect(text).toContain('AUTH_SECRET is not set: the staff pages are closed');
    expect(text).not.toContain('hunter2');
  });

  test('that contradicts itself fails with every contradiction', () => {
    const { config, findings } = examineSettings({
      FORECOURT_ENV: 'production',
      WORKERS: '2',
      JOTFORM_URL: 'x',
    });
    expect(config).toBeNull();
    expect(findings.every(({ level }) => level === 'fail')).toBe(true);
  });

  test('names a variable that is nearly ours', () => {
    const warnings = (env: Record<string, string>) =>
      examineSettings({ ...production, ...env }).findings.filter(({ text }) => text.includes('is not read'));
    expect(warnings({ SMPT_URL: 'x', DATABASE_URLS: 'x' }).map(({ text }) => text)).toEqual([
      'SMPT_URL is not read: SMTP_URL may be meant',
      'DATABASE_URLS is not read: DATABASE_URL may be meant',
    ]);
    expect(warnings({ PATH: '/bin', npm_config_cache: 'x' })).toEqual([]);
    expect(warnings({ DATABSE_URL_FILE: '/x', SMTP_URL_FIL: '/x' }).map(({ text }) => text)).toEqual([
      'DATABSE_URL_FILE is not read: DATABASE_URL_FILE may be meant',
      'SMTP_URL_FIL is not read: SMTP_URL_FILE may be meant',
    ]);
  });

  test('names a file that is given for what is no secret', () => {
    const { findings } = examineSettings({ ...production, MAIL_FROM_FILE: '/x', HOST_FILE: '/x' });
    expect(findings.filter(({ text }) => text.includes('is not read')).map(({ text }) => text)).toEqual([
      'MAIL_FROM_FILE is not read: only secrets may stand in files',
    ]);
  });
});

test('a folder that is no folder fails; one that is small for its pictures is warned of', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await examineDataFolder(file, 0)).toMatchObject([{ level: 'fail' }]);
  expect(await examineDataFolder(folder, 1)).toMatchObject([
    { level: 'ok', text: expect.stringContaining('free') },
  ]);
  expect(await examineDataFolder(folder, Number.MAX_SAFE_INTEGER)).toMatchObject([{ level: 'warn' }]);
});

describe('the database', () => {
  test('that is not there yet is not made', async () => {
    expect(await examineDatabase(configOf({}))).toMatchObject([{ level: 'warn' }]);
    expect(await examineDatabase(configOf({}))).toMatchObject([{ level: 'warn' }]);
  });

  test('that refuses fails, without its password', async () => {
    const found = await examineDatabase(
      configOf({ DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/none' }),
    );
    expect(found).toEqual([{ level: 'fail', part: 'database', text: 'cannot be opened: ECONNREFUSED' }]);
  });

  describe.skipIf(!server)('PostgreSQL', () => {
    const opened = async (sets: typeof MIGRATIONS) => {
      const database = await freshPostgres(server?.url ?? '', sets);
      closers.push(() => database.close());
      return database;
    };

    test('that is as it should be is said to be', async () => {
      const { url } = await opened(MIGRATIONS);
      const found = await examineDatabase(configOf({ DATABASE_URL: url }));
      expect(found.filter(({ level }) => level === 'fail')).toEqual([]);
      expect(found.map(({ text }) => text).join('\n')).toMatch(
        /PostgreSQL \d+[\s\S]*may make and change tables[\s\S]*all \d+ migrations are applied[\s\S]*as that of the database/,
      );
    });

    test('in which mails wait for a mail server tells how many', async () => {
      const { url, driver } = await opened(MIGRATIONS);
      await driver.execute(`INSERT INTO platform_outbox_mail (key, at, "to", subject, text, state)
        SELECT state, now(), 'a@b.example', '', '', state FROM unnest('{sent,waiting,queued}'::text[]) AS state`);
      const text = '2 mails wait for a mail server: nobody has got them';
      const found = await examineDatabase(configOf({ DATABASE_URL: url }));
      expect(found).toContainEqual({ level: 'warn', part: 'mail', text });
    });

    test('whose user may not make tables, whose migrations are changed, missing or of later, is told so', async () => {
      const database = await opened([]);
      await database.driver.execute(
        `UPDATE platform_migrations SET sha256 = 'x'; INSERT INTO platform_migrations (module, name, sha256) VALUES ('later', '0001_new.sql', 'x')`,
      );
      const changed = await examineDatabase(configOf({ DATABASE_URL: database.url }));
      expect(changed).toEqual(
        expect.arrayContaining([
          { level: 'fail', part: 'database', text: expect.stringContaining('platform/0001_changes.sql') },
          { level: 'warn', part: 'database', text: expect.stringContaining('later/0001_new.sql') },
          { level: 'warn', part: 'database', text: expect.stringContaining('are applied at the next start') },
        ]),
      );
      await database.driver.execute(
        "CREATE ROLE doctor_guest LOGIN PASSWORD 'x'; GRANT SELECT ON ALL TABLES IN SCHEMA public TO doctor_guest",
      );
      closers.push(() => database.driver.execute('DROP OWNED BY doctor_guest; DROP ROLE doctor_guest'));
      const guest = new URL(database.url);
      guest.username = 'doctor_guest';
      guest.password = 'x';
      const found = await examineDatabase(configOf({ DATABASE_URL: guest.href }));
      expect(found.filter(({ text }) => text.includes('GRANT CREATE ON')).map(({ level }) => level)).toEqual([
        'fail',
        'fail',
      ]);
    });
  });
});

/** A mail server in as few words as the probe needs. */
async function mailServer(mode: 'well' | 'silent' | 'refusing'): Promise<{ url: Secret; mails: string[] }> {
  const mails: string[] = [];
  const tcp = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    closers.push(async () => socket.destroy());
    if (mode === 'silent') return;
    socket.write(mode === 'refusing' ? '554 go away\r\n' : '220 mail.example\r\n');
    let inBody = false;
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (inBody) mails.push(text);
      else if (text.startsWith('RCPT')) mails.push(text.trim());
      const ends = text.endsWith('\r\n.\r\n');
      if (inBody && !ends) return;
      inBody = text.startsWith('DATA');
      socket.write(inBody ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', () => resolve()));
  closers.push(() => new Promise((resolve) => tcp.close(resolve)));
  const address = tcp.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: new Secret(`smtp://127.0.0.1:${port}`), mails };
}

const from = { name: '', address: 'web@nordhem.example' };

describe('the mail server', () => {
  test('that answers lets us in, and takes a mail where one is wanted', async () => {
    const { url, mails } = await mailServer('well');
    expect(await examineMail({ smtpUrl: url, from }, null)).toMatchObject([{ level: 'ok' }]);
    expect(mails).toEqual([]);
    const sent = await examineMail({ smtpUrl: url, from }, 'chief@nordhem.example');
    expect(sent).toMatchObject([{ level: 'ok', text: expect.stringContaining('has taken a mail') }]);
    expect(mails[0]).toBe('RCPT TO:<chief@nordhem.example>');
  });

  test.each(['silent', 'refusing'] as const)('that is %s fails in time', async (mode) => {
    const { url } = await mailServer(mode);
    const began = performance.now();
    expect(await examineMail({ smtpUrl: url, from }, null, 200)).toMatchObject([{ level: 'fail' }]);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('that is not set is said to be so', async () => {
    expect(await examineMail({ smtpUrl: null, from }, null)).toMatchObject([{ level: 'warn' }]);
  });
});

describe('servers of others', () => {
  test('each one of the configuration is looked at', () => {
    const config = configOf({
      VEHICLE_REGISTRY_URL: 'https://a.example/x',
      MEDIA_UPSTREAM: 'https://b.example',
    });
    expect(outsideServers(config).map(({ variable }) => variable)).toEqual([
      'VEHICLE_REGISTRY_URL',
      'MEDIA_UPSTREAM',
    ]);
  });

  test.each([
    ['well', 'ok'],
    ['failing', 'warn'],
    ['silent', 'fail'],
    ['dropping', 'fail'],
    ['gone', 'fail'],
  ] as const)('one that is %s: %s', async (mode, level) => {
    const other = await misbehavingServer('{}');
    closers.push(() => other.close());
    await other.set(mode);
    const [found] = await examineServers(
      [{ variable: 'MEDIA_UPSTREAM', url: `${other.url}/secret/path` }],
      300,
    );
    expect(found).toMatchObject({ level, part: 'MEDIA_UPSTREAM' });
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(other.received.every(({ body }) => body === '')).toBe(true);
  });

  test('one without a name fails, a host of ours without one is warned of', async () => {
    const [found] = await examineServers(
      [{ variable: 'MEDIA_UPSTREAM', url: 'http://nothing.invalid/' }],
      300,
    );
    expect(found).toMatchObject({ level: 'fail', text: expect.stringContaining('no address') });
    expect(await examineHosts({ a: ['localhost', 'nothing.invalid'] })).toMatchObject([
      { level: 'warn', text: expect.stringMatching(/^without an address: nothing\.invalid \(/) },
    ]);
    expect(await examineHosts({ a: ['localhost'] })).toMatchObject([{ level: 'ok' }]);
  });

  test.each([
    [0, 'ok'],
    [-10_000, 'warn'],
    [3_600_000, 'fail'],
  ] as const)('whose clock is %d ms from ours: %s', async (skewMs, level) => {
    const other = createServer((_, response) => {
      response.setHeader('date', new Date(Date.now() + skewMs).toUTCString()).end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    closers.push(() => new Promise((resolve) => other.close(resolve)));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const [, clock] = await examineServers([{ variable: 'MEDIA_UPSTREAM', url: `http://127.0.0.1:${port}` }]);
    expect(clock).toMatchObject({ part: 'clock', level });
  });
});

describe('the bucket of uploads', () => {
  const store = storeOfFile();

  test('that can be used is, and nothing stays in it', async () => {
    expect(await examineBucket(store.bucket())).toMatchObject([{ level: 'ok', part: 'S3_BUCKET' }]);
    expect(await store.bucket().list('')).toEqual({ ok: true, value: [] });
  });

  test.each([
    [{ secretAccessKey: 'another-secret' }, 'nothing can be written: 403 SignatureDoesNotMatch'],
    [{ bucket: 'no-such-bucket' }, 'nothing can be written: 404 NoSuchBucket'],
    [{ url: 'http://127.0.0.1:1' }, 'nothing can be written: unreachable'],
  ])('that cannot be used with %j says why', async (settings, text) => {
    expect(await examineBucket(store.bucket(settings))).toEqual([{ level: 'fail', part: 'S3_BUCKET', text }]);
  });

  test('is none where uploads lie in the data folder', async () => {
    expect(await examineBucket(null)).toEqual([]);
  });
});

test('the whole examination is plain lines and the number of failures', async () => {
  const lines: string[] = [];
  const env = { DATA_DIR: folder, MEDIA_UPSTREAM: 'http://127.0.0.1:1' };
  expect(await examine({ env, mailTo: null, tell: (line) => void lines.push(line) })).toBe(1);
  expect(lines.filter((line) => !/^(ok {2}|warn|fail) {2}[\w ]+: ./.test(line))).toEqual([]);
  expect(lines.at(-1)).toBe('fail  MEDIA_UPSTREAM: 127.0.0.1:1: unreachable');
});
