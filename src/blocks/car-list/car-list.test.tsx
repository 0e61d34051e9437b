import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FieldValues, readBlock } from '~/modules/content';
import type { BlockServices, FieldsOf } from '~/page/contract';
import { leasingCarList, priceFirstCarList } from '~/sites/lists';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './car-list.block';
import { type CarListData, load } from './car-list.data';
import { view } from './car-list.view';

type Fields = Partial<FieldValues<FieldsOf<typeof block>>>;

const CARS = 260;
const BASE = '/kop-bil/alla-bilar-i-lager';
let services: BlockServices;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', CARS));
});
afterAll(() => close());

function pageAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://nordhem.example');
  const path = decodeURIComponent(pathname);
  const wildcard = path.slice(BASE.length).split('/').filter(Boolean);
  return testPage({ path, query: searchParams, wildcard });
}

async function outcomeOf(address: string, fields: Fields = {}, page = pageAt(address)) {
  const values = readBlock(block, { uid: 'uid', componentName: block.name, fields });
  const outcome = await load({ fields: values, page, services });
  if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
  return outcome;
}

async function htmlOf(address: string, fields: Fields = {}, isFragment = false): Promise<string> {
  const page = { ...pageAt(address), isFragment };
  const { data } = await outcomeOf(address, fields, page);
  return renderBlock(block, view, fields, { data, page, uid: 'uid' }).replace(/<!-- -->/g, '');
}

const idsOf = ({ cards }: CarListData) => cards.map(({ car_id }) => car_id);
const countOf = ({ facets }: CarListData, name: string, value: string) =>
  facets.find((facet) => facet.name === name)?.values.find(({ text }) => text === value)?.count ?? 0;

