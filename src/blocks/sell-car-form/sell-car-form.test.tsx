import { describe, expect, test } from 'vitest';
import { formNameOf } from '~/features/request-form/request-form-model';
import type { FormState } from '~/page/contract';
import { siteByKey } from '~/sites';
import { islandProps, renderBlock, testPage } from '~test/block';
import { block } from './sell-car-form.block';
import { view } from './sell-car-form.view';

type Fields = Parameters<typeof renderBlock<typeof block.fields, null>>[2];
const render = (fields: Fields = {}, page = testPage()) =>
  renderBlock(block, view, fields, { data: null, page });
const input = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)(?=[^>]*name="${name}")[^>]*>`).exec(html)?.[0] ?? '';
const sent = (state: Partial<FormState>) =>
  testPage({
    form: {
      formName: 'NordhemSellCarForm',
      outcome: 'invalid',
      values: {},
      problems: {},
      message: null,
      reference: null,
      ...state,
    },
  });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<form');
});

test('W-579, W-580, W-581, W-583: the fields by their names', () => {
  const html = render();
  for (const name of ['regno', 'milage', 'customerName', 'customerPhone', 'customerEmail', 'other'])
    expect(input(html, name)).toMatch(/^<(?:input|textarea) /);
});

test('W-584, W-585: formName is the prefix of the site, as of the contact form, and SellCarForm', () => {
  const site = siteByKey('carstore-se');
  const prefix = formNameOf(site, 'CarContactForm').replace('CarContactForm', '');
  expect(render({}, testPage({ site }))).toContain(`name="formName" value="${prefix}SellCarForm"`);
  expect(render()).toContain('name="formName" value="NordhemSellCarForm"');
});

test('W-578, W-582, W-597: sell or trade in must be chosen', () => {
  const html = render();
  expect(html).toMatch(
    /<input(?=[^>]*required)(?=[^>]*type="radio")(?=[^>]*name="option")(?=[^>]*value="sell")/,
  );
  expect(html).toMatch(/<input(?=[^>]*required)(?=[^>]*type="radio")(?=[^>]*value="trade-in")/);
  expect(html).not.toMatch(/<input[^>]*type="radio"[^>]*checked/);
});

test('W-593, W-594, W-595, W-596: what is required; the mileage is a number from 0', () => {
  const html = render();
  for (const name of ['regno', 'milage', 'customerName', 'customerPhone', 'customerEmail'])
    expect(input(html, name)).toContain('required=""');
  expect(input(html, 'milage')).toMatch(/(?=.*type="number")(?=.*min="0")/);
});

const taken = (html: string, name: string, value: string) => {
  const pattern = /pattern="([^"]*)"/.exec(input(html, name))?.[1] ?? 'no pattern';
  return new RegExp(`^(?:${pattern})$`, 'v').test(value);
};

test.each([
  ['W-598', 'customerPhone', '12345', false],
  ['W-598', 'customerPhone', '123456', true],
  ['W-598', 'customerPhone', '1'.repeat(20), true],
  ['W-598', 'customerPhone', '1'.repeat(21), false],
  ['W-598', 'customerPhone', '+46 70 123 45 67', true],
  ['W-598', 'customerPhone', '4+6123456', false],
  ['W-599', 'customerEmail', 'a@b', false],
  ['W-599', 'customerEmail', 'a@b.c', false],
  ['W-599', 'customerEmail', 'a@b.se', true],
  ['W-599', 'customerEmail', '@b.se', false],
] as const)('%s: the browser checks %s %s: %s', (_, name, value, expected) => {
  expect(taken(render(), name, value)).toBe(expected);
});

test('W-600: the message may stay empty', () => {
  expect(input(render(), 'other')).not.toContain('required');
});

test('W-607: the text of the dictionary is ready for the island, in the language of the page', () => {
  const failure = (page = testPage()) => islandProps(render({}, page)).texts.texts.sellCarFormError;
  expect(failure()).toMatch(/^Uppgifterna kom inte fram/);
  expect(failure(testPage({ language: 'en' }))).toContain('The details did not get through.');
});

describe('sent without JavaScript', () => {
  test('posts where forms are taken', () => {
    expect(render()).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/api\/forms\/comhub")/);
  });

  test('comes back with what was typed and what is wrong', () => {
    const html = render(
      {},
      sent({
        values: { regno: 'ABC123', option: 'trade-in', customerName: 'Ada' },
        problems: { milage: 'Skriv hur långt bilen har gått.', option: 'Välj.' },
        message: 'Något saknas.',
      }),
    );
    expect(html).toContain('Något saknas.');
    expect(html).toContain('<a href="#uid-milage"');
    expect(html).toContain('<a href="#uid-option"');
    expect(input(html, 'milage')).toContain('aria-invalid="true"');
    expect(input(html, 'regno')).toContain('value="ABC123"');
    expect(html).toMatch(/<input(?=[^>]*value="trade-in")(?=[^>]*checked="")/);
  });

  test('W-607: a failure is shown with a reference and a phone number', () => {
    const html = render({}, sent({ outcome: 'failed', reference: 'K7QX' }));
    expect(html).toMatch(/role="alert".*Uppgifterna kom inte fram.*href="tel:.*K7QX/);
  });

  test('is thanked for, with what happens next', () => {
    const html = render({}, sent({ outcome: 'sent' }));
    expect(html).toMatch(/role="status".*Tack, vi har fått dina uppgifter.*De har skickats till Nordhem\./);
    expect(html).not.toContain('<form');
  });

  test('another form’s answer is not taken for its own', () => {
    expect(render({}, sent({ outcome: 'sent', formName: 'NordhemContactForm' }))).toContain('<form');
  });
});

test('Title, TitleTag, Text and PrivacyLink are shown', () => {
  const html = render({
    Title: 'Sälj',
    TitleTag: 'H3',
    Text: '<p>Ord</p>',
    PrivacyLink: { href: '/integritet', text: '' },
  });
  expect(html).toMatch(/<h3[^>]*>Sälj<.*<p>Ord<\/p>.*<a href="\/integritet">Så behandlar vi/);
});

describe('the estimate', () => {
  test('W-015: a position is requested politely on each Swedish site that sells; no login is needed', () => {
    for (const key of ['automotive-se', 'carstore-se', 'mercedes-se', 'smart-se'] as const) {
      const html = render({}, testPage({ site: siteByKey(key) }));
      expect(html).toContain('data-valuation=""');
      expect(html).toMatch(/role="status"[^>]*>Fyll i registreringsnummer och mätarställning/);
      expect(html).not.toMatch(/type="password"|logga in/i);
    }
    const { texts } = islandProps(render({}, testPage({ language: 'en' }))).texts;
    expect(texts['valuation.busy']).toMatch(/^Comparing with similar cars/);
  });

  test('none on a site that values no cars', () => {
    const html = render({}, testPage({ site: siteByKey('carstore-no'), language: 'nb' }));
    expect(html).not.toContain('data-valuation');
  });
});

test('W-608: the form has no map, so none can keep it from being sent', () => {
  expect(render()).not.toMatch(/data-(?:enhance|island)="[^"]*map/);
});
