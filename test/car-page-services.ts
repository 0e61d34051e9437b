import { demoSites } from '~/demo/group';
import type { load } from '~/features/car-detail/car-data';
import { carRecordSchema } from '~/modules/stock';
import { nullLog } from '~/platform/log';
import type { createColumnarIndex } from '~/platform/search';

type CarPageServices = Parameters<typeof load>[0]['services'];

const INDEX = 'automotive-se-cars';

/** An index of the Swedish cars and the facilities of the demo; what a car page does not ask for is refused. */
export function carPageServices(
  index: ReturnType<typeof createColumnarIndex>,
  today: string,
): CarPageServices {
  const facilities = demoSites('automotive-se', today);
  return {
    stock: {
      addresses: async () => [],
      indexNames: [INDEX],
      has: () => true,
      search: async (_, request) => index.search({ ...request, index: INDEX }),
      car: async (_, id) => {
        const record = index.get(id);
        return record && carRecordSchema.parse(record);
      },
      lowestPrice30Days: async () => ({ at: new Date(today), minor: 19990000, currency: 'SEK' }),
      prices: async () => [],
      ...refused(
        'facetMap',
        'slugOf',
        'count',
        'start',
        'stop',
        'catchUp',
        'cleanUp',
        'importFeed',
        'relocate',
        'refinance',
        'position',
        'newsSince',
        'countView',
      ),
      held: refused('list', 'apply', 'discard'),
      staff: {
        ...refused('cars', 'counts', 'figures', 'car', 'change', 'changePictures', 'numbers', 'storeNumbers'),
        ...refused('imports', 'refusals', 'storeNames'),
        own: refused('add', 'edit', 'remove', 'takeOver', 'same'),
      },
      onChange: () => () => undefined,
    },
    facilities: {
      indexes: ['automotive-se-sites'],
      bySiteId: (_, id) => facilities.find(({ site_id }) => site_id === id),
      forBrand: (_, brand) => facilities.filter(({ site_brands }) => site_brands.includes(brand)),
      search: () => ({ facet: [], content: [], total_items: 0, limit: 0, offset: 0 }),
      facetMap: () => [],
      bySlug: () => undefined,
      all: () => facilities,
      ...refused('imported', 'replaceAll', 'catchUp', 'stop'),
      onChange: () => () => undefined,
    },
    quotes: refused('products', 'quote'),
    log: nullLog,
  };
}

function refused<K extends string>(...names: readonly K[]): Record<K, () => Promise<never>>;
function refused(...names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [name, () => Promise.reject(new Error(`${name} was not expected`))]),
  );
}
