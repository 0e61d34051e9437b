import type { Content } from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import type { Ratings } from '~/modules/ratings';
import type { Catalogues } from '~/modules/service-booking';
import type { CarRecord, Stock } from '~/modules/stock';
import type { TyreHotel } from '~/modules/tyre-hotel';
import type { Log } from '~/platform/log';
import { daysBefore } from '~/platform/time';
import { SITES } from '~/sites';
import { demoContent } from './content';
import { CAR_SITES, type CarSite, demoSites } from './group';
import { demoCatalogue } from './service-booking';
import { demoCars, demoCarsAtFirst, demoCarsBeforeReduction, HISTORY_DAYS } from './stock';
import { demoAgreements } from './tyre-hotel';
import { BOOKING_SITES, demoRatings, fillWorkshops, type WorkshopPorts } from './workshop';

export interface DemoPorts {
  readonly content: Content;
  readonly facilities: Facilities;
  /** Left out where workshops are booked at a service of the group's own. */
  readonly workshops?: WorkshopPorts;
  /** Left out with the workshops. */
  readonly ratings?: Pick<Ratings, 'importAll'>;
  /** Left out where wheels lie with a service of the group's own. */
  readonly tyreHotel?: Pick<TyreHotel, 'replaceAgreements'>;
  readonly catalogues: Pick<Catalogues, 'replace'>;
  /** The stock as it imports at an instant: the price log needs a past. */
  stockAt(instant: Date): Pick<Stock, 'importFeed'>;
  readonly log: Log;
  readonly now: Date;
  /** Fill up even a database that has content already; what editors made stays. */
  readonly always: boolean;
}

/** Reduced cars had their ordinary price from this long ago, and the reduction came this long ago. */
const ORDINARY_DAYS = 45;
const REDUCED_DAYS = 6;

/**
 * Fills an empty database with the fictional group Nordhem: facilities, stock, workshops, pages of every site. Content comes
 * last and marks a database as filled, so a crash in between is repaired by the next start.
 */
export async function fillDemo(ports: DemoPorts): Promise<boolean> {
  const { content, facilities, log, now, always } = ports;
  const filled = (await content.editing.listItems(SITES[0]?.key ?? '')).length > 0;
  if (filled && !always) return false;
  log.info('filling the demo');
  const today = now.toISOString().slice(0, 10);
  for (const site of CAR_SITES) {
    const replaced = await facilities.replaceAll(`${site}-sites`, demoSites(site, today));
    if (!replaced.ok) throw new Error(`demo facilities of ${site}: ${replaced.error.code}`);
    await facilities.catchUp();
    await fillStock(ports, site, today);
  }
  if (ports.workshops !== undefined) {
    const visits = await fillWorkshops(ports.workshops, now);
    log.info({ visits }, 'demo workshops filled');
  }
  for (const site of BOOKING_SITES) {
    await ports.ratings?.importAll(demoRatings(site, today));
    await ports.tyreHotel?.replaceAgreements(`${site}-sites`, demoAgreements(site, today));
    const replaced = await ports.catalogues.replace(`${site}-sites`, demoCatalogue());
    if (!replaced.ok) throw new Error(`demo catalogue of ${site}: ${JSON.stringify(replaced.error)}`);
  }
  for (const site of SITES.toReversed()) {
    const imported = await content.editing.importTree(demoContent(site, today), 'demo');
    if (!imported.ok) throw new Error(`demo content of ${site.key}: ${JSON.stringify(imported.error)}`);
  }
  log.info('the demo is filled');
  return true;
}

async function fillStock({ stockAt, now, log }: DemoPorts, site: CarSite, today: string): Promise<void> {
  const ago = (days: number) => daysBefore(now, days);
  const steps = [
    { cars: demoCarsAtFirst(site, today), at: ago(HISTORY_DAYS) },
    { cars: demoCarsBeforeReduction(site, today), at: ago(ORDINARY_DAYS) },
    { cars: demoCars(site, today), at: ago(REDUCED_DAYS) },
  ];
  for (const { cars, at } of steps) {
    const imported = await stockAt(at).importFeed(site, recordLines(cars));
    if (!imported.ok) throw new Error(`demo stock of ${site}: ${imported.error.message}`);
    const { read, refused } = imported.value;
    log.info({ site, read, refused }, 'demo stock imported');
  }
}

/** Cars as an exporter would send them: one JSON record a line. */
async function* recordLines(cars: Iterable<CarRecord>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let lines: string[] = [];
  for (const car of cars) {
    lines.push(JSON.stringify(car));
    if (lines.length === 200) {
      yield encoder.encode(`${lines.join('\n')}\n`);
      lines = [];
    }
  }
  if (lines.length > 0) yield encoder.encode(`${lines.join('\n')}\n`);
}
