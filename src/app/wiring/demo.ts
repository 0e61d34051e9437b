import type { DemoFilling } from '~/demo';
import type { Content } from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import { DEMO_ACCOUNTS, type Identity } from '~/modules/identity';
import type { Leads } from '~/modules/leads';
import type { Ratings } from '~/modules/ratings';
import { createStock, importCarViews, type Stock } from '~/modules/stock';
import type { TestDrives } from '~/modules/test-drives';
import type { Workshops } from '~/modules/workshop';
import type { Config } from '~/platform/config';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Media } from '~/platform/media';
import { SITES } from '~/sites';
import { BRAND_MARKS } from '~/ui/icon/brand-marks';
import { knownStores } from './directories';
import type { OpenServiceBooking } from './workshop/service-booking';
import type { OpenTyreHotel } from './workshop/tyre-hotel';

type Demo = typeof import('~/demo');

/** A server in production never loads the demo: its words, drawings and films stay on the disk. */
export async function loadDemo(config: Config, media: Media): Promise<Demo | null> {
  if (!config.demoMode && config.demo !== 'on') return null;
  const demo = await import('~/demo');
  demo.registerDemoPictures(media, BRAND_MARKS);
  return demo;
}

/** Fills what is seen first into an empty database; null where there is to be no demo. */
export async function fillDemo(
  demo: Demo | null,
  {
    config,
    workshops,
    ratings,
    tyreHotel,
    serviceBooking,
    stock,
    testDrives,
    identity,
    ...ports
  }: {
    readonly config: Config;
    readonly database: Database;
    readonly content: Content;
    readonly facilities: Facilities;
    readonly workshops: Workshops;
    readonly ratings: Ratings;
    readonly tyreHotel: OpenTyreHotel;
    readonly serviceBooking: OpenServiceBooking;
    readonly stock: Stock;
    readonly leads: Leads;
    readonly testDrives: Pick<TestDrives, 'freeTimes'>;
    /** Null where the staff pages are closed; asked once the server runs. */
    identity(): Identity | null;
    readonly now: Date;
    readonly log: Log;
  },
): Promise<DemoFilling | null> {
  if (demo === null || config.demo === 'off') return null;
  const { database, facilities, log } = ports;
  return demo.fillDemo({
    ...ports,
    stockAt(instant) {
      const stores = knownStores(facilities);
      const then = createStock({ database, log, sites: SITES, stores, now: () => instant });
      return {
        async importFeed(...file) {
          const imported = await then.importFeed(...file);
          // A step is over when its cars can be found.
          await stock.catchUp();
          return imported;
        },
      };
    },
    async freeDriveTimes(site, carId) {
      const [language] = site.languages;
      const free = await testDrives.freeTimes(site, language, carId);
      return free?.days.flatMap(({ date, times }) => times.map((time) => `${date}T${time}`)) ?? [];
    },
    answerers: () => answerersOf(identity()),
    importViews: (site, views) => importCarViews(database, site, views),
    ...(config.workshop.upstream === null ? { workshops, ratings } : {}),
    catalogues: serviceBooking.catalogues,
    ...(config.workshop.tyreHotel === null ? { tyreHotel: tyreHotel.hotel } : {}),
    always: config.demo === 'on',
  });
}

/** The demo's own accounts; who runs it without workshops has no staff there. */
async function answerersOf(identity: Identity | null) {
  const list = await identity?.accounts.run({ command: 'list' });
  const idOf = (wanted: string) =>
    list?.ok ? list.value.find(({ email }) => email === wanted)?.id : undefined;
  const admin = idOf(DEMO_ACCOUNTS.admin);
  return admin === undefined ? null : { admin, staff: idOf(DEMO_ACCOUNTS.staff) ?? admin };
}
