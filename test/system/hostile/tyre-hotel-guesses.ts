import { Agent, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { slowness } from '~test/processor';
import { ask } from '../ask';
import { processorSeconds, type RunningServer } from '../server';

const HOST = 'carstore-se.localhost';
const PLATE = 'DHA101';
const CLIENTS = 50;
const GUESSES = 10_000;
/** Requests of one client that are under way at once. */
const CONCURRENCY = 4;

interface Reply {
  readonly status: number;
  readonly cookie: boolean;
  readonly text: string;
}

/** One client of the attack, with an address of its own and connections that stay open. */
function attacker(server: RunningServer, number: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const headers = {
    host: `${HOST}:${server.port}`,
    'x-forwarded-for': `198.51.100.${number}`,
    'content-length': '0',
  };
  const post = (path: string) =>
    new Promise<Reply>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: server.port, agent, headers, path, method: 'POST' },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              cookie: answer.headers['set-cookie'] !== undefined,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sent.once('error', reject);
      sent.end();
    });
  return { post, leave: () => agent.destroy() };
}

const tallyOf = (replies: readonly Reply[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  );

/** Guessing the code of somebody's tyre hotel: as many guesses as there are codes, from many clients at once. */
export function hostileGuesses(server: () => RunningServer): void {
  const callOf = async (method: string, path: string) => {
    const headers = { 'x-forwarded-for': '198.51.100.200' };
    return ask(server(), `/api/tirehotel/authorization/${path}`, { host: HOST, method, headers });
  };

  /** A code that was sent, and the secret that goes with it. */
  async function codeOf(plate: string): Promise<{ readonly token: string; readonly code: string }> {
    const found = (await callOf('GET', `search?regNo=${plate}`)).json();
    const sent = (await callOf('POST', `login?encryptedPhoneNumber=${found.encryptedPhoneNumber}`)).json();
    const { text } = await ask(server(), '/_dev/outbox?format=json', { host: HOST });
    const code = /(\d{4}) är din kod/.exec(text)?.[1] ?? '';
    expect(code).toMatch(/^\d{4}$/);
    return { token: String(sent.authorizationToken), code };
  }

  describe('the codes of the tyre hotel', { retry: 0 }, () => {
    test(`W-549: ${GUESSES} guesses from ${CLIENTS} clients at once open nothing: five are looked at`, async () => {
      const spent = await codeOf(PLATE);
      const { token, code } = await codeOf(PLATE);
      const path = (auth: string, otp: string) =>
        `/api/tirehotel/authorization/validate?authToken=${auth}&otpToken=${otp}`;
      // Every code but the right one, some with the secret of the code before, some with one that was made up.
      const all = Array.from({ length: GUESSES }, (_, at) => String(at).padStart(4, '0')).filter(
        (guess) => guess !== code,
      );
      const secretOf = (at: number) =>
        at % 10 === 1
          ? spent.token
          : at % 10 === 2
            ? `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
            : token;
      const guesses = all.map((guess, at) => path(secretOf(at), guess));
      const attackers = Array.from({ length: CLIENTS }, (_, at) => attacker(server(), at + 1));
      const used = async () => (await processorSeconds(server().pid)) ?? 0;
      const began = await used();
      const replies = (
        await Promise.all(
          attackers.map(async ({ post }, client) => {
            const mine = guesses.filter((_, at) => at % CLIENTS === client);
            const done: Reply[] = [];
            for (let at = 0; at < mine.length; at += CONCURRENCY)
              done.push(...(await Promise.all(mine.slice(at, at + CONCURRENCY).map(post))));
            return done;
          }),
        )
      ).flat();
      const seconds = (await used()) - began;
      for (const { leave } of attackers) leave();
      expect(replies).toHaveLength(GUESSES - 1);
      expect(tallyOf(replies)).toEqual({ 400: 5, 410: GUESSES - 6 });
      expect(replies.filter(({ cookie }) => cookie)).toEqual([]);
      // What is refused says the same of every code, and nothing of the car or its owner.
      expect(new Set(replies.map(({ text }) => text.replace(/"reference":"[^"]*"/, ''))).size).toBe(2);
      // Of the server's processor: what else runs beside it does not count.
      expect(seconds).toBeLessThan(30 * slowness());
      // The right one comes too late, and so does one more code than the number has an hour.
      expect((await callOf('POST', `validate?authToken=${token}&otpToken=${code}`)).status).toBe(410);
      await codeOf(PLATE);
      const found = (await callOf('GET', `search?regNo=${PLATE}`)).json();
      expect((await callOf('POST', `login?encryptedPhoneNumber=${found.encryptedPhoneNumber}`)).status).toBe(
        429,
      );
      const logged = server().output();
      expect(logged).toContain('"failure":"code-expired"');
      for (const secret of [PLATE, token, spent.token, `otpToken=`, '+4670'])
        expect(logged).not.toContain(secret);
    });
  });
}
