import { setImmediate as otherWork } from 'node:timers/promises';
import type { Content } from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import type { Leads } from '~/modules/leads';
import type { Ratings } from '~/modules/ratings';
import type { Catalogues } from '~/modules/service-booking';
import type { CarRecord, Stock } from '~/modules/stock';
import type { TyreHotel } from '~/modules/tyre-hotel';
import type { Log } from '~/platform/log';
import { daysBefore } from '~/platform/time';
import { SITES, type Site, siteByKey } from '~/sites';
import { CAR_SITES, type CarSite, demoSites } from '../group';
import { type Answerers, demoDrives, demoRequests, REQUEST_SITES } from '../requests';
import { demoCatalogue } from '../service-booking';
import { demoCars, demoCarsAtFirst, demoCarsBeforeReduction, demoViews, HISTORY_DAYS } from '../stock';
import { demoAgreements, fillStaffWork } from '../tyre-hotel';
import { BOOKING_SITES, demoRatings, fillPastVisits, fillWorkshops, type WorkshopPorts } from '../workshop';

export interface DemoPorts {
  readonly content: Content;
  readonly facilities: Facilities;
  /** Left out where workshops are booked at a service of the group's own. */
  readonly workshops?: WorkshopPorts;
  /** Left out with the workshops. */
  readonly ratings?: Pick<Ratings, 'importAll'>;
  /** Left out where wheels lie with a service of the group's own. */
  readonly tyreHotel?: Pick<TyreHotel, 'replaceAgreements' | 'staff'>;
  readonly catalogues: Pick<Catalogues, 'replace'>;
  /** The stock as it imports at an instant: the price log needs a past. */
  stockAt(instant: Date): Pick<Stock, 'importFeed'>;
  readonly leads: Pick<Leads, 'importPast'>;
  /** Free times for a test drive of a car, `2026-11-27T10:00`; none where no drive is offered. */
  freeDriveTimes(site: Site, carId: string): Promise<readonly string[]>;
  /** Accounts of the demo that have answered requests; null where nobody can sign in. */
  answerers(): Promise<Answerers | null>;
  /** Views of cars in the past; what is there stays. */
  importViews(site: CarSite, views: ReturnType<typeof demoViews>): Promise<void>;
  readonly log: Log;
}

/** A part of the demo. Run again, it changes nothing, unless a later one of the same site has run since. */
export interface FillStep {
  readonly name: string;
  /** Before a server can be looked at; the others may follow while it runs. */
  readonly isFirst: boolean;
  run(signal: AbortSignal): Promise<void>;
}

type Step = Omit<FillStep, 'isFirst'>;

/** Reduced cars had their ordinary price from this long ago, and the reduction came this long ago. */
const ORDINARY_DAYS = 45;
const REDUCED_DAYS = 6;

/** The fictional group Nordhem as it is at an instant: facilities, pages, workshops and stock of every site. */
export function fillSteps(ports: DemoPorts, now: Date): FillStep[] {
  const today = now.toISOString().slice(0, 10);
  const facilities = CAR_SITES.map((site) => ({
    name: `facilities of ${site}`,
    async run() {
      const replaced = await ports.facilities.replaceAll(`${site}-sites`, demoSites(site, today));
      if (!replaced.ok) throw new Error(`demo facilities of ${site}: ${replaced.error.code}`);
      await ports.facilities.catchUp();
    },
  }));
  const pages = SITES.map((site) => ({
    name: `pages of ${site.key}`,
    async run() {
      // Half of the demo's code, of which a start that finds it filled needs nothing.
      const { demoContent } = await import('../content');
      const imported = await ports.content.editing.importTree(demoContent(site, today), 'demo');
      if (!imported.ok) throw new Error(`demo content of ${site.key}: ${JSON.stringify(imported.error)}`);
    },
  }));
  const stock = CAR_SITES.flatMap((site) => stockSteps(ports, site, now));
  const first = [...facilities, ...pages, ...stock.slice(0, 1)];
  const views = CAR_SITES.map((site) => ({
    name: `views of the cars of ${site}`,
    run: () => ports.importViews(site, demoViews(site, today)),
  }));
  const requests = REQUEST_SITES.map((site) => ({
    name: `requests to ${site}`,
    async run() {
      const answerers = await ports.answerers();
      if (answerers === null) return;
      await ports.leads.importPast(siteByKey(site), [
        ...demoRequests(site, now, answerers),
        ...(await demoDrives(site, now, answerers, ports.freeDriveTimes)),
      ]);
    },
  }));
  // Requests come last: they name cars.
  const rest = [...bookingSteps(ports, now, today), ...views, ...stock.slice(1), ...requests];
  return [
    ...first.map((step) => ({ ...step, isFirst: true })),
    ...rest.map((step) => ({ ...step, isFirst: false })),
  ];
}

