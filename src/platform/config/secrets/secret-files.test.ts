import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeProblem, parseConfig } from '..';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(text: string): Promise<string> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, text);
  return path;
}

function accepted(env: Readonly<Record<string, string>>) {
  const read = parseConfig(env);
  if (!read.ok) throw new Error(read.error.map(describeProblem).join('\n'));
  return read.value;
}

function refused(env: Readonly<Record<string, string>>): readonly string[] {
  const read = parseConfig(env);
  return read.ok ? [] : read.error.map(describeProblem);
}

describe('a secret in a file', () => {
  test.each(['', '\n', '\r\n'])('is read without its last line ending %j', async (ending) => {
    const url = 'postgres://app:hunter2@db.example/app';
    const config = accepted({ DATABASE_URL_FILE: await fileOf(url + ending) });
    expect(config.databaseUrl?.reveal()).toBe(url);
  });

  test('is checked as its variable is, and not shown', async () => {
    const problems = refused({ SMTP_URL_FILE: await fileOf('http://hunter2') });
    expect(problems.join()).toMatch(/^SMTP_URL: expected smtp:/);
    expect(problems.join()).not.toContain('hunter2');
  });

  test('counts for what depends on it', async () => {
    const smtp = await fileOf('smtp://app:hunter2@mail.example\n');
    expect(refused({ SMTP_URL_FILE: smtp })).toEqual([expect.stringMatching(/^MAIL_FROM: /)]);
    expect(
      accepted({ FORECOURT_ENV: 'production', SMTP_URL_FILE: smtp, MAIL_FROM: 'web@a.example' }).mail.smtpUrl,
    ).not.toBeNull();
    expect(
      refused({ FORECOURT_ENV: 'production', MAIL: 'outbox', STOCK_API_KEY_FILE: await fileOf('demo') }),
    ).toEqual([expect.stringContaining('"demo" is public')]);
  });

  test('is refused beside the variable, and an empty name counts as unset', async () => {
    const path = await fileOf('x'.repeat(40));
    expect(refused({ AUTH_SECRET: 'y'.repeat(40), AUTH_SECRET_FILE: path })).toEqual([
      'AUTH_SECRET_FILE: expected nothing, because AUTH_SECRET is set',
    ]);
    expect(accepted({ AUTH_SECRET: '', AUTH_SECRET_FILE: path }).authSecrets).toHaveLength(1);
    expect(accepted({ AUTH_SECRET: 'y'.repeat(40), AUTH_SECRET_FILE: ' ' }).authSecrets).toHaveLength(1);
  });

  test('that is missing, empty, a folder or far too large is named, with all other problems', async () => {
    expect(
      refused({
        AUTH_SECRET_FILE: join(folder, 'missing'),
        SMTP_URL_FILE: await fileOf('\n'),
        STOCK_API_KEY_FILE: folder,
        SEARCH_API_KEY_FILE: await fileOf('x'.repeat(70_000)),
        PORT: 'x',
      }),
    ).toEqual([
      'SEARCH_API_KEY_FILE: expected a file of at most 65536 bytes',
      'STOCK_API_KEY_FILE: expected a file that can be read (EISDIR)',
      'AUTH_SECRET_FILE: expected a file that can be read (ENOENT)',
      'SMTP_URL_FILE: expected a file that is not empty',
      expect.stringMatching(/^PORT: /),
    ]);
  });
});

describe('AUTH_SECRET', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(44)];

  test('may be several, the newest first, with spaces or lines between', async () => {
    const revealed = (env: Readonly<Record<string, string>>) =>
      accepted(env).authSecrets?.map((secret) => secret.reveal());
    expect(revealed({ AUTH_SECRET: first })).toEqual([first]);
    expect(revealed({ AUTH_SECRET: `${first} ${second}` })).toEqual([first, second]);
    expect(revealed({ AUTH_SECRET_FILE: await fileOf(`${first}\n${second}\n`) })).toEqual([first, second]);
  });

  test('is refused when one of them is short, or there are more than five', () => {
    for (const value of [`${first} short`, Array.from({ length: 6 }, () => first).join(' ')])
      expect(refused({ AUTH_SECRET: value })).toEqual([
        expect.stringMatching(/^AUTH_SECRET: expected 32 to/),
      ]);
  });
});
