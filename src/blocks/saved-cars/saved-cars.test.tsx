import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { CompareButton, SaveButton } from '~/features/saved-cars/choice-buttons';
import { SavedLink } from '~/features/saved-cars/saved-link';
import { emptyResponse, type SearchRequest, SearchUnavailable } from '~/platform/search';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './saved-cars.block';
import { load } from './saved-cars.data';
import { view } from './saved-cars.view';

const cars = [...demoCars('automotive-se', '2026-03-02', 30)];
const car = { id: '7', title: 'Volvo V60' };
const text = (markup: string) =>
  markup
    .replace(/<!-- -->/g, '')
    .replace(/<template[^>]*>.*?<\/template>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const stock = {
  async search(_: string, { filters = {} }: Omit<SearchRequest, 'index'>) {
    const { car_id: ids } = filters;
    const content = cars.filter(({ car_id }) => Array.isArray(ids) && ids.includes(car_id));
    return { ...emptyResponse({}), content };
  },
  lowestPrice30Days: async () => null,
};

function pageOf(search: string, path = '/kop-bil/sparade-bilar') {
  return testPage({ path, query: new URLSearchParams(search) });
}

async function outcomeOf(search: string) {
  const outcome = await load({ page: pageOf(search), services: { stock } });
  if (outcome.kind !== 'data') throw new Error(`the page is ${outcome.kind}`);
  return outcome;
}

async function htmlOf(search: string): Promise<string> {
  const { data } = await outcomeOf(search);
  return renderBlock(block, view, {}, { data, page: pageOf(search) });
}

test('a heart and a box: buttons that are not pressed, named by the car, whatever the visitor has chosen', () => {
  const page = testPage();
  for (const [markup, name] of [
    [renderToString(<SaveButton car={car} page={page} look="round" />), 'Spara Volvo V60'],
    [renderToString(<SaveButton car={car} page={page} look="word" />), 'Spara Volvo V60'],
    [renderToString(<CompareButton car={car} page={page} />), 'Jämför Volvo V60'],
  ] as const) {
    expect(markup).toMatch(/^<button type="button" aria-pressed="false"/);
    expect(markup).toContain(`aria-label="${name}"`);
    expect(markup).toContain('data-car="7"');
  }
});

test('while the search is away no car is said to be sold', async () => {
  const search = () => Promise.reject(new SearchUnavailable('automotive-se-cars', 'away'));
  const services = { stock: { ...stock, search } };
  await expect(load({ page: pageOf('cars=7'), services })).rejects.toThrow(SearchUnavailable);
});

test('a brand site keeps no cars and shows neither buttons nor link', () => {
  const page = testPage({ site: siteByKey('mercedes-se') });
  expect(renderToString(<SaveButton car={car} page={page} look="round" />)).toBe('');
  expect(renderToString(<CompareButton car={car} page={page} />)).toBe('');
  expect(renderToString(<SavedLink page={page} />)).toBe('');
});

test('the header links to the saved cars; the script fills in their number and the status region', () => {
  const markup = renderToString(<SavedLink page={testPage({ language: 'en' })} />);
  expect(markup).toContain('href="/en/kop-bil/sparade-bilar"');
  expect(markup).toContain('data-enhance-when="stored"');
  expect(markup).toMatch(/<span [^>]*data-saved-count="" hidden=""><\/span>/);
  expect(markup).toMatch(/<p role="status" [^>]*data-chosen-status=""><\/p>/);
  expect(text(markup).trim()).toBe('Saved cars');
});

test('V-434 saved cars are in the order of the address; sold ones are listed separately', async () => {
  const ids = [cars[4], cars[1], cars[9]].map((each) => each?.car_id ?? '');
  const { data } = await outcomeOf(`cars=${ids[0]},404,${ids[1]},${ids[2]}`);
  expect(data.cards.map(({ car_id }) => car_id)).toEqual(ids);
  expect(data.gone).toEqual(['404']);
  const html = await htmlOf(`cars=${ids[0]},404,${ids[1]}`);
  expect(text(html)).toContain('3 sparade bilar');
  expect(text(html)).toContain('Inte längre till salu');
  expect(html).toContain(`href="/kop-bil/sparade-bilar?cars=${ids[0]},${ids[1]}"`);
});

test('a visitor’s own page is neither indexed nor cached', async () => {
  expect(await outcomeOf('cars=1')).toMatchObject({ head: { noindex: true }, incomplete: true });
  expect(await outcomeOf('')).toMatchObject({ head: { noindex: true }, incomplete: false });
});

test('without cars: how it is done, the way to the cars, and what it takes where no script runs', async () => {
  const html = await htmlOf('');
  expect(html).toContain('data-from-device=""');
  expect(text(html)).toContain('Tryck på hjärtat på en bil du gillar');
  expect(text(html)).toContain('behöver webbläsaren köra JavaScript');
  expect(html).toContain('href="/kop-bil/alla-bilar-i-lager"');
});

test('hostile ids neither break the page nor stand in it as markup', async () => {
  const html = await htmlOf(new URLSearchParams({ cars: '"><script>x</script>,%ff,../..' }).toString());
  expect(html).not.toContain('<script');
  expect(await outcomeOf('cars=%00,%2F')).toMatchObject({ data: { cards: [], gone: [] } });
});
