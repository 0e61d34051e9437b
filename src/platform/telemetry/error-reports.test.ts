import { expect, test } from 'vitest';
import { z } from 'zod';
import { createBreaker } from '~/platform/breaker';
import { createLog, nullLog } from '~/platform/log';
import { misbehavingServer } from '~test/misbehaving-server';
import { createErrorReporter } from '.';
import { scrubReport } from './scrub';

/** A person with everything that may come by in an error. */
const PERSON = {
  name: 'Astrid Lindqvist',
  email: 'astrid@lindqvist.example',
  phone: '070-174 06 05',
  international: '+46 70 174 06 05',
  personNumber: '19850412-1234',
  plate: 'ABC 12A',
  vin: 'YV1RS61T832256789',
  message: 'Ring mig om bilen',
};
const LEAKS = /Astrid|Lindqvist|174 06|850412|ABC ?12A|YV1RS61T|Ring mig|hunter2/i;

const frame = z.object({
  function: z.string(),
  filename: z.string(),
  lineno: z.number(),
  in_app: z.boolean(),
});
const event = z.object({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  level: z.string(),
  release: z.string(),
  environment: z.string(),
  message: z.object({ formatted: z.string() }),
  tags: z.record(z.string(), z.string()),
  exception: z
    .object({
      values: z.array(
        z.object({ type: z.string(), value: z.string(), stacktrace: z.object({ frames: z.array(frame) }) }),
      ),
    })
    .optional(),
});

function opened(url: string, intervalMs = 60_000) {
  const breaker = createBreaker({ name: 'error-reports', log: nullLog });
  let dropped = 0;
  const reporter = createErrorReporter({
    dsn: `${url.replace('//', '//hunter2key@')}/folder/42`,
    release: '1.2.3',
    environment: 'production',
    breaker,
    intervalMs,
    onDropped: () => {
      dropped += 1;
    },
  });
  const log = createLog({ destination: { write: () => undefined }, onError: (line) => reporter.add(line) });
  return { breaker, reporter, log, dropped: () => dropped };
}

const eventsOf = (bodies: readonly { readonly body: string }[]) =>
  bodies.map(({ body }) => event.parse(JSON.parse(body.split('\n')[2] ?? '')));

test('an error of the log arrives with its kind, place and reference, and none of the person that it is about', async () => {
  const server = await misbehavingServer('{}');
  const { reporter, log } = opened(server.url);
  const cause = Object.assign(new Error(`duplicate key (${PERSON.name})`), {
    code: '23505',
    detail: `Key (email)=(${PERSON.email}) already exists.`,
  });
  const failed = new Error(
    `Failed query: insert into leads values ('${PERSON.name}', $1)\nparams: ${PERSON.phone}`,
    { cause },
  );
  log.error(
    { err: failed, ...PERSON, reference: '7QX2-M9DK', values: PERSON, path: `/x/${PERSON.email}` },
    'request failed',
  );
  log
    .child({ queue: 'mail', name: PERSON.name })
    .error(new TypeError(`"${PERSON.name}" is not a function`), `could not tell ${PERSON.email}`);
  log.error({ err: new SyntaxError(`Unexpected token 'A', ${PERSON.name} is not valid JSON`) });
  log.error(
    new RangeError(
      `Invalid time ${PERSON.phone} ${PERSON.international} ${PERSON.personNumber} ${PERSON.plate} ${PERSON.vin}`,
    ),
  );
  log.warn({ err: failed }, 'not an error line');
  log.fatal({ upstream: 'smtp' }, 'no error object');
  await reporter.close();

  const events = eventsOf(server.received);
  expect(events).toHaveLength(5);
  const [first, second, third, , fifth] = events;
  expect(first).toMatchObject({
    level: 'error',
    release: '1.2.3',
    environment: 'production',
    message: { formatted: 'request failed' },
    tags: { reference: '7QX2-M9DK' },
  });
  expect(first?.exception?.values.map(({ type, value }) => [type, value])).toEqual([
    ['Error', '23505'],
    ['Error', 'Failed query: insert into leads values ([masked], $1)'],
  ]);
  expect(first?.exception?.values[1]?.stacktrace.frames.at(-1)).toMatchObject({
    filename: expect.stringContaining('error-reports.test.ts'),
    in_app: true,
  });
  expect(second).toMatchObject({ tags: { queue: 'mail' } });
  expect(second?.exception?.values[0]).toMatchObject({
    type: 'TypeError',
    value: '[masked] is not a function',
  });
  expect(third?.exception?.values[0]).toMatchObject({ type: 'SyntaxError', value: 'SyntaxError' });
  expect(fifth).toMatchObject({ level: 'fatal', tags: { upstream: 'smtp' } });
  expect(server.received.map(({ body }) => body).join()).not.toMatch(LEAKS);
  expect(server.received[0]?.headers).toMatchObject({
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=hunter2key, sentry_client=forecourt/1.2.3',
  });
  await server.close();
});

test('texts keep what an engineer needs', () => {
  for (const text of [
    'Cannot read properties of undefined',
    'Failed query: select "[masked]" from $1',
    'ECONNREFUSED',
  ])
    expect(scrubReport(text)).toBe(text.replace('"[masked]"', '[masked]'));
});

test('a server that is away is left alone; a hundred errors wait, the rest are counted', async () => {
  const server = await misbehavingServer('{}');
  const { reporter, log, breaker, dropped } = opened(server.url, 10);
  await server.set('failing');
  for (let count = 0; count < 103; count += 1) log.error({ err: new TypeError('x') }, 'again');
  expect(dropped()).toBe(3);
  await expect.poll(() => breaker.state()).toBe('open');
  expect(server.failed()).toBeLessThanOrEqual(5);
  await reporter.close();
  await server.close();
});

test('errors come when their server is back', async () => {
  const server = await misbehavingServer('{}');
  const { reporter, log } = opened(server.url, 10);
  await server.set('gone');
  log.error({ err: new TypeError('x') }, 'once');
  await new Promise((resolve) => setTimeout(resolve, 25));
  await server.set('well');
  await expect.poll(() => eventsOf(server.received).length, { timeout: 8000 }).toBe(1);
  await reporter.close();
  await server.close();
});
