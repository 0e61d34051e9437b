import { expect, test } from 'vitest';
import { demoSchedule } from '../workshop';
import { demoCatalogue } from '.';

const TODAY = '2026-11-20';
const { categories, addOns } = demoCatalogue();
const services = categories.flatMap((category) => category.services);
const entries = [...services, ...addOns.flatMap((category) => category.services)];
const book = demoSchedule('carstore-se', TODAY);

test('every service that cars are offered stands in the wizards, and nothing that no workshop does', () => {
  const shown = new Set(entries.map(({ kobraProductId }) => kobraProductId));
  const done = book.services
    // Lorries have no wizard, and work of several days is booked where it is shown when the car can be fetched (flow A).
    .filter(({ kind, id, minutes }) => kind !== 'tyreHotel' && id !== 'lastbilsservice' && minutes < 480)
    .map(({ id }) => id);
  expect([...shown].toSorted()).toEqual(done.toSorted());
  const ids = entries.map(({ serviceId }) => serviceId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every text exists in Swedish and in English', () => {
  const texts = [
    ...categories.flatMap(({ label, description, options }) => [
      ...[label, description],
      ...options.flatMap((option) => [option.label, option.description]),
    ]),
    ...addOns.map(({ description }) => description),
    ...entries.flatMap(({ label, description, body, priceText }) =>
      [label, description, body, priceText].filter((text) => text !== undefined),
    ),
  ];
  for (const text of texts) {
    expect(Object.keys(text)).toEqual(['sv', 'en']);
    expect(text.sv === '').toBe(text.en === '');
  }
});

test('W-262, W-263: has what the wizards show', () => {
  expect(categories.map(({ optionsAsRadio }) => optionsAsRadio)).toContain(true);
  expect(categories.some(({ options, optionsAsRadio }) => options.length > 1 && !optionsAsRadio)).toBe(true);
  expect(services.flatMap(({ packageType }) => packageType ?? [])).toEqual(['gold', 'silver', 'bronze']);
  expect(services.map(({ serviceId }) => serviceId)).toEqual(
    expect.arrayContaining(['basservice', 'originalservice', 'hjulskifte-brons']),
  );
  const words = new Set([
    ...entries.flatMap(({ priceText }) => priceText?.sv ?? []),
    ...book.services.flatMap(({ priceText }) => priceText.sv ?? []),
  ]);
  expect(words).toEqual(
    new Set([
      'Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)',
      ...['Pris tillkommer', 'Pris visas i summering', 'Gratis', 'Se ditt försäkringsbrev', '39 kr/liter'],
    ]),
  );
});
