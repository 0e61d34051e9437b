import { describe, expect, test } from 'vitest';
import { LANGUAGES, translator } from '~/messages';
import { localeFor, SITES } from '~/sites';
import { LOOK, place } from '~test/leads/dealer';
import type { Lead } from '../../store/lead-store';
import type { CheckedOffer } from '../offer';
import type { Receiver } from '../receiver';
import { referenceOf } from '../reference';
import { confirmationOf, formatDueDay } from './confirmation';
import { leadMail, type MailFrame } from './lead-mail';
import { receiptMail } from './receipt-mail';
import { reminderMail } from './reminder-mail';

const offer: CheckedOffer = {
  currency: 'SEK',
  loan: {
    state: 'same',
    chosen: true,
    price: 24_990_000,
    downPayment: 5_000_000,
    credit: 19_990_000,
    residual: 0,
    startFee: 59_500,
    invoiceFee: 4500,
    monthly: 382_100,
    total: 23_000_000,
    months: 60,
    interestRate: 4.95,
    effectiveRate: 5.5555,
  },
  quote: null,
  leasing: {
    state: 'same',
    options: [{ type: 'Private', monthlyCost: 3995, monthlyText: null, months: 36, mileage: 1500 }],
  },
  gone: false,
  unchecked: false,
};
const service = {
  vehicle: 'motorcycle',
  services: ['bookService', 'other'],
  date: '2026-12-01',
  other: 'Ring',
  consent: true,
  newsletter: true,
};
const lead = (change: { values?: object; receiver?: Receiver; context?: object } = {}): Lead => ({
  id: '4f2a9c1d-5b6e-4c7d-8e9f-0a1b2c3d4e5f',
  site: 'automotive-se',
  language: 'sv',
  formName: 'NordhemCarContactForm',
  values: {
    name: 'Ada Ek',
    phone: '+46701740605',
    email: 'ada@post.example',
    message: '',
    quote: true,
    testDrive: false,
    siteName: '',
    car: 'Volvo',
    carId: '4711',
    siteId: '',
    toName: '',
    toEmail: '',
    sourceUrl: '/kop-bil/4711',
    regno: '',
    milage: '',
    driveTime: '',
    option: '',
    calculation: null,
    service: null,
    ...change.values,
  },
  receiver: change.receiver ?? { name: 'Per Granath', email: 'per@nordhem.example', kind: 'person' },
  context: {
    car: {
      title: 'Volvo V60 T6, ABC123',
      dealerTitle: 'Volvo V60 T6 (SE), ABC123',
      path: '/kop-bil/4711/volvo',
    },
    carGone: false,
    place,
    offer,
    estimate: null,
    drive: null,
    receipt: true,
    answerDue: { date: '2026-11-24', time: '10:00' },
    ...change.context,
  },
  createdAt: new Date('2026-11-23T09:00:00Z'),
});
const NOW_DUE = { date: '2026-11-24', time: '10:00' };
const NOW = { date: '2026-11-23', time: '10:00' };
const site = SITES[0];
if (site === undefined) throw new Error('no site');
const frame = (language: (typeof LANGUAGES)[number]): MailFrame => ({
  t: translator(language),
  language,
  locale: localeFor(site, language),
  site: 'Nordhem',
  origin: 'https://nordhem.example',
  look: LOOK,
  distanceUnit: 'mil',
  country: 'SE',
});
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(LANGUAGES)('correction 17: in %s', (language) => {
  const t = translator(language);
  const kinds: readonly (readonly [string, Lead])[] = [
    ['a car', lead()],
    ['a seller without a name', lead({ receiver: { name: '', email: 'x@y.example', kind: 'person' } })],
    ['a facility', lead({ receiver: { name: place.name, email: place.email, kind: 'facility' } })],
    ['no car', lead({ values: { car: '', carId: '' }, context: { car: null, offer: null } })],
    ['a car that is gone', lead({ context: { car: null, carGone: true, offer: null } })],
    ['no promise', lead({ context: { answerDue: null } })],
    [
      'a car to sell',
      lead({ values: { option: 'sell', regno: 'ABC123', milage: '98' }, context: { car: null } }),
    ],
    ['a request for service', lead({ values: { service }, context: { car: null, offer: null } })],
    ['a car to trade in', lead({ values: { option: 'trade-in', regno: 'ABC123' }, context: { car: null } })],
  ];

  test.each(kinds)('the receipt and the mail to the dealer about %s are whole', (_, each) => {
    for (const mail of [receiptMail(each, frame(language), NOW), leadMail(each, frame(language))]) {
      for (const body of [mail.subject, mail.text, mail.html]) {
        expect(body).not.toMatch(/\{\w+\}|undefined|NaN|null|\[object/);
      }
      expect(mail.subject).toMatch(/\p{L}{3}/u);
      expect(mail.text).toContain(referenceOf(each.id));
      expect(mail.html).toContain(`lang="${language}"`);
    }
  });

  test('a cost never stands without its effective rate and the notice', () => {
    const { text } = receiptMail(lead(), frame(language), NOW);
    expect(text).toContain(`${t('finance.effectiveRate')}: `);
    expect(plain(text)).toMatch(/5[.,]56 ?%/);
    expect(text).toContain(t('loanWarning.bodySE'));
  });

  test('a promise that is past is not repeated', () => {
    const late = receiptMail(lead(), frame(language), { date: '2026-11-24', time: '10:00' });
    expect(late.text).toContain(t('request.answerSoon'));
    expect(late.text).not.toContain(formatDueDay(NOW_DUE, frame(language)).weekday);
  });
});

describe('correction 17: who has the request', () => {
  const sentTo = (receiver: Receiver, language: 'sv' | 'nb' | 'fi' | 'sk' | 'en-GB' = 'sv') =>
    confirmationOf(lead({ receiver }), frame(language)).sentTo;

  test.each([
    ['sv', 'Den har skickats till Per Granath hos Nordhem Kista.'],
    ['nb', 'Per Granath hos Nordhem Kista'],
    ['fi', 'Se on lähetetty: Per Granath (Nordhem Kista).'],
    ['sk', 'Odoslali sme ho: Per Granath (Nordhem Kista).'],
    ['en-GB', 'It has been sent to Per Granath at Nordhem Kista.'],
  ] as const)('a seller with a name is a person at a facility (%s)', (language, text) => {
    expect(sentTo({ name: 'Per Granath', email: 'p@n.example', kind: 'person' }, language)).toContain(text);
  });

  test.each([
    ['sv', 'en säljare hos Nordhem Kista'],
    ['nb', 'en selger hos Nordhem Kista'],
    ['fi', 'myyjä (Nordhem Kista)'],
    ['sk', 'predajca (Nordhem Kista)'],
    ['en-GB', 'a sales adviser at Nordhem Kista'],
  ] as const)('a seller without one is somebody there (%s)', (language, text) => {
    expect(sentTo({ name: '', email: 'p@n.example', kind: 'person' }, language)).toContain(text);
  });

  test('a facility or a department is addressed by its name', () => {
    expect(sentTo({ name: 'Nordhem Kista Nya bilar', email: 'n@n.example', kind: 'facility' })).toBe(
      'Den har skickats till Nordhem Kista Nya bilar.',
    );
  });
});

test('correction 17: the dealer reads the figures in the words and the writing of the site', () => {
  const text = plain(leadMail(lead(), frame('sv')).text);
  for (const line of [
    'Det kunden räknade på',
    'Kontantinsats: 50 000 kr',
    'Avbetalningstid: 60 månader',
    'Månadskostnad: 3 821 kr',
    'Effektiv ränta: 5,56 %',
    'Privatleasing: 3 995 kr per månad · 36 månader · Körsträcka per år 1 500 mil · inkl. moms',
    'kunden såg samma siffror',
  ])
    expect(text).toContain(line);
});

test('who answers, or is reminded to, reads in which language the visitor has read the page, where it is not the first', () => {
  const english = { ...lead(), language: 'en' };
  for (const write of [leadMail, reminderMail]) {
    for (const body of [write(english, frame('sv')).text, write(english, frame('sv')).html])
      expect(body).toContain('Kunden har läst sidan på engelska.');
    expect(write(lead(), frame('sv')).text).not.toContain('läst sidan på');
    // A language that the site has had when the request came is answered in its first one.
    expect(write({ ...lead(), language: 'pl' }, frame('sv')).text).not.toContain('läst sidan på');
  }
});

test('correction 17: figures that the visitor did not see, or that belong to nothing, are marked', () => {
  const changed = { ...offer, loan: offer.loan && { ...offer.loan, state: 'changed' as const } };
  expect(leadMail(lead({ context: { offer: changed } }), frame('sv')).text).toContain(
    'OBS: kunden såg andra',
  );
  const gone = { ...offer, loan: null, leasing: null, gone: true };
  const { text } = leadMail(lead({ context: { offer: gone } }), frame('sv'));
  expect(text).toContain('OBS: kunden skickade siffror');
  expect(text).not.toContain('Månadskostnad');
});

test('correction 17: what was typed is escaped, and makes neither lines of its own nor parts', () => {
  const each = lead({ values: { name: '<img src=x onerror=alert(1)>', message: '</table><h1>Bank</h1>' } });
  const { html } = leadMail(each, frame('sv'));
  expect(html).not.toMatch(/<img|<h1>/);
});
