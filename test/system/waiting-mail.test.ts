/** @module-tag sweep */
import { afterAll, expect, test } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '~test/fake-smtp';
import { ask } from './ask';
import { sendJson } from './forms';
import { freshDataDir, type RunningServer, startServer } from './server';

const KEY = 'a-key-of-the-test';
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const healthOf = async (server: RunningServer) =>
  (await ask(server, '/healthz', { headers: { 'x-api-key': KEY } })).json();

test('production without a mail server keeps what it cannot send, tells so, and sends it once when there is one', async () => {
  const dataDir = await freshDataDir();
  const smtp: FakeSmtp = await startFakeSmtp();
  closers.push(() => smtp.close());
  const env = { FORECOURT_ENV: 'production', SEARCH_API_KEY: KEY, SITE_HOSTS: 'automotive-se=cars.example' };
  const start = async (more: Record<string, string>) => {
    const server = await startServer({ dataDir, env: { ...env, ...more } });
    closers.push(() => server.stop());
    return server;
  };

  const without = await start({ MAIL: 'outbox' });
  expect(without.output()).toContain('there is no mail server (MAIL=outbox)');
  const answer = await sendJson(without, 'waiting-0001', { host: 'cars.example' });
  expect(answer.status, answer.text).toBe(202);
  // To the dealer, and the receipt.
  await expect
    .poll(() => healthOf(without), { timeout: 15_000 })
    .toMatchObject({
      parts: {
        mail: { state: 'waiting', mails: 2 },
        leads: { pending: 0, waiting: 1, delivered: 0, dead: 0 },
      },
    });
  expect((await ask(without, '/metrics', { headers: { 'x-api-key': KEY } })).text).toContain(
    'forecourt_leads{state="waiting"} 1',
  );
  await without.stop();

  const sending = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'web@cars.example' });
  await expect
    .poll(() => healthOf(sending), { timeout: 15_000 })
    .toMatchObject({ parts: { leads: { waiting: 0, delivered: 1 } } });
  await expect.poll(() => smtp.mails.length).toBe(2);
  expect(await healthOf(sending)).toMatchObject({ parts: { mail: { state: 'ok' } } });
  await sending.stop();

  const again = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'web@cars.example' });
  await again.stop();
  expect(smtp.mails).toHaveLength(2);
  expect(smtp.mails.filter((text) => /^To: waiting-0001@post\.example$/m.test(text))).toHaveLength(1);
});
