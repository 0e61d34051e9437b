import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { translator } from '~/messages';
import type { CarRecord } from '~/modules/stock';
import { emptyResponse } from '~/platform/search';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { CarCard } from './car-card';
import { carCards } from './car-card-data';
import type { CarCardProps } from './car-card-props';
import { type CarCardData, carCardData } from './car-card-record';
import { CarCards } from './car-cards';

const TODAY = '2026-03-02';
const cars = [...demoCars('automotive-se', TODAY, 400)];
const first = (fits: (car: CarRecord) => boolean): CarRecord => {
  const car = cars.find(fits);
  if (car === undefined) throw new Error('the demo stock has no such car');
  return car;
};
const search = async () => emptyResponse({});
const html = (car: CarCardData, page = testPage(), loading?: CarCardProps['loading']) =>
  renderToString(<CarCard car={car} page={page} {...(loading && { loading })} />);
const text = (markup: string) => markup.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ');

test('a card has one link, named by the car, to its own address', () => {
  const car = first(({ car_version }) => car_version !== null);
  const markup = html(carCardData(car));
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).toContain(`href="/kop-bil/${car.car_id}/${car.slug}"`);
  expect(text(markup)).toContain(`${car.car_brand} ${car.car_model}`);
});

test('the language prefix stands before the address', () => {
  const page = testPage({ language: 'en' });
  expect(html(carCardData(first(() => true)), page)).toContain('href="/en/kop-bil/');
});

test('a monthly cost stands with the effective rate of just that cost', () => {
  const car = first(({ car_has_loan }) => car_has_loan === true);
  const data = carCardData(car);
  expect(data.loan?.monthly_cost).toBe(car.car_loan_monthly_cost);
  expect(data.loan?.effective_rate).toBeGreaterThan(car.car_loan_rate ?? 100);
  expect(text(html(data))).toMatch(/\/mån.*Effektiv ränta \d,\d\d/);
});

test('a monthly cost whose rate cannot be known is not shown', () => {
  const car = { ...first(({ car_has_loan }) => car_has_loan === true), car_loan_option: null };
  expect(carCardData(car).loan).toBeNull();
  expect(text(html({ ...carCardData(car), car_privateleasing_monthly_cost: null }))).not.toContain('/mån');
});

test('a stored cost that is not of the usual loan has the rate of its own payments', () => {
  const car = first(({ car_has_loan }) => car_has_loan === true);
  const dearer = carCardData({ ...car, car_loan_monthly_cost: (car.car_loan_monthly_cost ?? 0) * 1.05 });
  expect(dearer.loan?.effective_rate).toBeGreaterThan(carCardData(car).loan?.effective_rate ?? 100);
});

test('vans are priced without VAT, all other cars with it', () => {
  const van = carCardData(first(({ car_vehicle_type_code }) => car_vehicle_type_code === 'LCV'));
  const car = carCardData(first(({ car_vehicle_type_code }) => car_vehicle_type_code === 'PC'));
  expect(text(html(van))).toContain('exkl. moms');
  expect(text(html(car))).toContain('inkl. moms');
});

test('loans are read from the stock once, until the record changes', async () => {
  const car = first((each) => each.car_has_loan === true && each.car_has_campaign_price !== true);
  const { car_loan_option, ...record } = car;
  let searches = 0;
  const stock = {
    search: async () => {
      searches += 1;
      return { ...emptyResponse({}), content: [{ car_id: car.car_id, car_loan_option }] };
    },
    lowestPrice30Days: async () => null,
  };
  const [card] = await carCards(stock, 'automotive-se-cars', [record]);
  expect(card?.loan).toEqual(carCardData(car).loan);
  await carCards(stock, 'automotive-se-cars', [record]);
  expect(searches).toBe(1);
  await carCards(stock, 'automotive-se-cars', [{ ...record, indexed_at: '2026-03-03T00:00:00.000Z' }]);
  expect(searches).toBe(2);
});

