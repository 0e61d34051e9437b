import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { CarCard } from '~/features/car-card/car-card';
import { carCardData } from '~/features/car-card/car-card-record';
import { loanOffer } from '~/features/finance/loan-example/loan-offer';
import type { CarRecord } from '~/modules/stock';
import { nullLog } from '~/platform/log';
import { emptyResponse } from '~/platform/search';
import { jsonOfAttribute } from '~/ui/island/attribute-json';
import { testPage } from '~test/block';
import { load } from './quick-view.data';
import { QuickView, QuickViewGone } from './quick-view.view';
import { QuickViewFrame } from './quick-view-frame';

const cars = [...demoCars('automotive-se', '2026-03-02', 400)];
const page = testPage();
const first = (fits: (car: CarRecord) => boolean): CarRecord => {
  const car = cars.find(fits);
  if (car === undefined) throw new Error('the demo stock has no such car');
  return car;
};
const html = (car: CarRecord, lowestPrice: number | null = null) =>
  renderToString(
    <QuickView data={{ car, loan: loanOffer(car, page), lowestPrice, incomplete: false }} page={page} />,
  );
const text = (markup: string) => markup.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ');

test('V-101 the car’s pictures are there to swipe through; without any it says that they are coming', () => {
  const car = first(({ car_images }) => car_images.length > 1);
  expect(html(car).match(/data-slide=""/g)).toHaveLength(car.car_images.length);
  const bare = html({ ...car, car_images: [] });
  expect(bare).not.toContain('<img');
  expect(text(bare)).toContain('Bilder kommer snart');
});

test('V-102 the price is that of the card, with what it was before and the lowest of thirty days', () => {
  const car = first(({ car_has_campaign_price }) => car_has_campaign_price === true);
  const markup = text(html(car, 249_900));
  expect(markup).toContain(car.car_price_text);
  expect(markup).toContain(car.car_retail_price_text);
  expect(markup).toContain('Lägsta pris de senaste 30 dagarna: 249\u00a0900\u00a0kr');
  expect(text(html(car))).not.toContain('Lägsta pris');
});

test('V-242 a van is priced without VAT in its quick view, too; another car with it', () => {
  expect(text(html(first(({ car_vehicle_type_code }) => car_vehicle_type_code === 'LCV')))).toContain(
    'exkl. moms',
  );
  const car = first((each) => each.car_vehicle_type_code === 'PC' && each.car_price !== null);
  expect(text(html({ ...car, car_leasing_options: [] }))).not.toContain('exkl. moms');
});

test('V-103 a car with a loan has the calculator, its effective rate and the notice about borrowing', () => {
  const car = first(({ car_has_loan }) => car_has_loan === true);
  const markup = html(car);
  expect(markup).toContain('data-island="loan-calculator"');
  expect(text(markup)).toMatch(/Effektiv ränta \d,\d\d/);
  expect(text(markup)).toContain('Att låna kostar pengar!');
});

test('V-104, V-111 the technical rows are there as on the car page, for a sample car not at all', () => {
  const car = first((each) => each.car_is_sample !== true && each.car_equipment.length > 1);
  expect(text(html(car))).toContain('Tekniska data');
  expect(text(html({ ...car, car_is_sample: true }))).not.toContain('Tekniska data');
});

test('V-105 equipment is there, collapsed; without any there is no heading for it', () => {
  const car = first(({ car_equipment }) => car_equipment.length > 1);
  expect(html(car)).toMatch(/data-enhance="collapse".*Utrustning/s);
  expect(text(html(car))).toContain(car.car_equipment.at(-1));
  expect(text(html({ ...car, car_equipment: [] }))).not.toContain('Utrustning');
});

test('no id and no link within a page is that of a car page: both may be on one page', () => {
  const markup = html(first(({ car_has_loan }) => car_has_loan === true));
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.filter((id) => id?.startsWith('quick-') !== true)).toEqual([]);
  // Drawings of icons are the page's.
  expect(markup.replaceAll(/<use href="#_\w+"/g, '')).not.toContain('href="#');
});

test('the card keeps one link, and its button is a sibling that says what it opens', () => {
  const car = first(() => true);
  const markup = renderToString(<CarCard car={carCardData(car)} page={page} />);
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).toMatch(
    new RegExp(`</a>.*<button [^>]*aria-label="Snabbtitt på ${car.car_brand} ${car.car_model}"`),
  );
});

test('V-494 the frame has the error with what to do about it, and the way to the car’s page', () => {
  const frame = renderToString(<QuickViewFrame page={page} />);
  const [, props = ''] = /data-props="([^"]*)"/.exec(frame) ?? [];
  expect(JSON.parse(jsonOfAttribute(props))).toMatchObject({
    texts: { error: 'Error', tryAgain: 'Försök igen', full: 'Till bilens sida' },
  });
});

test('a car that is gone meanwhile: it says so and shows the way to the list', () => {
  const markup = renderToString(<QuickViewGone page={page} />);
  expect(text(markup)).toContain('Den här bilen har fått ett nytt hem');
  expect(markup).toContain('href="/kop-bil/alla-bilar-i-lager"');
});

test('V-423 the car is looked up once, by its id; what is shown depends on the stock', async () => {
  const car = first((each) => each.car_has_campaign_price === true);
  const requested: string[] = [];
  const tags: string[] = [];
  const stock = {
    car: async (_: string, id: string) => {
      requested.push(id);
      return id === car.car_id ? car : undefined;
    },
    lowestPrice30Days: async () => ({ at: new Date(), minor: 24_990_000, currency: 'SEK' }),
    search: async () => emptyResponse({}),
  };
  const context = (wildcard: readonly string[]) =>
    testPage({ wildcard, tag: (tag: string) => void tags.push(tag) });
  const data = await load({ page: context([car.car_id]), services: { stock, log: nullLog } });
  expect(data).toMatchObject({ car: { car_id: car.car_id }, lowestPrice: 249_900 });
  expect(requested).toEqual([car.car_id]);
  expect(tags).toContain('stock:automotive-se-cars');
  expect(await load({ page: context(['404']), services: { stock, log: nullLog } })).toBeNull();
});

test('a reduced car whose earlier prices cannot be read is shown without the reduction, and not cached', async () => {
  const car = first((each) => each.car_has_campaign_price === true);
  const stock = {
    car: async () => car,
    lowestPrice30Days: () => Promise.reject(new Error('the database is away')),
    search: async () => emptyResponse({}),
  };
  const data = await load({ page: testPage({ wildcard: [car.car_id] }), services: { stock, log: nullLog } });
  expect(data).toMatchObject({ car: { car_has_campaign_price: false }, lowestPrice: null, incomplete: true });
});
