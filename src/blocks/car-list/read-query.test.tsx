import { beforeAll, describe, expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { readBlock } from '~/modules/content';
import { carIndexSchema } from '~/modules/stock';
import { bundledPlaces } from '~/platform/places';
import { createColumnarIndex } from '~/platform/search';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './car-list.block';
import { load } from './car-list.data';
import { view } from './car-list.view';

const BASE = '/kop-bil/alla-bilar-i-lager';
const index = createColumnarIndex(carIndexSchema('sv-SE'));
beforeAll(() => index.upsert(demoCars('automotive-se', '2026-03-02', 800)));

const services: Parameters<typeof load>[0]['services'] = {
  stock: {
    search: async (_, request) => index.search({ ...request, index: 'cars' }),
    facetMap: async (_, facets) => index.facetMap(facets),
    car: async () => undefined,
    lowestPrice30Days: async () => null,
  },
  facilities: { bySiteId: () => undefined, all: () => [] },
  places: bundledPlaces(),
};

async function listOf(
  query: string,
  site = siteByKey('automotive-se'),
  stock: typeof services.stock = services.stock,
) {
  const page = testPage({ site, path: BASE, query: new URLSearchParams(query) });
  const outcome = await load({
    fields: readBlock(block, { uid: 'uid', componentName: block.name, fields: {} }),
    page,
    services: { ...services, stock },
  });
  if (outcome.kind !== 'data') throw new Error(`the list is ${outcome.kind}`);
  const html = renderBlock(block, view, {}, { data: outcome.data, page, uid: 'uid' }).replace(
    /<!-- -->/g,
    '',
  );
  return { ...outcome, html };
}

const listFor = (words: string) => listOf(new URLSearchParams({ keyphrase: words }).toString());
const countOf = (filters: Parameters<typeof index.search>[0]['filters']) =>
  index.search({ index: '', filters, limit: 0 }).total_items;

/** The part of the markup with what was read: label and address of each chip. */
function chipsOf(html: string): readonly { readonly label: string; readonly query: string }[] {
  const part = /data-part="read-query">.*?<\/div>/s.exec(html)?.[0] ?? '';
  return [...part.matchAll(/<li><a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', label = '']) => ({
    label: label.replaceAll('\u00a0', ' '),
    query: (href.split('?')[1] ?? '').replaceAll('&amp;', '&'),
  }));
}