test('a reduced price stands beside the one before and the lowest of thirty days', async () => {
  const car = first(({ car_has_campaign_price }) => car_has_campaign_price === true);
  const searches: string[] = [];
  const stock = {
    search,
    lowestPrice30Days: async (_: string, id: string) => {
      searches.push(id);
      return { at: new Date(), minor: 24_990_000, currency: 'SEK' };
    },
  };
  const [card] = await carCards(stock, 'automotive-se-cars', [car]);
  await carCards(stock, 'automotive-se-cars', [car]);
  expect(searches).toEqual([car.car_id]);
  if (card === undefined) throw new Error('no card');
  const markup = html(card);
  expect(text(markup)).toContain('Lägsta pris de senaste 30 dagarna: 249\u00a0900\u00a0kr');
  expect(markup).toContain(`aria-hidden="true">${car.car_retail_price_text}</s>`);
});

test('without a known lowest price nothing is claimed', async () => {
  const car = first(({ car_has_campaign_price }) => car_has_campaign_price === true);
  const [card] = await carCards({ search, lowestPrice30Days: async () => null }, 'automotive-se-cars', [car]);
  if (card === undefined) throw new Error('no card');
  expect(text(html(card))).not.toContain('Lägsta pris');
});

test('V-229: the thumbnail stands on the card, and its blur where it is seen while it is yet to come', () => {
  const car = first(({ car_primary_image }) => car_primary_image?.blur_data_url != null);
  const markup = html(carCardData(car), testPage(), 'eager');
  expect(html(carCardData(car))).not.toContain('data:image');
  const blur = car.car_primary_image?.blur_data_url ?? 'none';
  expect(markup.replaceAll('&quot;', '"')).toContain(
    `background-image:url("${blur.replaceAll('&', '&amp;')}")`,
  );
  const [, src = ''] = /<img[^>]* src="([^"]+)"/.exec(markup) ?? [];
  const id = /\/media\/([^/]+)\//.exec(car.car_primary_image?.thumbnail_url ?? '')?.[1];
  expect(src).toContain(id);
});

test('V-514: a car without pictures says that they are coming', () => {
  const car = carCardData({ ...first(() => true), car_primary_image: null });
  expect(html(car)).not.toContain('<img');
  expect(text(html(car))).toContain('Bilder kommer snart');
});

test('an empty record is a card all the same, asking for the price', () => {
  const markup = html(carCardData({ car_id: '1', car_brand: 'Volvo', car_model: 'V60' }));
  expect(text(markup)).toContain('Volvo V60');
  expect(markup).not.toMatch(/null|undefined|NaN/);
});

test('prices follow the site: pounds in Britain', () => {
  const page = testPage({ site: siteByKey('automotive-uk'), language: 'en-GB' });
  const [car] = [...demoCars('automotive-uk', TODAY, 1)];
  if (car === undefined) throw new Error('no car');
  expect(text(html(carCardData(car), page))).toMatch(/£\d/);
});

test('a card that has been drawn before is drawn anew for another language, price or texts', () => {
  const car = carCardData(first(({ car_price }) => car_price !== null));
  const page = testPage();
  const drawn = html(car, page);
  expect(html(structuredClone(car), page)).toBe(drawn);
  expect(html({ ...car, car_price_text: '1 kr' }, page)).toContain('1 kr');
  expect(html(car, { ...page, language: 'en', href: (path) => `/en${path}` })).toContain(
    'href="/en/kop-bil/',
  );
  const t = translator('sv', { 'car.imagesComingSoon': 'Fotograferas i dag' });
  expect(html({ ...car, image: null }, page)).not.toContain('Fotograferas i dag');
  expect(html({ ...car, image: null }, { ...page, t })).toContain('Fotograferas i dag');
});

test('in a short list the buttons of cars of one model are told apart by ear, those of others are called after brand and model', () => {
  const twin = first(({ car_version }) => car_version !== null);
  const model = `${twin.car_brand} ${twin.car_model}`;
  const other = first(({ car_model }) => car_model !== twin.car_model);
  const list = [twin, { ...twin, car_id: '2', car_year: 1999, car_version: null }, other].map(carCardData);
  const markup = renderToString(<CarCards cars={list} page={testPage()} />);
  const names = [...markup.matchAll(/aria-label="Spara ([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^${model} ${twin.car_version}, ${twin.car_year}, .+mil$`)),
    expect.stringMatching(new RegExp(`^${model} 1999, .+mil$`)),
    `${other.car_brand} ${other.car_model}`,
  ]);
  expect(markup).toContain(`aria-label="Snabbtitt på ${names[0]}"`);
  expect(markup).toContain(`aria-label="Jämför ${names[0]}"`);
});
