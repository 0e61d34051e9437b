import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBlock } from '~/modules/content';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './service-request-form.block';
import { load } from './service-request-form.data';

let demo: Awaited<ReturnType<typeof demoServices>>;
beforeAll(async () => {
  demo = await demoServices('automotive-no', 1);
});
afterAll(() => demo?.close());

async function loadedFor(
  vehicle: 'Car' | 'Motorcycle',
  place = '',
  key: 'automotive-no' | 'automotive-se' = 'automotive-no',
) {
  const tags: string[] = [];
  const page = testPage({
    site: siteByKey(key),
    query: new URLSearchParams(place === '' ? {} : { place }),
    tag: (tag) => void tags.push(tag),
  });
  const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: { Vehicle: vehicle } });
  const scope = { site: key, language: page.language, tag: page.tag };
  const outcome = await load({ fields, page, scope, services: demo.services });
  return { data: outcome.kind === 'data' ? outcome.data : null, tags };
}

describe('the dealers of a service request', () => {
  test('W-609, W-621: every facility with a workshop, by the address of that workshop', async () => {
    const { data, tags } = await loadedFor('Car');
    const all = demo.services.facilities.all('automotive-no-sites');
    expect(data?.dealers.map(({ name }) => name)).toEqual(all.map((each) => each.site_official_name));
    expect(data?.dealers[0]?.email).toMatch(/^verksted\./);
    expect(tags).toEqual(['facilities:automotive-no-sites']);
  });

  test('W-650: for motorcycles the one dealer, wherever the visitor is', async () => {
    const { data } = await loadedFor('Motorcycle', 'Tromsø');
    expect(data?.dealers.map(({ name }) => name)).toEqual(['Nordhem Drammen']);
    expect(data?.near).toBeNull();
  });

  test.each([
    ['bergen', 'Nordhem Bergen'],
    ['Tromsø', 'Nordhem Tromsø'],
    ['Arendal', 'Nordhem Kristiansand'],
  ])('W-651: nearest to %s is %s', async (place, name) => {
    expect((await loadedFor('Car', place)).data?.dealers[0]?.name).toBe(name);
  });

  test('a town of another country has no dealer', async () => {
    expect((await loadedFor('Car', 'Borås')).data?.near).toEqual({ place: 'Borås', position: null });
  });

  test('a site without a motorcycle dealer has no such form', async () => {
    expect((await loadedFor('Motorcycle', '', 'automotive-se')).data).toBeNull();
  });
});
