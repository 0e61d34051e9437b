import { expect, test } from 'vitest';
import { createLog, nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { err, ok } from '~/platform/result';
import { systemClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import type { Leads } from '../leads';
import { leadRoutes, type SentForm } from './routes';

const site = siteByKey('automotive-se');
const receiver = { name: 'Nordhem', email: 'info@nordhem.example', kind: 'facility' as const };
const confirmation = { reference: 'K7QX-2M9DK', sentTo: 'Till Nordhem.', next: ['Svar i morgon.'] };
const accepted = { id: 'lead-1', receiver, repeated: false, drive: null, confirmation };

async function post(submit: Leads['submit']) {
  const lines: string[] = [];
  const app = leadRoutes({
    leads: {
      submit,
      confirmation: async () => null,
      work: async () => undefined,
      settleMail: async () => undefined,
      dead: async () => [],
      retryDead: async () => 0,
      importPast: async () => 0,
      counts: async () => ({ pending: 0, waiting: 0, delivered: 0, dead: 0 }),
    },
    siteOf: () => site,
    languageOf: () => 'sv',
    clientOf: () => 'visitor',
    rateLimit: createRateLimit({ burst: 5, perMinute: 5 }),
    pages: { again: async () => new Response(''), thanks: () => '/' },
    clock: systemClock,
    log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
  });
  app.onError(() => new Response(null, { status: 500 }));
  const values = { customerName: 'Ada Ek', customerPhone: '070-174 06 05', regno: 'ABC123' };
  const answer = await app.request('/api/forms/comhub', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'NordhemSellCarForm', formSubmissionId: 'an-offer-1', values }),
  });
  const body: unknown = await answer.json();
  return {
    answer: body,
    status: answer.status,
    log: lines.map((line) => JSON.parse(line)),
    text: lines.join(''),
  };
}

test('W-606: start and success are logged, without what was typed', async () => {
  const { status, answer, log, text } = await post(async () => ok(accepted));
  expect(status).toBe(202);
  expect(answer).toEqual({ id: 'lead-1', receiver: 'Nordhem', ...confirmation });
  expect(log).toMatchObject([
    { msg: 'form received', form: 'SellCarForm', site: 'automotive-se' },
    { msg: 'form stored', form: 'SellCarForm', id: 'lead-1' },
  ]);
  expect(text).not.toMatch(/Ada|174 ?06|ABC123/);
});

test('W-606: a refusal and a breakdown are logged as failures', async () => {
  const refused = await post(async () => err({ kind: 'invalid', problems: { milage: 'milageMissing' } }));
  expect(refused.status).toBe(422);
  expect(refused.log[1]).toMatchObject({ msg: 'form not stored', failure: 'invalid' });
  const broken = await post(() => Promise.reject(new Error('disk full')));
  expect(broken.status).toBe(503);
  // What the visitor is shown finds the line.
  const { reference } = broken.log[1];
  expect(reference).toMatch(/^\w{4}-\w{4}$/);
  expect(broken.answer).toEqual({ error: 'unavailable', reference });
  expect(broken.log[1]).toMatchObject({ msg: 'form not stored', level: 'error' });
  expect(refused.text + broken.text).not.toMatch(/Ada|174 ?06|ABC123/);
});

test('V-491: a dealer without a new-cars department for the brand is refused and logged as such', async () => {
  const { status, log } = await post(async () => err({ kind: 'department-not-found' }));
  expect(status).toBe(422);
  expect(log[1]).toMatchObject({
    level: 'warn',
    failure: 'department-not-found',
    reason: 'Department not found',
  });
});

test('correction 17: without JavaScript too, a request that cannot be stored comes back with what was typed', async () => {
  const drawn: SentForm[] = [];
  const app = leadRoutes({
    leads: {
      submit: () => Promise.reject(new Error('disk full')),
      confirmation: async () => null,
      work: async () => undefined,
      settleMail: async () => undefined,
      dead: async () => [],
      retryDead: async () => 0,
      importPast: async () => 0,
      counts: async () => ({ pending: 0, waiting: 0, delivered: 0, dead: 0 }),
    },
    siteOf: () => site,
    languageOf: () => 'sv',
    clientOf: () => 'visitor',
    rateLimit: createRateLimit({ burst: 5, perMinute: 5 }),
    pages: {
      again: async (_, sent) => {
        drawn.push(sent);
        return new Response('');
      },
      thanks: () => '/',
    },
    clock: systemClock,
    log: nullLog,
  });
  const body = new URLSearchParams({ formName: 'NordhemContactForm', message: 'Hej', name: 'Ada' });
  const answer = await app.request('/api/forms/comhub', { method: 'POST', body });
  expect(answer.status).toBe(503);
  expect(drawn).toMatchObject([
    { failure: { kind: 'unavailable' }, values: { message: 'Hej', name: 'Ada' }, id: null },
  ]);
});

test('W-631: without JavaScript a refused service request comes back with every service that was ticked', async () => {
  const drawn: SentForm[] = [];
  const app = leadRoutes({
    leads: {
      submit: async () => err({ kind: 'invalid', problems: { date: 'dateInvalid' } }),
      confirmation: async () => null,
      work: async () => undefined,
      settleMail: async () => undefined,
      dead: async () => [],
      retryDead: async () => 0,
      importPast: async () => 0,
      counts: async () => ({ pending: 0, waiting: 0, delivered: 0, dead: 0 }),
    },
    siteOf: () => siteByKey('automotive-no'),
    languageOf: () => 'nb',
    clientOf: () => 'visitor',
    rateLimit: createRateLimit({ burst: 5, perMinute: 5 }),
    pages: {
      again: async (_, sent) => {
        drawn.push(sent);
        return new Response('');
      },
      thanks: () => '/',
    },
    clock: systemClock,
    log: nullLog,
  });
  const body = new URLSearchParams('formName=NordhemNorgeServiceRequestForm&services=Service&services=Annet');
  const answer = await app.request('/api/forms/comhub', { method: 'POST', body });
  expect(answer.status).toBe(422);
  expect(drawn[0]?.values.services).toBe('Service\nAnnet');
  // Its form is found again by its name, whatever else of it is unreadable.
  const unreadable = new URLSearchParams(
    'formName=NordhemNorgeServiceRequestForm&formSubmissionId=x&name=Ada',
  );
  expect((await app.request('/api/forms/comhub', { method: 'POST', body: unreadable })).status).toBe(400);
  expect(drawn[1]).toMatchObject({
    formName: 'NordhemNorgeServiceRequestForm',
    values: { name: 'Ada' },
    failure: { kind: 'malformed' },
  });
});
