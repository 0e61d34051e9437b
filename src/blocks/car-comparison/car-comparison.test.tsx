import { expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import type { CarRecord } from '~/modules/stock';
import { nullLog } from '~/platform/log';
import { renderBlock, testPage } from '~test/block';
import { block } from './car-comparison.block';
import { load } from './car-comparison.data';
import { view } from './car-comparison.view';

const cars = [...demoCars('automotive-se', '2026-03-02', 400)];
const first = (fits: (car: CarRecord) => boolean): CarRecord => {
  const car = cars.find(fits);
  if (car === undefined) throw new Error('the demo stock has no such car');
  return car;
};
const withLoan = first((car) => car.car_has_loan === true && car.car_vehicle_type_code === 'PC');
const van = first((car) => car.car_vehicle_type_code === 'LCV');
const reduced = first((car) => car.car_has_campaign_price === true && car.car_id !== withLoan.car_id);
const leased = first((car) => car.car_has_privateleasing === true);
const text = (markup: string) =>
  markup
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const stock = {
  car: async (_: string, id: string) => cars.find(({ car_id }) => car_id === id),
  lowestPrice30Days: async () => ({ at: new Date(0), minor: 19_990_000, currency: 'SEK' }),
};

async function outcomeOf(ids: string) {
  const query = new URLSearchParams(ids === '' ? '' : { cars: ids });
  const page = testPage({ path: '/kop-bil/jamfor', query });
  const outcome = await load({ page, services: { stock, log: nullLog } });
  if (outcome.kind !== 'data') throw new Error(`the page is ${outcome.kind}`);
  return { ...outcome, html: renderBlock(block, view, {}, { data: outcome.data, page }) };
}

const htmlOf = async (...records: readonly CarRecord[]): Promise<string> =>
  (await outcomeOf(records.map(({ car_id }) => car_id).join(','))).html;

test('up to four cars, in the order of the address; those that are sold stand apart and can be removed', async () => {
  const ids = [van, withLoan, reduced].map(({ car_id }) => car_id);
  const { data, html, head, incomplete } = await outcomeOf(
    `${ids[0]},404,${ids[1]},${ids[2]},${leased.car_id}`,
  );
  expect(data.cars.map(({ car }) => car.car_id)).toEqual(ids);
  expect(data.gone).toEqual(['404']);
  expect(text(html)).toContain('Inte längre till salu');
  expect(html).toContain(`href="/kop-bil/jamfor?cars=${ids.join(',')}"`);
  expect(head).toMatchObject({ noindex: true });
  expect(incomplete).toBe(true);
});

test('a reduced car whose earlier prices cannot be read is compared without the reduction, and not cached', async () => {
  const page = testPage({ path: '/kop-bil/jamfor', query: new URLSearchParams({ cars: reduced.car_id }) });
  const down = () => Promise.reject(new Error('the database is away'));
  const services = { stock: { ...stock, lowestPrice30Days: down }, log: nullLog };
  const outcome = await load({ page, services });
  expect(outcome).toMatchObject({
    kind: 'data',
    incomplete: true,
    data: { cars: [{ car: { car_has_campaign_price: false }, lowestPrice: null }] },
  });
});

test('a table with a column per car and a head per row; each cell belongs to both', async () => {
  const html = await htmlOf(withLoan, van);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html).toMatch(/<section [^>]*aria-label="Jämförelse av 2 bilar"[^>]* tabindex="0"/);
  for (const [row] of html.matchAll(/<tr(?: [^>]*)?><th scope="row".*?<\/tr>/gs)) {
    const spans = [...row.matchAll(/<td(?: colSpan="(\d)")?/g)].map(([, span = '1']) => Number(span));
    expect(spans.reduce((sum, span) => sum + span, 0)).toBe(2);
  }
});

test('what a loan costs stands with its effective rate, its whole sum, the example and the warning', async () => {
  const html = await htmlOf(withLoan, van);
  const words = text(html);
  for (const label of ['Månadskostnad, lån', 'Effektiv ränta', 'Avbetalningstid', 'Totalt att betala'])
    expect(words).toContain(label);
  expect(words).toContain('Representativt exempel');
  expect(words).toContain('Att låna kostar pengar!');
});

test('a car whose effective rate is not known shows no cost of a loan, and a page without costs no warning', async () => {
  const id = withLoan.car_id;
  const unknown = { ...withLoan, car_loan_option: null, car_has_privateleasing: false };
  const page = testPage({ path: '/kop-bil/jamfor', query: new URLSearchParams({ cars: id }) });
  const outcome = await load({
    page,
    services: { stock: { ...stock, car: async () => unknown }, log: nullLog },
  });
  if (outcome.kind !== 'data') throw new Error('no page');
  const words = text(renderBlock(block, view, {}, { data: outcome.data, page }));
  expect(words).not.toContain('/mån');
  expect(words).not.toContain('Att låna kostar pengar!');
});

test('a reduced price stands with the one before and the lowest of thirty days; vans are without VAT', async () => {
  const words = text(await htmlOf(reduced, van));
  expect(words).toContain(`Ordinarie pris ${reduced.car_retail_price_text?.replace(/\s/g, ' ')}`);
  expect(words).toMatch(/Lägsta pris de senaste 30 dagarna: 199\s900\skr/);
  expect(words).toContain('exkl. moms');
});

test('private leasing is a row of its own', async () => {
  expect(text(await htmlOf(leased, van))).toMatch(
    /Privatleasing \(skiljer sig\) \d[\d\s]+kr\/mån · \d+ månader/,
  );
});

test('rows that agree can be left out, those that differ say so in words', async () => {
  const same = await htmlOf(withLoan, { ...withLoan });
  expect(text(same)).not.toContain('skiljer sig');
  const html = await htmlOf(withLoan, van);
  expect(html).toContain('data-only-differences=""');
  expect(text(html)).toContain('(skiljer sig)');
  expect(html).toMatch(/<tr data-same=""/);
});

test('one car: nothing differs, and one more is asked for; four cars: no more are', async () => {
  const one = await htmlOf(withLoan);
  expect(text(one)).toContain('Välj en bil till, så syns skillnaderna.');
  expect(one).not.toContain('data-only-differences');
  expect(text(one)).not.toContain('skiljer sig');
  expect(text(one)).toContain('Lägg till en bil');
  const others = cars.slice(0, 4);
  expect(text(await htmlOf(...others))).not.toContain('Lägg till en bil');
});

test('each car can be taken out by a link that leads to the others, and named so', async () => {
  const html = await htmlOf(withLoan, van);
  expect(html).toContain(`href="/kop-bil/jamfor?cars=${van.car_id}"`);
  expect(html).toContain(`href="/kop-bil/jamfor?cars=${withLoan.car_id}"`);
  expect(html).toContain(
    `aria-label="Ta bort ${van.car_brand} ${van.car_model_text ?? van.car_model} från jämförelsen"`,
  );
});

test('without cars it says how cars are chosen', async () => {
  const { html } = await outcomeOf('');
  expect(text(html)).toContain('Inget att jämföra än');
  expect(html).toContain('data-from-device=""');
  expect(html).not.toContain('<table');
});
