import { expect, test } from 'vitest';
import { load } from '~/features/car-detail/car-data';
import { carRecordSchema, type Stock } from '~/modules/stock';
import { createLog } from '~/platform/log';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './car-detail.block';
import { view } from './car-detail.view';

const page = testPage({ path: '/kop-bil/7/volvo-v60', wildcard: ['7', 'volvo-v60'] });
const car = carRecordSchema.parse({ car_id: '7', slug: 'volvo-v60', car_brand: 'Volvo', car_model: 'V60' });
const down = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:9200'));

async function open(stock: Partial<Pick<Stock, 'car' | 'search' | 'lowestPrice30Days' | 'prices'>>) {
  const demo = await demoServices('automotive-se', 1);
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const services = { ...demo.services, log, stock: { ...demo.services.stock, ...stock } };
  try {
    return { outcome: await load({ fields: { CarId: '' }, page, services }), log: lines.join('') };
  } finally {
    await demo.close();
  }
}

test('V-498: a failing stock is a server error, not a missing car, and is not cached', async () => {
  const { outcome, log } = await open({ car: down, search: down });
  if (outcome.kind !== 'data' || outcome.data.kind !== 'failed') throw new Error('not failed');
  expect(outcome).toMatchObject({ status: 503, incomplete: true, head: { noindex: true } });
  expect(log).toContain('ECONNREFUSED');
  expect(log).toContain(outcome.data.reference);
  const html = renderBlock(block, view, {}, { data: outcome.data, page });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('Något gick fel hos oss');
  expect(html).toContain(outcome.data.reference);
  expect(html).not.toMatch(/nytt hem|ECONNREFUSED|10\.0\.0\.7/);
  expect(html).toMatch(/<form(?=[^>]*action="\/kop-bil\/7\/volvo-v60")/);
});

test('V-498: a car whose similar cars cannot be read is shown without them, and not cached', async () => {
  const { outcome, log } = await open({ car: async () => car, search: down });
  expect(outcome).toMatchObject({ kind: 'data', incomplete: true, data: { kind: 'car', similar: [] } });
  expect(log).toContain('similar cars not loaded');
});

test('a reduced car whose earlier prices cannot be read is shown without the reduction, and not cached', async () => {
  const reduced = carRecordSchema.parse({
    ...car,
    car_price: 180_000,
    car_campaign_price: 180_000,
    car_retail_price: 200_000,
    car_has_campaign_price: true,
  });
  const { outcome, log } = await open({ car: async () => reduced, lowestPrice30Days: down, prices: down });
  if (outcome.kind !== 'data' || outcome.data.kind !== 'car') throw new Error('no car');
  expect(outcome.incomplete).toBe(true);
  expect(outcome.data.car).toMatchObject({ car_price: 180_000, car_has_campaign_price: false });
  const html = renderBlock(block, view, {}, { data: outcome.data, page });
  expect(html).toMatch(/180\s000/);
  expect(html).not.toMatch(/200\s000|30 dagarna/);
  expect(log).toContain('lowest price of a car not loaded');
});