describe('LIST-13: cards far from the place', () => {
  const cards = (html: string) => html.match(/<li [^>]*data-key="\d+".*?<\/li>/g) ?? [];
  const far = (html: string) => cards(html).filter((card) => card.includes('data-far='));

  test('V-077: a page that is opened with `page` has all cards, those between the first and the last page as links', async () => {
    const html = await htmlOf(`${BASE}?page=3`);
    expect(cards(html)).toHaveLength(192);
    expect(far(html)).toHaveLength(192 - 12 - 48);
    for (const card of far(html)) expect(card).toMatch(/^<li [^>]*><a href="[^"]+">[^<]+<\/a><\/li>$/);
    expect(far(html)[0]).toContain('data-far="0"');
    expect(far(html).at(-1)).toContain('data-far="2"');
  });

  test('a script gets one page of them in full, without the filters', async () => {
    const html = await htmlOf(`${BASE}?page=2&from=2`, {}, true);
    expect(cards(html)).toHaveLength(48);
    expect(far(html)).toEqual([]);
    expect(html.includes('data-part="filters"')).toBe(false);
  });

  test('the answer to a filter holds what changes with it', async () => {
    const html = await htmlOf(`${BASE}?car_brand=Volvo&keyphrase=kombi`, {}, true);
    expect(html).toMatch(/data-heading="[^"]+"/);
    const parts = [...html.matchAll(/data-swap="([^"]+)"/g)].map(([, name]) => name).sort();
    const whole = await htmlOf(`${BASE}?car_brand=Volvo&keyphrase=kombi`);
    expect(parts).toEqual([...whole.matchAll(/data-swap="([^"]+)"/g)].map(([, name]) => name).sort());
    expect(html.includes('<input type="search" name="keyphrase"')).toBe(true);
    expect(/<template|<fc-island|<script/.test(html)).toBe(false);
  });
});

describe('the list', () => {
  test('V-064, V-093: shows the first page with every configured facet and the site’s first order', async () => {
    const { data } = await outcomeOf(BASE);
    expect(data.total).toBe(CARS);
    expect(data.cards).toHaveLength(48);
    expect(data.state.sortName).toBe('car_publishdate_desc');
    expect(data.facets.map(({ name }) => name)).toEqual(data.shape.facets.map(({ name }) => name));
  });

  test('V-070, V-077: shows with a page all pages before it too, in one order without doubles', async () => {
    const { data } = await outcomeOf(`${BASE}?page=2`);
    const all = idsOf(data);
    expect(all).toHaveLength(144);
    expect(new Set(all).size).toBe(144);
    expect(all.slice(0, 48)).toEqual(idsOf((await outcomeOf(BASE)).data));
  });

  test('V-065, V-072, V-073: counts what each choice would leave, the chosen facet’s other values too', async () => {
    const all = (await outcomeOf(BASE)).data;
    const { data } = await outcomeOf(`${BASE}?car_brand=Volvo`);
    expect(data.total).toBe(countOf(all, 'car_brand', 'Volvo'));
    expect(countOf(data, 'car_brand', 'BMW')).toBe(countOf(all, 'car_brand', 'BMW'));
    const fuel = data.facets.find(({ name }) => name === 'car_fuel')?.values[0];
    const both = (await outcomeOf(`${BASE}?car_brand=Volvo&car_fuel=${fuel?.text}`)).data;
    expect(both.total).toBe(fuel?.count);
    const either = (await outcomeOf(`${BASE}?car_brand=Volvo&car_brand=BMW`)).data;
    expect(either.total).toBe(countOf(all, 'car_brand', 'Volvo') + countOf(all, 'car_brand', 'BMW'));
  });

  test('filters ranges, those of listed numbers too', async () => {
    const { data } = await outcomeOf(`${BASE}?car_price=100000-200000&car_year=2020-&page=5`);
    expect(data.cards.length).toBeGreaterThan(0);
    expect(data.cards).toHaveLength(data.total);
    for (const { car_price, car_year } of data.cards) {
      expect(car_price).toBeGreaterThanOrEqual(100_000);
      expect(car_price).toBeLessThanOrEqual(200_000);
      expect(car_year).toBeGreaterThanOrEqual(2020);
    }
  });

  test('V-271: lists of cars with loans can be ordered by what the loan costs a month', () => {
    for (const { sorts } of [leasingCarList, priceFirstCarList])
      expect(sorts).toContain('car_loan_monthly_cost_asc');
  });

  test.each(leasingCarList.sorts)('V-068, V-076: orders by %s, and says so', async (sort) => {
    const { data } = await outcomeOf(`${BASE}?sortName=${sort}`);
    const [, name = '', way] = /^(.+)_(asc|desc)$/.exec(sort) ?? [];
    const records = await Promise.all(
      data.cards.map(({ car_id }) => services.stock.car('automotive-se-cars', car_id)),
    );
    const keys = records
      .map((record) => Object.entries(record ?? {}).find(([field]) => field === name)?.[1])
      .filter((key) => key !== null && key !== undefined)
      .map((key) => (typeof key === 'string' ? Date.parse(key) : Number(key)));
    expect(keys.length).toBeGreaterThan(5);
    expect(keys).toEqual(keys.toSorted((a, b) => (way === 'asc' ? a - b : b - a)));
    expect(await htmlOf(`${BASE}?sortName=${sort}`)).toContain(`<option value="${sort}" selected="">`);
  });

  test('V-094: falls back to the first order for one that is unknown', async () => {
    const { data } = await outcomeOf(`${BASE}?sortName=evil`);
    expect(data.state.sortName).toBe(data.shape.setting.sorts[0]);
  });

  test('V-067, V-082, V-086: understands path, query and words together', async () => {
    const { data } = await outcomeOf(`${BASE}/volvo?keyphrase=diesel+xyzzy`);
    expect(data.state.values).toEqual({ car_brand: ['Volvo'], car_fuel: ['Diesel'] });
    expect(data.state.keyphrase).toBe('xyzzy');
  });

  test('is fixed by an editor', async () => {
    const fields = { Filters: [{ Name: 'car_condition', Value: 'Ny' }] };
    const { data } = await outcomeOf(`${BASE}?car_condition=Begagnad`, fields);
    expect(data.cards.every(({ car_condition }) => car_condition === 'Ny')).toBe(true);
    expect(data.facets.some(({ name }) => name === 'car_condition')).toBe(false);
  });

  test('of one dealer says which', async () => {
    const site = services.facilities.all('automotive-se-sites')[3];
    if (site === undefined) throw new Error('no facility');
    const html = await htmlOf(`${BASE}?car_site_id=${site.site_id}`);
    expect(html).toContain(`<input type="hidden" name="car_site_id" value="${site.site_id}"/>`);
    expect(html).toContain(`Ta bort filtret ${site.site_official_name}`);
  });
});

describe('for search engines', () => {
  const headOf = async (address: string, fields: Fields = {}) => (await outcomeOf(address, fields)).head;

  test('V-124: a make has its own path and title, however it was asked for', async () => {
    expect(await headOf(`${BASE}/volvo`)).toMatchObject({ title: 'Volvo', canonical: `${BASE}/volvo` });
    expect(await headOf(`${BASE}?car_brand=Volvo`)).toMatchObject({ canonical: `${BASE}/volvo` });
  });

  test('V-125: make and model are named by the template', async () => {
    const { data } = await outcomeOf(`${BASE}/volvo`);
    const model = data.links[0]?.text ?? '';
    const href = data.links[0]?.href ?? '';
    expect(await headOf(href)).toMatchObject({ title: `${model} Volvo`, canonical: href });
    expect(await headOf(href, { TitleTemplate: '{brand} {model} till salu' })).toMatchObject({
      title: `Volvo ${model} till salu`,
    });
  });

  test.each([
    '?car_brand=Volvo&car_fuel=Diesel&car_gearbox=Automatisk',
    '?car_price=-200000',
    '?keyphrase=dragkrok',
    '?page=1',
    '?sortName=car_price_asc',
    '?car_brand=Qqq',
  ])('%s is not kept', async (query) => {
    expect((await headOf(BASE + query))?.noindex).toBe(true);
  });

  test('two facets are, and pages and orders are left out of their address', async () => {
    const query = '?car_brand=Volvo&car_fuel=Diesel';
    const named = { title: 'Volvo', subject: 'Volvo', canonical: BASE + query };
    expect(await headOf(BASE + query)).toEqual(named);
    expect((await headOf(`${BASE + query}&page=1`))?.canonical).toBe(BASE + query);
  });
});

describe('names of pages', () => {
  test('V-128: the query has no makes without cars', async () => {
    const { head, data } = await outcomeOf(`${BASE}?car_brand=Qqq`);
    expect([head?.title, data.total]).toEqual([undefined, 0]);
    expect(head?.canonical).not.toContain('/qqq');
  });

  test('V-127: more than make and model in the path changes no name', async () => {
    const href = (await outcomeOf(`${BASE}/volvo`)).data.links[0]?.href ?? '';
    const { head, data } = await outcomeOf(`${href}/diesel`);
    expect(head?.title).toBe((await outcomeOf(href)).head?.title);
    expect(data.state.values.car_fuel).toEqual(['Diesel']);
  });
});

describe('the page', () => {
  test('V-066, V-075, V-493: words are searched for and stand in the box', async () => {
    expect(await htmlOf(`${BASE}?keyphrase=qzxqzx`)).toMatch(
      /<input[^>]*type="search"[^>]*name="keyphrase"[^>]*value="qzxqzx"/,
    );
    expect(await htmlOf(`${BASE}?keyphrase=qzxqzx`)).toContain('Inga bilar stämmer med allt det');
    const fixed = { Filters: [{ Name: 'car_brand', Value: 'Trabant' }] };
    expect(await htmlOf(BASE, fixed)).toContain('Just nu finns inga bilar här');
    const { data } = await outcomeOf(`${BASE}?keyphrase=v60`);
    expect(data.total).toBeGreaterThan(0);
    expect(data.total).toBeLessThan(CARS);
  });

  test('V-003, V-069: a card has picture, title, version, price, facts and monthly cost, and opens its car', async () => {
    const { data } = await outcomeOf(`${BASE}?car_condition=Begagnad`);
    const html = await htmlOf(`${BASE}?car_condition=Begagnad`);
    const car = data.cards.find(({ image, loan }) => image !== null && loan !== null);
    const card = html.split('<li').find((item) => item.includes(`data-key="${car?.car_id}"`)) ?? '';
    expect(card).toMatch(new RegExp(`<a[^>]* href="/kop-bil/${car?.car_id}/${car?.slug}"`));
    expect(card).toContain('<img');
    for (const text of [car?.car_brand, car?.car_model, car?.car_version, car?.car_price_text, car?.car_fuel])
      expect(card).toContain(String(text));
    expect(card).toMatch(/kr\/mån/);
  });

  test('V-066, V-071: is one form that is sent by GET', async () => {
    const html = await htmlOf(`${BASE}/volvo`);
    expect(html).toMatch(/<form id="uid-list"[^>]* action="\/kop-bil\/alla-bilar-i-lager" method="get">/);
    expect(html).toMatch(/<input type="checkbox" name="car_brand" checked="" value="Volvo"\/>/);
    expect(html).toMatch(/name="car_price\.from"/);
  });

  test('has a chip for each filter that leads to the list without it', async () => {
    const html = await htmlOf(`${BASE}?car_brand=Volvo&car_brand=BMW&car_price=1-300000&page=1`);
    expect(html).toMatch(
      /href="\/kop-bil\/alla-bilar-i-lager\?car_brand=BMW&amp;car_price=1-300000"[^>]*aria-label="Ta bort filtret Volvo"/,
    );
    expect(html).toMatch(/aria-label="Ta bort filtret Pris 1 till 300\u00a0000\u00a0kr"/);
  });

  test('V-070, V-343: leads to the next page until all is shown', async () => {
    expect(await htmlOf(BASE)).toMatch(/href="\/kop-bil\/alla-bilar-i-lager\?page=1"[^>]*data-more=""/);
    const last = await htmlOf(`${BASE}?page=5`);
    expect(last).not.toContain('data-more');
    expect(last).toContain(`Visar ${CARS} av ${CARS}`);
  });

  test('V-080, V-493: keeps an unknown value where it can be taken away', async () => {
    const html = await htmlOf(`${BASE}?car_brand=Qqq`);
    expect(html).toContain('Inga bilar stämmer med allt det');
    expect(html).toContain('aria-label="Ta bort filtret Qqq"');
    expect(html).toMatch(/name="car_brand" checked="" value="Qqq"/);
  });

  test('escapes what the address says', async () => {
    const html = await htmlOf(
      `${BASE}?keyphrase=%3Cscript%3Ealert(1)%3C/script%3E&car_brand=%22%3E%3Cimg%3E`,
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('"><img>');
  });

  test('warns of the cost of borrowing once, with an example', async () => {
    const html = await htmlOf(BASE);
    expect(html.match(/Att låna kostar pengar!<\/strong>/g)).toHaveLength(1);
    expect(html).toContain('Representativt exempel');
  });

  test('fetches the first pictures at once, the very first before all others', async () => {
    const html = await htmlOf(BASE);
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
    const cards = html.match(/<li[^>]* data-key.*?<\/li>/gs) ?? [];
    expect(cards.filter((card) => card.includes('<img') && !card.includes('loading="lazy"'))).toHaveLength(3);
  });

  test('V-091: a panel that was put away is away before anything is painted', async () => {
    expect(await htmlOf(BASE)).toMatch(/<form [^>]*data-panel="Sticky"[^>]*><script>try{sessionStorage/);
    expect(await htmlOf(BASE, { PanelVariant: 'Toggle' })).not.toContain('<script>');
  });

  test('names no facet by its field', async () => {
    expect((await htmlOf(BASE)).replace(/<[^>]+>/g, ' ')).not.toMatch(/car_[a-z]/);
  });
});
