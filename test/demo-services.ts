import { knownStores } from '~/app/wiring/directories';
import { type CarSite, demoSites } from '~/demo/group';
import { demoCars } from '~/demo/stock';
import { createFacilities, facilitiesMigrations } from '~/modules/facilities';
import { embeddedQuotes } from '~/modules/finance/server';
import { createStock, stockMigrations } from '~/modules/stock';
import type { BlockServices } from '~/page/contract';
import { platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { bundledPlaces } from '~/platform/places';
import { SITES } from '~/sites';
import { testContent } from './block';
import { freshDatabase } from './database';

/** A group without providers of forms. */
const NO_FORMS = { marketing: () => null, thirdParty: () => null, allowed: () => null };

/** The day on which the demo stands still in tests. */
export const TODAY = '2026-03-02';

/** The real stock and facilities of one site, with the demo's first cars imported; close them when the tests are over. */
export async function demoServices(
  site: CarSite,
  cars: number,
): Promise<{ readonly services: BlockServices; close(): Promise<void> }> {
  const database = await freshDatabase([platformMigrations, facilitiesMigrations, stockMigrations]);
  const facilities = await createFacilities({ database, log: nullLog });
  const replaced = await facilities.replaceAll(`${site}-sites`, demoSites(site, TODAY));
  if (!replaced.ok) throw new Error(replaced.error.code);
  const stock = createStock({
    database,
    log: nullLog,
    sites: SITES,
    stores: knownStores(facilities),
    now: () => new Date(TODAY),
  });
  await stock.start();
  const imported = await stock.importFeed(site, lines(site, cars));
  if (!imported.ok) throw new Error(imported.error.message);
  return {
    services: {
      content: testContent({}),
      stock,
      facilities,
      forms: NO_FORMS,
      log: nullLog,
      quotes: embeddedQuotes(),
      ratings: { averages: async () => new Map() },
      places: bundledPlaces(),
      map: { styleUrl: null },
    },
    async close() {
      await stock.stop();
      await facilities.stop();
      await database.close();
    },
  };
}

async function* lines(site: CarSite, count: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const car of demoCars(site, TODAY, count)) yield encoder.encode(`${JSON.stringify(car)}\n`);
}
