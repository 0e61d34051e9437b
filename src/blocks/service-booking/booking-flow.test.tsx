import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BOOKING_KEYS } from '~/features/service-booking/server';
import { OfferedList } from '~/features/service-booking/services/offered-list';
import { BookingProvider } from '~/features/service-booking/state/booking-context';
import { CAR, EXAMPLE_SITE, offer, TYRES, walkedTo } from '~/features/service-booking/state/example-booking';
import { reduce } from '~/features/service-booking/state/reduce';
import { type BookingStore, DEFAULT_STORE } from '~/features/service-booking/state/store';
import { messageSubset } from '~/messages';
import { BookingFlow } from './booking-flow';

const provided = (start: BookingStore) => ({
  uid: 'b1',
  texts: messageSubset('sv', BOOKING_KEYS),
  site: EXAMPLE_SITE,
  start,
});

const brands = {
  links: [],
  others: ['Nissan'],
  texts: { title: 'Märken', externalNote: '', internalNote: '', others: 'Andra märken' },
};

const shown = (start: BookingStore): string =>
  renderToString(
    <BookingProvider {...provided(start)}>
      <BookingFlow brands={brands} level="h1" />
    </BookingProvider>,
  );

const stepsOf = (html: string): readonly string[] =>
  [...html.matchAll(/data-step="(\d)"/g)].map(([, step]) => step ?? '');
const plain = (html: string): string => html.replaceAll(/<!--.*?-->/g, '').replaceAll('\u00a0', ' ');

const listed = (start: BookingStore, ...services: Parameters<typeof offer>[]): string =>
  plain(
    renderToString(
      <BookingProvider {...provided(start)}>
        <OfferedList services={services.map(([id, more]) => offer(id, more))} kind="toggleService" />
      </BookingProvider>,
    ),
  );

test('W-017 without a car: the intro, verbatim, and the field for the plate', () => {
  const html = plain(shown(DEFAULT_STORE));
  expect(html).toMatch(/<h1[^>]*>Boka service, däckbyte och verkstad<\/h1>/);
  expect(html).toContain('Andra märken');
  expect(html).toMatch(/<input[^>]*name="registrationNumber"/);
  expect(html).toContain('Steg 1/5');
});

test("W-022 a car of a brand we are authorised for: 'Vi har auktoriserade {brand}-verkstäder'; W-025 instead of the intro", () => {
  const html = plain(shown(walkedTo('found')));
  expect(html).toContain('Vi har auktoriserade Volvo-verkstäder');
  expect(html).not.toContain('Boka service, däckbyte och verkstad');
  expect(html).not.toContain('Andra märken');
});

test('W-024 a car of another brand: the sentence verbatim, and no mark', () => {
  const html = plain(shown(reduce(DEFAULT_STORE, { type: 'carFound', car: CAR, hasBrand: false })));
  expect(html).toContain(
    'Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster',
  );
  expect(html).not.toContain('data-brand-mark');
});

const at = (bookingState: 0 | 1 | 2 | 3 | 4): BookingStore =>
  ({
    0: DEFAULT_STORE,
    1: walkedTo('found'),
    2: walkedTo('car'),
    3: walkedTo('services'),
    4: walkedTo('addOns'),
  })[bookingState];

test.each([
  [0, ['1']],
  [1, ['1']],
  [2, ['1', '2']],
  [3, ['1', '2', '3']],
] as const)('W-026 W-027 W-028 at state %d the sections are %j', (state, steps) => {
  expect(stepsOf(shown(at(state)))).toEqual(steps);
  expect(shown(at(state))).not.toContain('data-workshops');
});

test('W-029 the workshops are there at state 4 only; W-036 each step says where it stands', () => {
  const html = plain(shown(at(4)));
  expect(stepsOf(html).slice(0, 3)).toEqual(['1', '2', '3']);
  expect(html).toContain('data-workshops');
  for (const step of [1, 2, 3]) expect(html).toContain(`Steg ${step}/5`);
});

test('W-030 at state 5 the confirmation stands alone', () => {
  const html = shown(walkedTo('booked'));
  expect(html).toContain('Bokning bekräftad');
  expect(stepsOf(html)).toEqual([]);
  expect(html).not.toContain('name="registrationNumber"');
});

