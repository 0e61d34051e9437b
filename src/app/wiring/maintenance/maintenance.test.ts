import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { RETENTION_DEFAULTS } from '~/platform/config';
import type { Database } from '~/platform/db';
import { createJobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { callServer } from '~/platform/maintenance';
import { diskUploads } from '~/platform/media';
import { freshPglite } from '~test/pglite';
import { MIGRATIONS } from '../migrations';
import { contentOf } from './content-calls';
import { openMaintenance } from './maintenance';

const NOW = new Date('2026-11-23T10:00:00Z');
let database: Database;
let dataDir: string;
let close: () => Promise<void>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-maintenance-'));
  database = await freshPglite(MIGRATIONS);
  const jobs = createJobs({ database, log: nullLog });
  await jobs.start();
  await jobs.stop();
  const clock = { now: () => NOW };
  close = await openMaintenance({
    content: contentOf(database),
    database,
    uploads: diskUploads(join(dataDir, 'media'), nullLog),
    dataDir,
    retentionDays: RETENTION_DEFAULTS,
    clock,
    log: nullLog,
  });
  await database.driver.execute(`INSERT INTO leads (id, submission_key, fingerprint, site, language, form_name, form_values,
    receiver, created_at) VALUES (gen_random_uuid(), 'k', 'f', 's', 'sv', 'F', '{"email": "kim@post.example"}', '{}', '2025-01-01')`);
});
afterEach(async () => {
  await close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function answerTo(path: `/${string}`, body: Parameters<typeof callServer>[2]): Promise<unknown> {
  const answer = await callServer(dataDir, path, body);
  return answer.ok ? json(answer.value) : answer.error;
}

const siteCall = z.object({ copy: z.json() });

const person = { mail: 'kim@post.example', phone: null, plate: null };

test('a program beside the server exports, erases and withdraws through it', async () => {
  expect(await answerTo('/person', { command: 'export', person, dryRun: false })).toMatchObject({
    tables: [{ table: 'leads', rows: [{ form_values: { email: 'kim@post.example' } }] }],
  });
  expect(await answerTo('/person', { command: 'withdraw', person, dryRun: false })).toMatchObject({
    withdrawn: 0,
  });
  expect(await answerTo('/person', { command: 'erase', person, dryRun: false })).toMatchObject({
    erased: [{ where: 'leads', how: 'deleted', rows: 1 }],
    retained: [],
  });
  expect(await answerTo('/person', { command: 'erase everybody' })).toBe('failed');
});

test('retention through the server: counted, then erased', async () => {
  const due = { kind: 'requests', table: 'leads', days: 365, rows: 1 };
  for (const dryRun of [true, false])
    expect(await answerTo('/retention', { dryRun })).toMatchObject({
      dryRun,
      due: expect.arrayContaining([due]),
    });
  expect(await answerTo('/retention', { dryRun: true })).toMatchObject({
    due: expect.arrayContaining([{ ...due, rows: 0 }]),
  });
});

test('a backup through the server is a whole archive', async () => {
  const answer = await callServer(dataDir, '/backup', {});
  const bytes = answer.ok ? await buffer(answer.value) : Buffer.alloc(0);
  expect(bytes.toString('latin1', 0, 11)).toBe('schema.json');
  expect(bytes.includes('manifest.json')).toBe(true);
  expect(bytes.length % 512).toBe(0);
});

test('the content of a site is copied out and in through the process that holds the database', async () => {
  const site = 'automotive-se';
  const { editing } = contentOf(database);
  await editing.createItem({ site, parentId: null, name: '', template: 'Page' });
  const copied = siteCall.parse(await answerTo('/content', { command: 'export', site }));
  expect(copied.copy).toMatchObject({ site, items: [{ name: '' }] });
  const again = { command: 'import', site, copy: copied.copy } as const;
  expect(await answerTo('/content', { ...again, replace: false })).toEqual({
    problems: ['the site has pages already; --replace deletes them first'],
  });
  expect(await answerTo('/content', { ...again, replace: true })).toEqual({ items: 1, versions: 0 });
  expect(await answerTo('/content', { ...again, copy: { format: 2 }, replace: true })).toMatchObject({
    problems: expect.arrayContaining([expect.stringMatching(/^format: /)]),
  });
  expect(await answerTo('/content', { command: 'export', site: 'nowhere' })).toBe('failed');
});

test('the facilities of a site are written down by the process that holds the database', async () => {
  expect(await answerTo('/group', { command: 'export', site: 'carstore-se' })).toEqual({ file: {} });
  expect(await answerTo('/group', { command: 'export', site: 'auctions-se' })).toBe('failed');
});
