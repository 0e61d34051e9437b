import { expect, test } from 'vitest';
import type { SentForm } from '~/modules/leads';
import type { FormState } from '~/page/contract';
import { SITES, siteByKey } from '~/sites';
import { hostTable } from '../http/hosts';
import { formPages } from './form-pages';

const hosts = hostTable({
  defaultSite: 'automotive-se',
  siteHosts: {},
  canonicalHosts: false,
  port: () => 3000,
});

async function drawn(host: string, failure: SentForm['failure']): Promise<FormState> {
  const states: FormState[] = [];
  const pages = formPages({
    hosts,
    headers: {},
    pages: {
      get: () => Promise.reject(new Error('unused')),
      withForm: async (_host, _url, form) => {
        states.push(form);
        return { kind: 'redirect', to: '/', status: 302 };
      },
    },
  });
  const sent = {
    formName: 'NordhemContactForm',
    source: '/',
    values: { message: 'Hej' },
    fields: [],
    failure,
    reference: null,
    id: null,
  };
  await pages.again(new Request(`http://${host}/`, { headers: { host } }), sent);
  const [state] = states;
  if (state === undefined) throw new Error('nothing drawn');
  return state;
}

test.each([
  ['automotive-se', '070-174 06 05'],
  ['automotive-no', '406 00 123'],
  ['carstore-fi', '040 123 4567'],
  ['carstore-sk', '0905 123 456'],
  ['automotive-uk', '07700 900123'],
] as const)(
  'correction 17: %s gives a phone number of its own country as the example',
  async (key, example) => {
    const { problems } = await drawn(siteByKey(key).hosts[0], {
      kind: 'invalid',
      problems: { phone: 'phoneInvalid' },
    });
    expect(problems.phone).toContain(example);
  },
);

test('correction 17: what could not be stored comes back with its words and what to do, on every site', async () => {
  for (const site of SITES) {
    const { outcome, values, message } = await drawn(site.hosts[0], { kind: 'unavailable' });
    expect([outcome, values.message]).toEqual(['failed', 'Hej']);
    expect(message).toBeTruthy();
  }
});

test('W-632, W-635, W-636, W-637: problems of a service request have the form’s own messages', async () => {
  const problems = {
    siteName: 'dealerMissing',
    regno: 'plateMissing',
    date: 'dateInvalid',
    gdpr: 'consentMissing',
    newsletter: 'newsletterChanged',
  } as const;
  const drawnState = await drawn('nordhem-no.example', { kind: 'invalid', problems });
  expect(drawnState.problems).toEqual({
    siteName: 'Velg avdelingen som skal gjøre jobben.',
    regno: 'Skriv registreringsnummeret til kjøretøyet.',
    date: 'Velg en dag fra og med i dag.',
    gdpr: 'Vi trenger samtykket ditt for å kunne svare.',
    newsletter:
      'Teksten om nyhetsbrevet er en annen enn da du åpnet siden. Les den og kryss av igjen hvis du vil.',
  });
});

test('a form whose page has another address by now is drawn there, with its words', async () => {
  const drawnAt: string[] = [];
  const pages = formPages({
    hosts,
    headers: {},
    pages: {
      get: () => Promise.reject(new Error('unused')),
      withForm: async (_host, url, { values }) => {
        drawnAt.push(`${url.pathname} ${values.message}`);
        const to = { '/old': '/new', '/new': '/newer', '/newer': 'https://elsewhere.example/' }[url.pathname];
        return { kind: 'redirect', to: to ?? '/', status: 301 };
      },
    },
  });
  const sent = { formName: 'NordhemContactForm', source: '/old', values: { message: 'Hej' }, fields: [] };
  const failure = { kind: 'rate-limited' } as const;
  await pages.again(new Request('http://nordhem.example/'), { ...sent, failure, reference: null, id: null });
  expect(drawnAt).toEqual(['/old Hej', '/new Hej', '/newer Hej']);
});