test('a step that is done is one line with a way back', () => {
  const html = plain(shown(at(4)));
  expect(html).toContain('ABC 123, Volvo V60, 4 500 mil');
  expect(html).toContain('Oljebyte, Däckbyte');
  expect(html).toContain('Tvätt');
  expect(html.match(/>Ändra</g)?.length).toBeGreaterThanOrEqual(3);
});

test("W-023 W-022 the car is shown with 'Inte din bil? Sök igen'", () => {
  expect(plain(shown(walkedTo('found')))).toContain('Inte din bil? Sök igen');
});

test("W-140 W-143 four of something: '4 st', the price of each and of all; without a quantity the price alone", () => {
  const html = listed(
    walkedTo('car'),
    ['tyres', { name: TYRES.name, price: 99, unit: 4 }],
    ['oil', { price: 500 }],
  );
  expect(html).toContain('4 st · 99 kr per st');
  expect(html).toContain('396 kr');
  expect(html).toContain('500 kr');
});

test("W-144 W-145 without a price: 'Pris saknas*' with its reason, tied to it", () => {
  const html = listed(walkedTo('car'), ['x', { price: null, priceKnown: false }]);
  expect(html).toContain('Pris saknas*');
  expect(html).toMatch(/role="tooltip" id="([^"]*)"[^>]*>Vi kan ej ge ett pris på denna tjänst/);
});

test('correction 3: work without a price says why: no mileage, none in the list for it, or none before the car is seen', () => {
  const unpriced = { price: null, priceKnown: false };
  const car = walkedTo('car');
  const at = (milage: number | null, needsMileage: boolean) =>
    listed({ ...car, milage }, ['x', { ...unpriced, needsMileage }]);
  expect(at(null, true)).toContain('Fyll i mätarställningen under Din bil, så ser du det här.');
  expect(at(85_000, true)).toContain('Pris efter kontroll: prislistan har inget pris vid 85 000 mil.');
  for (const milage of [null, 4500]) {
    const html = at(milage, false);
    expect(html).toContain('Pris efter kontroll: verkstaden säger vad arbetet kostar innan den börjar.');
    expect(html).not.toContain('mätarställningen');
  }
  const priced = listed({ ...car, milage: 4500 }, ['x', { price: 3495, needsMileage: true }]);
  expect(priced).not.toMatch(/Pris efter kontroll|mätarställningen/);
});

test('W-146 a price of nothing that is known is no missing price', () => {
  expect(listed(walkedTo('car'), ['x', { price: 0, priceKnown: true }])).not.toContain('Pris saknas*');
  expect(listed(walkedTo('car'), ['x', { price: null, priceKnown: true }])).not.toContain('Pris saknas*');
});

test('W-108 an agreement price stands with the regular one struck and in words', () => {
  const html = listed(walkedTo('car'), ['x', { price: 800, regularPrice: 1000 }]);
  expect(html).toMatch(/data-agreement-price="">800 kr/);
  expect(html).toMatch(/<s[^>]*>Ordinarie pris 1 000 kr<\/s>/);
  expect(html).toContain('Avtalspris');
});

test('W-142 what is included is a list', () => {
  expect(listed(walkedTo('car'), ['x', { listItems: ['Olja', 'Filter'] }])).toMatch(
    /<li>Olja<\/li><li>Filter<\/li>/,
  );
});

test('a service that may be described has a field of 80 characters with a counter once it is ticked', () => {
  const service = { name: 'Felsökning', textInput: true };
  expect(listed(walkedTo('car'), ['x', service])).not.toContain('<textarea');
  const ticked = reduce(walkedTo('car'), { type: 'toggleService', service: offer('x', service) });
  const html = listed(reduce(ticked, { type: 'serviceText', id: 'x', text: 'Skrammel' }), ['x', service]);
  expect(html).toMatch(/<textarea[^>]*maxLength="80"/i);
  expect(html).toContain('Beskriv ditt ärende');
  expect(html).toContain('8/80');
});

test('a plate that is sent before the script is awake stays on the page', () => {
  expect(shown(DEFAULT_STORE)).toMatch(/<form[^>]* method="dialog"/);
});
