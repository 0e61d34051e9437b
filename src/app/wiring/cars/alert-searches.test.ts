import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedSearch, SubmittedSearch } from '~/modules/alerts';
import { bundledPlaces } from '~/platform/places';
import { siteByKey } from '~/sites';
import { demoServices } from '~test/demo-services';
import { searchReader } from './alert-searches';

const site = siteByKey('automotive-se');
let demo: Awaited<ReturnType<typeof demoServices>>;
let reader: ReturnType<typeof searchReader>;

beforeAll(async () => {
  demo = await demoServices('automotive-se', 400);
  const { stock, facilities } = demo.services;
  reader = searchReader({
    stock,
    facilities,
    places: bundledPlaces(),
    originOf: () => 'https://nordhem.example',
  });
});
afterAll(() => demo.close());

const requested = (query: string, fixed = ''): SubmittedSearch => ({
  kind: 'list',
  path: '/kop-bil/bilar',
  query,
  fixed,
});
const read = (query: string, fixed = '') => reader.read(site, requested(query, fixed));
const saved = async (query: string, fixed = ''): Promise<SavedSearch> => {
  const search = await read(query, fixed);
  if (search === null) throw new Error('no search');
  return search;
};
/** Ids of all cars that a search finds, asked as the mails are. */
async function found(query: string, fixed = ''): Promise<readonly unknown[]> {
  const request = await reader.request(site, await saved(query, fixed));
  const { content } = await demo.services.stock.search('automotive-se-cars', {
    ...request,
    limit: 100,
    fields: ['car_id', 'car_brand', 'car_price', 'car_condition', 'car_site_city'],
  });
  return content;
}

describe('a search that is watched', () => {
  test.each([
    ['car_brand=Volvo&car_brand=Audi', 'car_brand=Audi&car_brand=Volvo'],
    ['car_brand=volvo', 'car_brand=Volvo'],
    ['car_brand=Volvo&page=4&sortName=car_price_asc', 'car_brand=Volvo'],
    ['keyphrase=volvo', 'car_brand=Volvo'],
    ['car_price=300000-100000', 'car_price=100000-300000'],
    ['nonsense=1&car_price=cheap', ''],
    ['near=Lund&within=51', 'near=Lund'],
  ])('%s is the same as %s', async (query, same) => {
    expect(await read(query)).toEqual(await read(same));
  });

  test('is another one where an editor has fixed something', async () => {
    const fixed = await saved('', 'car_condition=Begagnad&__proto__=x&UPPER=1');
    expect(fixed).toMatchObject({ fixed: 'car_condition=Begagnad' });
    expect(await found('', 'car_condition=Begagnad')).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ car_condition: 'Ny' })]),
    );
  });

  test('finds what its list finds', async () => {
    const cheap = await found('car_brand=Volvo&car_price=-300000');
    expect(cheap.length).toBeGreaterThan(0);
    for (const car of cheap) expect(car).toMatchObject({ car_brand: 'Volvo' });
    const near = await found('near=Lund&within=25');
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThan((await found('')).length);
  });

  test('is said in the words of the list’s own chips, a price with one end too', async () => {
    const search = await saved(
      'car_brand=Volvo&car_price=-300000&near=Lund&within=25',
      'car_condition=Begagnad',
    );
    const { title, words, href } = await reader.describe(site, 'sv', search);
    expect(title).toBe('Bilar i lager');
    expect(words.map((word) => word.replaceAll('\u00a0', ' '))).toEqual([
      'Begagnad',
      'Lund, inom 25 km',
      'Volvo',
      'Pris upp till 300 000 kr',
    ]);
    expect(href).toBe('/kop-bil/bilar?car_brand=Volvo&car_price=-300000&near=Lund&within=25');
    const english = await reader.describe(site, 'en', search);
    expect(english.href).toMatch(/^\/en\/kop-bil/);
  });

  test('is told by the name of what an editor has fixed where that is a yes', async () => {
    const search = await saved('', 'car_has_privateleasing=true&car_has_campaign_price=true');
    const { words } = await reader.describe(site, 'sv', search);
    expect(words.toSorted()).toEqual(['Nedsatt pris', 'Privatleasing']);
  });

  test('may be one car; a car that is not there cannot be watched', async () => {
    const [first] = await found('');
    const carId = String(Object(first).car_id);
    expect(await reader.read(site, { kind: 'car', carId })).toEqual({ kind: 'car', carId });
    expect(await reader.read(site, { kind: 'car', carId: 'nobody' })).toBeNull();
    expect(await reader.read(siteByKey('lifestyle-se'), requested(''))).toBeNull();
    const { title, href } = await reader.describe(site, 'sv', { kind: 'car', carId });
    expect(title).toMatch(new RegExp(`^${String(Object(first).car_brand)} .`));
    expect(href).toContain(`/kop-bil/${carId}/`);
  });
});
