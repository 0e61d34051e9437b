import { describe, expect, test } from 'vitest';
import { translator } from '~/messages';
import { newsletterBox } from '~/modules/leads';
import type { FormState } from '~/page/contract';
import { siteByKey } from '~/sites';
import { islandProps, renderBlock, testPage } from '~test/block';
import { byDistance } from './by-distance';
import { block } from './service-request-form.block';
import type { ServiceRequestData } from './service-request-form.data';
import { view } from './service-request-form.view';

const site = siteByKey('automotive-no');
const norway = (more: Parameters<typeof testPage>[0] = {}) =>
  testPage({ site, language: 'nb', path: '/verksted/be-om-service', ...more });
const OSLO = {
  name: 'Nordhem Oslo Alnabru',
  email: 'verksted.oslo@nordhem.example',
  geocoord: '59.928,10.84',
};
const BERGEN = { name: 'Nordhem Bergen', email: 'verksted.bergen@nordhem.example', geocoord: '60.393,5.324' };
const cars: ServiceRequestData = { vehicle: 'car', dealers: [OSLO, BERGEN], near: null };
const motorcycles: ServiceRequestData = { vehicle: 'motorcycle', dealers: [OSLO], near: null };

const render = (
  data = cars,
  page = norway(),
  fields: Parameters<typeof renderBlock<typeof block.fields, ServiceRequestData>>[2] = {},
) => renderBlock(block, view, fields, { data, page });
const control = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea|select)(?=[^>]*\\bname="${name}")[^>]*>`).exec(html)?.[0] ?? '';
/** Values of the boxes that are ticked; those of the two consents are empty. */
const ticked = (html: string) =>
  [...html.matchAll(/<input(?=[^>]*type="checkbox")(?=[^>]*checked="")[^>]*>/g)].map(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  );
const sent = (state: Partial<FormState>) =>
  norway({
    form: {
      formName: 'NordhemNorgeServiceRequestForm',
      outcome: 'invalid' as const,
      values: {},
      problems: {},
      message: null,
      reference: null,
      ...state,
    },
  });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(cars, norway(), example.fields)).toContain('<form');
});

test('W-611, W-612, W-613, W-614, W-615, W-616, W-617, W-618: the fields by their names, nothing ticked', () => {
  const html = render();
  for (const name of ['siteName', 'services', 'description', 'regno', 'milage', 'other'])
    expect(control(html, name)).toMatch(/^<(?:input|select|textarea) /);
  expect(control(html, 'customerName')).toContain('autoComplete="name"');
  expect(control(html, 'customerPhone')).toMatch(/(?=.*type="tel")(?=.*autoComplete="tel")/);
  expect(control(html, 'customerEmail')).toMatch(/(?=.*type="email")(?=.*autoComplete="email")/);
  expect(control(html, 'date')).toContain('type="date"');
  expect(control(html, 'services')).toContain('type="checkbox"');
  for (const name of ['gdpr', 'newsletter']) expect(control(html, name)).toContain('type="checkbox"');
  expect(ticked(html)).toEqual([]);
});

test('W-632, W-635, W-637, W-638, W-640: what is required, and what is as one likes', () => {
  const html = render();
  for (const name of ['siteName', 'customerName', 'customerPhone', 'customerEmail', 'regno', 'date', 'gdpr'])
    expect(control(html, name), name).toContain('required=""');
  for (const name of ['services', 'description', 'milage', 'other', 'newsletter'])
    expect(control(html, name), name).not.toContain('required');
});

test('W-636: the first day is today in Oslo, whatever day it is elsewhere', () => {
  const min = (now: string) =>
    /min="(\d{4}-[^"]*)"/.exec(control(render(cars, norway({ now: new Date(now) })), 'date'))?.[1];
  // 00:30 and 23:30 in Oslo on 23 November.
  expect(min('2026-11-22T23:30:00Z')).toBe('2026-11-23');
  expect(min('2026-11-23T22:30:00Z')).toBe('2026-11-23');
});

test('W-639: the mileage is a number from 0, in the unit of the country', () => {
  expect(control(render(), 'milage')).toMatch(/(?=.*type="number")(?=.*min="0")/);
  expect(render()).toContain('Kilometerstand (km)');
});

test('W-619: the button says Send In; W-610: nothing else is English or Swedish', () => {
  const html = render();
  const words = html.replaceAll(/<[^>]*>/g, ' ');
  expect(words).toContain('Send In');
  expect(words.replace('Send In', '')).not.toMatch(/\b(the|send in|please|och|välj|bil är|skicka)\b/i);
});

test('W-647: the failure is ready for the island, word for word', () => {
  const { texts } = islandProps(render()).texts;
  expect(texts['serviceRequest.failed']).toBe('Noe gikk galt, vennligst prøv igjen senere.');
});

test('W-645: formName is the prefix of the site and ServiceRequestForm', () => {
  expect(render()).toContain('name="formName" value="NordhemNorgeServiceRequestForm"');
});

test('W-629: the form says whether it is about a car or a motorcycle', () => {
  expect(render()).toContain('name="typeCar" value="car"');
  expect(render(motorcycles)).toContain('name="typeCar" value="motorcycle"');
});

test('W-648, W-649: eleven services for cars, three for motorcycles, sent by their names', () => {
  const names = (html: string) =>
    [...html.matchAll(/name="services" value="([^"]*)"/g)].map(([, name]) => name);
  expect(names(render())).toHaveLength(11);
  expect(names(render(motorcycles))).toEqual(['Bestille service', 'Bestille deler', 'Annet']);
});

test('W-650: the motorcycle dealer is chosen, and there is no other', () => {
  const options = [...render(motorcycles).matchAll(/<option[^>]*value="([^"]*)"[^>]*>/g)];
  expect(options.map(([tag, name]) => [name, tag?.includes('selected')])).toEqual([[OSLO.name, true]]);
  expect(render(motorcycles)).not.toContain('data-place-form');
});

test('W-641: the box of a town has its suggestions from the places', () => {
  expect(render()).toContain('data-source="/api/places"');
});

test('W-651: the dealers of a town that was asked for, the nearest first and chosen, with their distance', () => {
  const from = { lat: 60.39, lng: 5.32 };
  expect(byDistance([OSLO, { ...OSLO, geocoord: '' }, BERGEN], from).map(({ geocoord }) => geocoord)).toEqual(
    [BERGEN.geocoord, OSLO.geocoord, ''],
  );
  const html = render({
    ...cars,
    dealers: byDistance(cars.dealers, from),
    near: { place: 'Bergen', position: from },
  });
  expect(html).toMatch(/<option[^>]*selected[^>]*>Nordhem Bergen \(1\u00a0km\)/);
  expect(html).toContain('Nærmest Bergen: Nordhem Bergen, 1\u00a0km.');
  expect(render({ ...cars, near: { place: 'Xyz', position: null } })).toContain('Xyz');
});

const taken = (html: string, name: string, value: string) => {
  const pattern = /pattern="([^"]*)"/.exec(control(html, name))?.[1] ?? 'no pattern';
  return new RegExp(`^(?:${pattern})$`, 'v').test(value);
};

test.each([
  ['W-633', 'customerPhone', '12345', false],
  ['W-633', 'customerPhone', '123456', true],
  ['W-633', 'customerPhone', '1'.repeat(20), true],
  ['W-633', 'customerPhone', '1'.repeat(21), false],
  ['W-633', 'customerPhone', '+47 900 00 000', true],
  ['W-634', 'customerEmail', 'a@b', false],
  ['W-634', 'customerEmail', 'a@b.no', true],
] as const)('%s: the browser checks %s %s: %s', (_, name, value, expected) => {
  expect(taken(render(), name, value)).toBe(expected);
});

describe('sent without JavaScript', () => {
  test('posts where forms are taken; the town is asked for by a form of its own', () => {
    const html = render();
    expect(html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/api\/forms\/comhub")/);
    expect(html).toMatch(/<form(?=[^>]*id="uid-place-form")(?=[^>]*method="get")/);
    expect(control(html, 'place')).toContain('form="uid-place-form"');
  });

  test('comes back with what was typed and what is wrong', () => {
    const html = render(
      cars,
      sent({
        values: {
          typeCar: 'car',
          siteName: BERGEN.name,
          services: 'Service\nEU-kontroll',
          regno: 'EK12345',
          description: 'Piper',
          other: 'Nei',
          date: '2026-01-01',
          newsletter: 'on',
          newsletterVersion: newsletterBox(translator('nb')).version,
        },
        problems: {
          date: 'Velg en dato fra og med i dag.',
          gdpr: 'Vi trenger samtykket.',
          services: 'Velg.',
        },
        message: 'Noe mangler.',
      }),
    );
    for (const name of ['date', 'gdpr', 'services']) {
      expect(html).toContain(`<a href="#uid-${name}"`);
      expect(html).toMatch(new RegExp(`id="uid-${name}-error"`));
    }
    expect(html).toMatch(new RegExp(`<option[^>]*value="${BERGEN.name}"[^>]*selected`));
    expect(ticked(html).slice(0, 2)).toEqual(['Service', 'EU-kontroll']);
    expect(control(html, 'regno')).toContain('value="EK12345"');
    expect(control(html, 'date')).toMatch(/(?=.*value="2026-01-01")(?=.*aria-invalid="true")/);
    expect(html).toMatch(/<textarea[^>]*name="description"[^>]*>Piper</);
    expect(control(html, 'newsletter')).toContain('checked');
    expect(control(html, 'gdpr')).not.toContain('checked');
  });

  test('with other words beside the box for the newsletter: they are there, with their version, and unticked', () => {
    const values = { typeCar: 'car', newsletter: 'on', newsletterVersion: 'before' };
    const form = { values, problems: { newsletter: 'Ny tekst.' } };
    const html = render(cars, sent(form));
    expect(control(html, 'newsletter')).not.toContain('checked');
    expect(control(html, 'newsletter')).toMatch(
      /aria-describedby="uid-newsletter-hint uid-newsletter-error"/,
    );
    expect(control(html, 'newsletterVersion')).toContain(
      `value="${newsletterBox(translator('nb')).version}"`,
    );
  });

  test('W-647: a failure is shown with a reference and a phone number', () => {
    const html = render(cars, sent({ outcome: 'failed', reference: 'K7QX' }));
    expect(html).toMatch(/role="alert".*Noe gikk galt, vennligst prøv igjen senere\..*href="tel:.*K7QX/);
  });

  test('W-620: is thanked for in Norwegian, with what happens next', () => {
    const html = render(cars, sent({ outcome: 'sent' }));
    expect(html).toMatch(
      /role="status".*Takk, vi har fått forespørselen din.*Den er sendt til Nordhem Norge\./,
    );
    expect(html).not.toContain('<form');
  });

  test('another form’s answer is not taken for its own, nor that of the other vehicle', () => {
    expect(render(cars, sent({ outcome: 'sent', formName: 'NordhemNorgeContactForm' }))).toContain('<form');
    const other = sent({ values: { typeCar: 'motorcycle' }, problems: { regno: 'Skriv.' } });
    expect(render(cars, other)).not.toContain('Skriv.');
  });
});