describe('query reader: the list', () => {
  test('says what it has read the words as, and finds just that', async () => {
    const { data, html } = await listFor('elbil under 300000');
    expect(html).toContain('Vi tolkade din sökning som:');
    expect(
      chipsOf(html)
        .map(({ label }) => label)
        .sort(),
    ).toEqual(['El', 'högst 300 000 kr']);
    const price = { type: 'range', values: [null, 300_000] } as const;
    expect(data.total).toBe(countOf({ car_fuel: 'El', car_price: price }));
    expect(data.state.keyphrase).toBe('');
  });

  test('stands in the order that words ask for, unless another one has been chosen', async () => {
    const { data, html } = await listFor('billigaste elbilen');
    expect([data.state.sortName, data.state.keyphrase]).toEqual(['car_price_asc', '']);
    expect(chipsOf(html)).toEqual([
      { label: 'El', query: 'sortName=car_price_asc' },
      { label: 'Lägsta pris', query: 'car_fuel=El' },
    ]);
    expect(html).toContain('value="car_price_asc" selected=""');
    const chosen = await listOf('keyphrase=billigaste+elbilen&sortName=car_mileage_asc');
    expect(chosen.data.state.sortName).toBe('car_mileage_asc');
    expect((await listFor('lägst mil')).data.total).toBe(countOf({}));
  });

  test('takes each filter away by a link; without all of them the list is whole', async () => {
    for (const words of [
      'vit suv el dragkrok under 400000',
      'vw golf diesel',
      'begagnad volvo göteborg från 2019',
    ]) {
      let { data, html } = await listFor(words);
      for (let left = 20; left > 0 && data.total < index.size; left--) {
        const [, next] = /aria-label="Ta bort filtret[^"]*"/.test(html)
          ? (/<a href="([^"]*)" aria-label="Ta bort filtret/.exec(html) ?? [])
          : (/<a href="([^"]*)"[^>]*>Rensa/.exec(html) ?? []);
        ({ data, html } = await listOf(next?.split('?')[1]?.replaceAll('&amp;', '&') ?? ''));
      }
      expect(data.total, words).toBe(index.size);
    }
  });

  test('searches for the words as they are written, and reads others again', async () => {
    const { html } = await listFor('elbil');
    const [, href = ''] = /<a href="([^"]*asWritten[^"]*)"/.exec(html) ?? [];
    const written = await listOf(href.split('?')[1]?.replaceAll('&amp;', '&') ?? '');
    expect(written.data.state).toMatchObject({ keyphrase: 'elbil', asWritten: true, values: {} });
    expect(written.html).toContain('<input type="hidden" name="asWritten" value="elbil"/>');
    expect(written.html).not.toContain('data-part="read-query"');
    const other = await listOf('keyphrase=diesel&asWritten=elbil');
    expect(other.data.state.values).toEqual({ car_fuel: ['Diesel'] });
  });

  test('keeps the words that it does not understand', async () => {
    const { data } = await listFor('volvo inscription');
    expect(data.state).toMatchObject({ keyphrase: 'inscription', values: { car_brand: ['Volvo'] } });
  });

  test('asks for equipment that must all be there', async () => {
    const { data } = await listFor('dragkrok backkamera');
    const both = index.search({
      index: '',
      filters: { car_equipment: 'Dragkrok' },
      keyphrase: 'backkamera',
      limit: 0,
    }).total_items;
    expect(data.total).toBe(both);
    expect(data.total).toBeLessThan(countOf({ car_equipment: 'Dragkrok' }));
  });

  test('a town without a facility is a circle round it', async () => {
    const { data } = await listFor('elbil solna');
    expect(data.state).toMatchObject({ values: { car_fuel: ['El'] }, near: { place: 'Solna', within: 50 } });
  });

  test('a town that was typed in lower case has its own name', async () => {
    const { data } = await listFor('volvo nära solna');
    expect(data.state.near).toEqual({ place: 'Solna', within: 50 });
  });

  test('a distance from a town is the next one on offer', async () => {
    const { data } = await listFor('elbil inom 30 km från uppsala');
    expect(data.state).toMatchObject({
      values: { car_fuel: ['El'] },
      near: { place: 'Uppsala', within: 50 },
      ranges: {},
    });
  });

  test('where nothing is found says what may have been meant, with its count', async () => {
    const { data, html } = await listFor('volvo v60 qwertyuiop');
    expect(data.total).toBe(0);
    const v60 = countOf({ car_model: 'V60' });
    expect(data.suggestedSearches.map(({ count }) => count)).toEqual([v60]);
    expect(html).toContain(`Menade du Volvo · V60?`);
    expect(html).toContain(`${v60} bilar`);
  });

  test('the title of an advertisement that is not here shows the nearest cars at once, and says what was left out', async () => {
    const { data, html } = await listFor('Volvo V60 D9 Polartum Drag');
    expect(data.total).toBe(0);
    expect(data.state.keyphrase).toBe('D9 Polartum');
    expect(html).toContain('<h3');
    expect(html).toContain('Det här har vi utan ”D9 Polartum”');
    const [first] = data.suggestedSearches;
    expect(data.alternatives.length).toBe(Math.min(first?.count ?? 0, 8));
    for (const { car_brand, car_model } of data.alternatives)
      expect([car_brand, car_model]).toEqual(['Volvo', 'V60']);
    const model = await listFor('volvo v70');
    expect(model.html).toContain('Det här har vi inne just nu');
    expect(new Set(model.data.alternatives.map(({ car_brand }) => car_brand))).toEqual(new Set(['Volvo']));
    const nothing = await listFor('blah blah');
    expect(nothing.html).toContain('Det här har vi inne just nu');
  });

  test('filters without common results are suggested with one filter less, most results first', async () => {
    expect((await listFor('porsche kombi under 50000')).data.suggestedSearches.length).toBeGreaterThan(0);
    const { data } = await listFor('porsche kombi');
    expect(data.total).toBe(0);
    expect(data.suggestedSearches.length).toBeGreaterThan(0);
    expect(data.suggestedSearches.every(({ count }) => count > 0)).toBe(true);
    const counts = data.suggestedSearches.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('what no record lists is told, and nothing is searched by it', async () => {
    const { data, html } = await listFor('volvo dragkrok 1800 kg');
    expect(data.total).toBe(countOf({ car_brand: 'Volvo', car_equipment: 'Dragkrok' }));
    expect(html).toMatch(/data-part="unlisted">Det går inte att söka på ”1800 kg”/);
    const alone = await listFor('låg skatt');
    expect(alone.data.total).toBe(index.size);
    expect(alone.html).toContain('data-part="unlisted"');
    expect(alone.html).toContain('Sök i stället på orden ”låg skatt”');
    expect((await listFor('volvo')).html).not.toContain('data-part="unlisted"');
  });

  test('who searches near where they are is asked for the place', async () => {
    const { data, html } = await listFor('volvo nära mig');
    expect(data.total).toBe(countOf({ car_brand: 'Volvo' }));
    expect(html).toMatch(/data-part="needs-place"><p>Nära var\? .*?data-position=""/);
    expect((await listFor('nära mig')).html).toContain('data-part="needs-place"');
    const placed = await listFor('volvo närmast mig i Lund');
    expect(placed.html).not.toContain('data-part="needs-place"');
    const { html: near } = await listOf('keyphrase=volvo+nära+mig&near=55.7,13.2&within=50');
    expect(near).not.toContain('data-part="needs-place"');
  });

  test('a monthly cost is told to be missing where no car of the stock has one', async () => {
    const priced = createColumnarIndex(carIndexSchema('en-GB'));
    priced.upsert(demoCars('automotive-uk', '2026-03-02', 100));
    const stock = {
      ...services.stock,
      search: async (_: string, request: Parameters<typeof priced.search>[0]) =>
        priced.search({ ...request, index: 'cars' }),
      facetMap: async (_: string, facets: Parameters<typeof priced.facetMap>[0]) => priced.facetMap(facets),
    };
    const { data } = await listOf('keyphrase=£250+pcm', siteByKey('automotive-uk'), stock);
    expect(data.total).toBe(priced.size);
    expect(data.unlisted).toEqual(['£250 pcm']);
    const costs = await listFor('under 3000 kr/mån');
    expect(costs.data.state.ranges).toEqual({ car_loan_monthly_cost: [null, 3000] });
    expect(costs.data.total).toBeGreaterThan(0);
  });

  test('all makes but one are one filter, which is taken away as a whole', async () => {
    const { data, html } = await listFor('inte volvo');
    expect(chipsOf(html).map(({ label }) => label)).toEqual(['Märke: alla utom Volvo']);
    expect(data.total).toBe(index.size - countOf({ car_brand: 'Volvo' }));
    const [chip] = chipsOf(html);
    expect((await listOf(chip?.query ?? '')).data.total).toBe(index.size);
  });

  test('a model that the stock does not have leads to its make; a guess names no second make', async () => {
    const { data, html } = await listFor('volvo v70');
    expect(data.suggestedSearches.map(({ count }) => count)).toEqual([countOf({ car_brand: 'Volvo' })]);
    expect(html).toContain('Menade du Volvo?');
    expect((await listFor('blah blah')).data.suggestedSearches).toEqual([]);
    const version = await listFor('nissan qashqai tekna');
    expect(version.data.suggestedSearches[0]?.state.values.car_brand).toEqual(['Nissan']);
  });

  test('an empty search has no suggestions', async () => {
    expect((await listOf('car_brand=Qqq')).data.suggestedSearches).toEqual([]);
  });
});