/** In this order: each file says what the site has at its instant. */
function stockSteps({ stockAt, log }: DemoPorts, site: CarSite, now: Date): Step[] {
  const today = now.toISOString().slice(0, 10);
  const files = [
    { cars: () => demoCarsAtFirst(site, today), daysAgo: HISTORY_DAYS },
    { cars: () => demoCarsBeforeReduction(site, today), daysAgo: ORDINARY_DAYS },
    { cars: () => demoCars(site, today), daysAgo: REDUCED_DAYS },
  ];
  return files.map(({ cars, daysAgo }) => ({
    name: `stock of ${site}, ${daysAgo} days ago`,
    async run(signal) {
      const imported = await stockAt(daysBefore(now, daysAgo)).importFeed(site, recordLines(cars(), signal), {
        // Another import is waited for between two tries, in which a process can be stopped.
        waitMs: 0,
      });
      if (!imported.ok) {
        signal.throwIfAborted();
        throw new Error(`demo stock of ${site}: ${imported.error.message}`);
      }
      const { read, refused } = imported.value;
      log.info({ site, read, refused }, 'demo stock imported');
    },
  }));
}

function bookingSteps(ports: DemoPorts, now: Date, today: string): Step[] {
  const { workshops, ratings, tyreHotel, catalogues, log } = ports;
  const ofSites = BOOKING_SITES.map((site) => ({
    name: `ratings, tyre hotel and catalogue of ${site}`,
    async run() {
      await ratings?.importAll(demoRatings(site, today));
      const agreements = demoAgreements(site, today);
      await tyreHotel?.replaceAgreements(`${site}-sites`, agreements);
      if (tyreHotel !== undefined) await fillStaffWork(tyreHotel.staff, siteByKey(site), agreements);
      const replaced = await catalogues.replace(`${site}-sites`, demoCatalogue());
      if (!replaced.ok) throw new Error(`demo catalogue of ${site}: ${JSON.stringify(replaced.error)}`);
    },
  }));
  if (workshops === undefined) return ofSites;
  const run = async () => {
    const visits = await fillWorkshops(workshops, now);
    log.info({ visits }, 'demo workshops filled');
  };
  const past = BOOKING_SITES.map((site) => ({
    name: `past visits of ${site}`,
    async run(signal: AbortSignal) {
      const visits = await fillPastVisits(workshops, site, now, signal);
      log.info({ site, visits }, 'demo visits of the past imported');
    },
  }));
  return [{ name: 'workshops', run }, ...ofSites, ...past];
}

/** Other work waits no longer than this for the cars that are made up. */
const SLICE_MS = 8;

/** Cars as an exporter would send them: one JSON record a line. It breaks off at the signal. */
async function* recordLines(cars: Iterable<CarRecord>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let lines: string[] = [];
  let until = performance.now() + SLICE_MS;
  for (const car of cars) {
    lines.push(JSON.stringify(car));
    if (performance.now() > until) {
      await otherWork();
      signal.throwIfAborted();
      until = performance.now() + SLICE_MS;
    }
    if (lines.length === 200) {
      yield encoder.encode(`${lines.join('\n')}\n`);
      lines = [];
    }
  }
  if (lines.length > 0) yield encoder.encode(`${lines.join('\n')}\n`);
}
