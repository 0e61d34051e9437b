import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  isMessageKey,
  LANGUAGES,
  type Language,
  loanWarning,
  messageSubset,
  messagesFor,
  type Plural,
  translator,
  translatorOver,
} from '.';
import { en } from './en';

const textsOf = (message: string | Plural): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

const parametersOf = (message: string | Plural): string[] =>
  [
    ...new Set(
      textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')),
    ),
  ].sort();

describe.each(LANGUAGES)('%s', (language: Language) => {
  const messages = messagesFor(language);

  test('C-009: has every key, no other, and no empty text', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(messages)) {
      for (const text of textsOf(message)) {
        expect(text.trim(), key).toBe(text);
        expect(text, key).not.toBe('');
      }
    }
  });

  test('no visitor reads that a mail was sent: it may wait for a mail server', () => {
    const mails = [
      'alert.sentText',
      'booked.mail',
      'drive.mailed',
      'request.mailed',
      'tyreHotel.thanksText',
      'visitPage.doneCancelled',
      'visitPage.doneMoved',
      'wizard.sent',
    ] as const;
    for (const key of mails)
      expect(messages[key], key).not.toMatch(
        /skickat|sent|sendt|lähetimme|poslali|på väg|på vei|on its way|tulossa|príde|na ceste/i,
      );
  });

  test('has the parameters of the source text in every form', () => {
    for (const key of Object.keys(en).filter(isMessageKey)) {
      const wanted = parametersOf(en[key]);
      for (const text of textsOf(messages[key])) expect(parametersOf(text), key).toEqual(wanted);
    }
  });

  test('has every plural form that whole numbers need in the language', () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set([0, 1, 2, 3, 5, 11, 21, 100, 1234].map((count) => rules.select(count)));
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue;
      for (const form of needed) expect(message[form], `${key} ${form}`).toBeTruthy();
    }
  });

  test('spells one word one way', () => {
    if (!language.startsWith('en')) return;
    const texts = Object.values(messages).flatMap(textsOf);
    expect(texts.filter((text) => /\be-mail/i.test(text))).toEqual([]);
  });

  test('is not English where it should not be', () => {
    if (language.startsWith('en')) return;
    const same = Object.keys(en)
      .filter(isMessageKey)
      .filter((key) => JSON.stringify(messages[key]) === JSON.stringify(en[key]));
    const international = new Set([
      'alertMail.newsSubject',
      'connections.part.database',
      'figures.hoursShort',
      'staff.hours',
      'staff.minutes',
      'summary.quantity',
      'summary.each',
      'field.car_acceleration_text',
      'field.car_ncapstars',
      'field.car_model',
      'field.car_version',
      'field.car_site_region',
      'field.site_region',
      'phone.model',
      'shell.menu',
      'form.email',
      'facility.mail',
      // The fall-backs of TEXT-3 are English on every site.
      'legalInfo.showMore',
      'legalInfo.showLess',
      'embed.missingFormId',
      // In the words of QUICK-4.
      'list.quickViewError',
      'tyreHotel.depth',
      'workshopService.service',
    ]);
    expect(same.filter((key) => !international.has(key))).toEqual([]);
  });
});

/** The beginnings of the longer words of a text: languages bend the ends. */
const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));

test.each(LANGUAGES)('%s: a calculation calls its figures by the names of the form', (language) => {
  const messages = messagesFor(language);
  for (const [step, ...labels] of [
    ['finance.how.credit', 'finance.downPayment'],
    ['finance.how.monthly', 'finance.invoiceFee'],
    ['finance.how.monthlySame', 'finance.invoiceFee'],
    ['finance.how.total', 'finance.residual', 'finance.startFee'],
    ['finance.example', 'finance.downPayment', 'finance.residual', 'finance.startFee', 'finance.invoiceFee'],
  ] as const) {
    if (step === 'finance.example' && language === 'en-GB') continue;
    for (const label of labels)
      for (const stem of stems(messages[label])) expect(messages[step].toLowerCase(), step).toContain(stem);
  }
});

test('fills in parameters and writes numbers as the language does', () => {
  expect(translator('sv')('list.showing', { shown: 48, total: 12345 })).toBe('Visar 48 av 12\u00a0345');
  expect(translator('en-GB')('list.showing', { shown: '48', total: 12345 })).toBe('Showing 48 of 12,345');
});

test('chooses the plural form by count', () => {
  const sk = translator('sk');
  expect([1, 3, 5].map((count) => sk('list.count', { count }))).toEqual(['1 auto', '3 autá', '5 áut']);
  expect(translator('sv')('list.count', { count: 1 })).toBe('1 bil');
  expect(translator('sv')('list.count', { count: 0 })).toBe('0 bilar');
});

test('a parameter that looks like a placeholder is written as it is', () => {
  expect(translator('en')('list.removeFilter', { filter: '{filter} $& <b>' })).toBe(
    'Remove filter {filter} $& <b>',
  );
});

test('an editor overrides a text, a whole plural or one form of it; an empty text changes nothing', () => {
  const t = translator('sv', {
    noSearchResults: 'Tomt!',
    'list.count.one': 'bara {count} bil',
    'facility.count': '{count} ställen',
    'shell.search': '',
    'no.such.key': 'x',
  });
  expect(t('noSearchResults')).toBe('Tomt!');
  expect(t('list.count', { count: 1 })).toBe('bara 1 bil');
  expect(t('list.count', { count: 2 })).toBe('2 bilar');
  expect(t('facility.count', { count: 1 })).toBe('1 ställen');
  expect(t('shell.search')).toBe('Sök');
});

test('a subset is plain data and translates its own keys only', () => {
  const subset = messageSubset('sk', ['list.count', 'shell.close'], { 'shell.close': 'Zatvoriť' });
  const t = translatorOver<'list.count' | 'shell.close'>(JSON.parse(JSON.stringify(subset)));
  expect(Object.keys(subset.texts)).toEqual(['list.count', 'shell.close']);
  expect(t('shell.close')).toBe('Zatvoriť');
  expect(t('list.count', { count: 2 })).toBe('2 autá');
});

test('the compiler wants the parameters of a message', () => {
  const t = translator('en');
  // @ts-expect-error total is missing
  t('list.showing', { shown: 1 });
  // @ts-expect-error no such key
  t('list.nothing');
  expectTypeOf(t('shell.close')).toEqualTypeOf<string>();
});

test('the British notice is not that of the Union, and says that we are no lender (FCA CONC 3.7.7)', () => {
  const t = translator('en-GB');
  expect(loanWarning(t, 'SK').heading).toBe('Caution! Borrowing money costs money');
  expect(loanWarning(t, 'GB').heading).toBe('Before you borrow');
  expect(loanWarning(t, 'GB').body).toMatch(
    /^We are a credit broker, not a lender\. Finance is subject to status\./,
  );
});

test('the loan warning is the wording of the Swedish regulation', () => {
  expect(messagesFor('sv')['loanWarning.headingSE']).toBe('Att låna kostar pengar!');
  expect(messagesFor('sv')['loanWarning.bodySE']).toMatch(
    /^Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning\. Det kan leda .* konsumentverket\.se\.$/,
  );
});
