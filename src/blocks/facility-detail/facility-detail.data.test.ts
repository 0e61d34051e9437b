import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readBlock } from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import type { BlockServices } from '~/page/contract';
import type { Log } from '~/platform/log';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './facility-detail.block';
import { load } from './facility-detail.data';

let services: BlockServices;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', 40));
});
afterAll(() => close());

/** A facility that has cars. */
async function withCars(): Promise<string> {
  const { content } = await services.stock.search('automotive-se-cars', {
    fields: ['car_site_id'],
    limit: 1,
  });
  const facility = services.facilities.bySiteId('automotive-se-sites', String(content[0]?.car_site_id));
  return facility?.slug ?? '';
}

async function facilityAt(
  wildcard: readonly string[],
  given: Partial<BlockServices> = {},
  page = testPage({ wildcard }),
  fields = {},
) {
  const read = readBlock(block, { uid: 'uid', componentName: block.name, fields });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  return load({ fields: read, page, scope, services: { ...services, ...given } });
}

async function data(wildcard: readonly string[], given: Partial<BlockServices> = {}) {
  const outcome = await facilityAt(wildcard, given);
  if (outcome.kind !== 'data') throw new Error(`the facility is ${outcome.kind}`);
  return outcome.data;
}

/** The facilities with one thing changed. */
const facilitiesWith = (changes: Partial<Facilities>): Facilities => ({ ...services.facilities, ...changes });

describe('which facility', () => {
  test('V-424: is asked for once, by its slug', async () => {
    const bySlug = vi.fn(services.facilities.bySlug);
    const { facility } = await data(['nordhem-umea'], { facilities: facilitiesWith({ bySlug }) });
    expect(facility.site_city).toBe('Umeå');
    expect(bySlug).toHaveBeenCalledExactlyOnceWith('automotive-se-sites', 'nordhem-umea');
  });

  test('V-131, V-132: a missing slug and an unknown one are 404', async () => {
    expect((await facilityAt([])).kind).toBe('not-found');
    expect((await facilityAt(['zz-none'])).kind).toBe('not-found');
  });

  test('V-133: so is a facility without an id', async () => {
    const bySlug: Facilities['bySlug'] = (...where) => {
      const found = services.facilities.bySlug(...where);
      return found && { ...found, site_id: '' };
    };
    const outcome = await facilityAt(['nordhem-umea'], { facilities: facilitiesWith({ bySlug }) });
    expect(outcome.kind).toBe('not-found');
  });
});

const NO_CARS = { facet: [], content: [], total_items: 0, limit: 12, offset: 0 };

test('V-500: the list is that of the site', async () => {
  const page = testPage({ site: siteByKey('automotive-no'), language: 'nb', wildcard: ['nordhem-bergen'] });
  const facilities = facilitiesWith({
    bySlug: () => {
      throw new Error('the index is away');
    },
  });
  const { siteList } = siteByKey('automotive-no').paths;
  expect(await facilityAt([], { facilities }, page)).toMatchObject({ kind: 'redirect', to: siteList });
});

describe('when its data cannot be read', () => {
  const error = vi.fn();
  const log: Log = { ...silentLog(), error };
  function silentLog(): Log {
    const quiet = () => undefined;
    return { ...services?.log, debug: quiet, info: quiet, warn: quiet, error: quiet };
  }
  const lost = () => {
    throw new Error('the index is away');
  };

  test.each([
    ['the facility', () => ({ facilities: facilitiesWith({ bySlug: lost }) })],
    ['its cars', () => ({ stock: { ...services.stock, search: async () => lost() } })],
  ] as const)('V-499, V-500: %s: it is logged, and the visitor gets the list', async (_, given) => {
    error.mockClear();
    const outcome = await facilityAt(['nordhem-umea'], { ...given(), log });
    expect(outcome).toEqual({ kind: 'redirect', to: '/anlaggningar', status: 302 });
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ site: 'automotive-se', slug: 'nordhem-umea', err: expect.any(Error) }),
      'facility page data failed',
    );
  });

  test('placed on another page it fails there, without a redirect', async () => {
    const given = { facilities: facilitiesWith({ bySlug: lost }) };
    await expect(facilityAt([], given, testPage(), { Slug: 'nordhem-umea' })).rejects.toThrow('away');
  });
});

describe('its cars', () => {
  test('V-146, V-425: are its own, twelve at most', async () => {
    const search = vi.fn(services.stock.search);
    const { facility, cars } = await data([await withCars()], { stock: { ...services.stock, search } });
    expect(cars.length).toBeGreaterThan(0);
    expect(search).toHaveBeenNthCalledWith(
      1,
      'automotive-se-cars',
      expect.objectContaining({ filters: { car_site_id: [facility.site_id] }, limit: 12 }),
    );
  });

  test('V-426: are the latest to arrive, newest first', async () => {
    const { facility, cars } = await data([await withCars()]);
    const { content } = await services.stock.search('automotive-se-cars', {
      filters: { car_site_id: [facility.site_id] },
      fields: ['car_id', 'car_publishdate'],
      limit: 100,
    });
    const newest = content
      .toSorted((a, b) => String(b.car_publishdate).localeCompare(String(a.car_publishdate)))
      .map(({ car_id }) => car_id);
    expect(newest.length).toBeGreaterThan(0);
    expect(new Set(cars.map(({ car_id }) => car_id))).toEqual(new Set(newest.slice(0, 12)));
    expect(cars[0]?.car_id).toBe(newest[0]);
  });

  test('V-147: a facility without any has none', async () => {
    const stock = { ...services.stock, search: async () => NO_CARS };
    expect((await data(['nordhem-umea'], { stock })).cars).toEqual([]);
  });
});

describe('its ratings', () => {
  const id = async () =>
    (await data(['nordhem-umea'])).facility.site_departments.find(({ group }) => group === 'Workshop')
      ?.erp_id ?? '';

  test('are those of its own departments, and a new one makes the page anew', async () => {
    const averages = async () =>
      new Map([
        [await id(), { average: 4.2, count: 9 }],
        ['99.9', { average: 1, count: 9 }],
      ]);
    const tags: string[] = [];
    const page = { ...testPage({ wildcard: ['nordhem-umea'] }), tag: (tag: string) => void tags.push(tag) };
    const outcome = await facilityAt([], { ratings: { averages } }, page);
    if (outcome.kind !== 'data') throw new Error(outcome.kind);
    expect([...outcome.data.ratings]).toEqual([[await id(), { average: 4.2, count: 9 }]]);
    expect(JSON.stringify(outcome.head?.jsonLd)).toContain('"ratingValue":4.2');
    expect(tags).toContain(`ratings:automotive-se-sites:${await id()}`);
  });

  test('that cannot be read are left out, and the page stands', async () => {
    const error = vi.fn();
    const averages = () => Promise.reject(new Error('the database is away'));
    const log = { ...services.log, error };
    const outcome = await facilityAt(['nordhem-umea'], { ratings: { averages }, log });
    expect(outcome.kind).toBe('data');
    expect(error).toHaveBeenCalledTimes(1);
  });
});
