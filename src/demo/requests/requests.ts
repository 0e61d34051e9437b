import { type CarSite, demoSites, type RandomSource, randomSource } from '~/demo/group';
import { employees } from '~/demo/group/people';
import { translator } from '~/messages';
import { type SiteUser, serviceDealers } from '~/modules/facilities';
import type { PastRequest } from '~/modules/leads';
import { addDays, instantIn, localDate, localTime, weekdayOf } from '~/platform/time';
import { type Site, siteByKey } from '~/sites';
import { demoCars } from '../stock';
import { REQUEST_WORDS, type RequestLanguage } from './words';

/** Sites to which requests have come, how many, and in which language. */
const REQUESTS_OF_SITES = [
  { site: 'automotive-se', count: 36, language: 'sv' },
  { site: 'carstore-se', count: 9, language: 'sv' },
  { site: 'automotive-no', count: 8, language: 'nb' },
  { site: 'automotive-uk', count: 6, language: 'en-GB' },
] as const satisfies readonly { site: CarSite; count: number; language: RequestLanguage }[];

export const REQUEST_SITES: readonly CarSite[] = REQUESTS_OF_SITES.map(({ site }) => site);

const HOUR_MS = 3_600_000;
const PAST_DAYS = 28;
/** Cars that are asked about come first in the list of a site. */
const CARS_SEEN = 160;

type Kind = 'car' | 'testDrive' | 'quote' | 'contact' | 'sell' | 'service';
const KINDS = [
  ['car', 8],
  ['testDrive', 4],
  ['quote', 4],
  ['contact', 3],
  ['sell', 4],
  ['service', 3],
] as const satisfies readonly (readonly [Kind, number])[];

/** Accounts that have answered. */
export interface Answerers {
  readonly admin: string;
  readonly staff: string;
}

interface World {
  readonly site: Site;
  readonly language: RequestLanguage;
  readonly facilities: ReturnType<typeof demoSites>;
  readonly cars: readonly string[];
}

/**
 * What visitors of a site have asked in the four weeks before an instant, and what was answered: the same for a date in
 * every fill. The newest are open, some of them too long; those before are answered or closed.
 */
export function demoRequests(key: CarSite, now: Date, answerers: Answerers): PastRequest[] {
  const ofSite = REQUESTS_OF_SITES.find(({ site }) => site === key);
  if (ofSite === undefined) return [];
  const today = now.toISOString().slice(0, 10);
  const site = siteByKey(key);
  const facilities = demoSites(key, today);
  const world: World = { site, language: ofSite.language, facilities, cars: carsOf(key, today) };
  const requests = Array.from({ length: ofSite.count }, (_, at) => requestAt(world, at, ofSite.count, now));
  return requests
    .filter(({ at }) => at < now)
    .map((request, at) => ({ ...request, acts: actsOf(request, at, world, now, answerers) }));
}

/** Test drives that are booked. */
const DRIVES = 9;

/**
 * Test drives of the days to come, each with the request that it was booked by.
 *
 * @param freeTimes `2026-11-27T10:00` of a car at its facility, the soonest first; none where no drive is offered
 */
export async function demoDrives(
  key: CarSite,
  now: Date,
  { admin }: Answerers,
  freeTimes: (site: Site, carId: string) => Promise<readonly string[]>,
): Promise<PastRequest[]> {
  const ofSite = REQUESTS_OF_SITES.find(({ site }) => site === key);
  if (ofSite === undefined) return [];
  const { language } = ofSite;
  const site = siteByKey(key);
  const requests: PastRequest[] = [];
  for (const carId of carsOf(key, now.toISOString().slice(0, 10))) {
    if (requests.length === DRIVES) break;
    const random = randomSource(`${key} ${carId}`, 'test drives');
    if (random.share(0.6)) continue;
    const times = await freeTimes(site, carId);
    if (times.length === 0) continue;
    const who = customerOf(language, randomSource(`${key} ${carId}`, 'who drives'), '');
    const at = new Date(now.getTime() - random.whole(3, 40) * HOUR_MS);
    const values = {
      ...contactOf(who),
      carId,
      testDrive: true,
      driveTime: random.pick(times),
      message: '',
      sourceUrl: '/',
    };
    const envelope = {
      formName: 'NordhemCarContactForm',
      formSubmissionId: `demo-drive-${key}-${carId}`,
      values,
    };
    const answered = {
      act: 'answered' as const,
      account: admin,
      body: '',
      at: new Date(at.getTime() + HOUR_MS),
    };
    requests.push({ language, envelope, at, acts: random.share(0.5) ? [answered] : [] });
  }
  return requests;
}

/** The first cars of a site that stand with a dealer already. */
function carsOf(site: CarSite, today: string): readonly string[] {
  const cars: string[] = [];
  let seen = 0;
  for (const { car_id, car_is_sample } of demoCars(site, today)) {
    if (!car_is_sample) cars.push(car_id);
    if (++seen === CARS_SEEN) break;
  }
  return cars;
}

type DraftRequest = Omit<PastRequest, 'acts'> & { readonly kind: Kind; readonly firstName: string };

function requestAt(world: World, at: number, count: number, now: Date): DraftRequest {
  const { site, language, facilities } = world;
  const random = randomSource(`${site.key} ${at}`, 'requests');
  // The last request is today's, those before are further back, more of them lately.
  const daysAgo = Math.round(PAST_DAYS * ((count - 1 - at) / count) ** 1.4);
  const time = `${String(random.whole(7, 21)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`;
  const date = addDays(now.toISOString().slice(0, 10), -daysAgo);
  const kind = random.weighted(KINDS);
  const facility = random.pick(facilities);
  // Who asked before asks once more: two requests of one person stand together.
  const person = randomSource(`${site.key} ${at % 9 === 8 ? at - 3 : at}`, 'who asks');
  const customer = customerOf(language, person, facility.site_region);
  return {
    language,
    at: new Date(instantIn(site.zone, `${date}T${time}`)),
    kind,
    firstName: customer?.first_name ?? '',
    envelope: {
      formName: `Nordhem${FORMS[kind]}`,
      formSubmissionId: `demo-${site.key}-${at}`,
      values: valuesOf(kind, contactOf(customer), world, date, random),
    },
  };
}

function customerOf(language: RequestLanguage, random: RandomSource, region: string): SiteUser | undefined {
  return employees(language, random, region, [{ title: '', count: 1 }])[0];
}

const contactOf = (customer: SiteUser | undefined) => ({
  name: `${customer?.first_name} ${customer?.last_name}`,
  phone: customer?.phone ?? '',
  email: customer?.email.replace('@nordhem.', '@kund.') ?? '',
});

const FORMS: Readonly<Record<Kind, string>> = {
  car: 'CarContactForm',
  testDrive: 'CarContactForm',
  quote: 'CarContactForm',
  contact: 'ContactForm',
  sell: 'SellCarForm',
  service: 'ServiceRequestForm',
};

function valuesOf(
  kind: Kind,
  who: { readonly name: string; readonly phone: string; readonly email: string },
  { site, language, facilities, cars }: World,
  date: string,
  random: RandomSource,
): Record<string, unknown> {
  const words = random.pick(REQUEST_WORDS[language][kind]);
  const customer = { customerName: who.name, customerPhone: who.phone, customerEmail: who.email };
  const regno = `${random.pick(LETTERS)}${random.pick(LETTERS)}${random.pick(LETTERS)}${random.whole(100, 999)}`;
  if (kind === 'sell')
    return {
      ...customer,
      regno,
      milage: String(random.whole(40, 160) * (site.features.distanceUnit === 'mil' ? 100 : 1000)),
      option: random.pick(['sell', 'trade-in']),
      other: words,
      sourceUrl: '/',
    };
  if (kind === 'service') {
    const dealer = random.pick(serviceDealers(facilities, site, 'car'));
    return {
      ...customer,
      typeCar: 'car',
      siteName: dealer.facility.site_official_name,
      services: [translator(language)(`workshopService.${random.pick(SERVICES)}`)],
      description: words,
      regno,
      milage: '',
      date: addDays(date, random.whole(3, 14)),
      gdpr: true,
      sourceUrl: '/',
    };
  }
  const about =
    kind === 'contact' ? { siteId: random.pick(facilities).site_id } : { carId: random.pick(cars) };
  const wants = { quote: kind === 'quote', testDrive: kind === 'testDrive' };
  return { ...who, ...about, ...wants, message: words, sourceUrl: '/' };
}

const LETTERS = [...'ABCDEFGHJKLMNPRSTUWXYZ'];
const SERVICES = ['service', 'repair', 'windscreen', 'airConditioning', 'wheelChange'] as const;

function actsOf(
  { at, firstName, kind }: DraftRequest,
  place: number,
  { language, site }: World,
  now: Date,
  { admin, staff }: Answerers,
): PastRequest['acts'] {
  const random = randomSource(`${site.key} ${place}`, 'what becomes of requests');
  const account = place % 2 === 0 ? admin : staff;
  const hoursAgo = (now.getTime() - at.getTime()) / HOUR_MS;
  const words = REQUEST_WORDS[language];
  const takenAfter = 0.3 + random.next() * 3;
  const answeredAfter = takenAfter + 0.2 + random.next() * 14;
  const act = (name: PastRequest['acts'][number]['act'], hours: number, body = '') => {
    const done = atWork(site, new Date(at.getTime() + hours * HOUR_MS));
    return done < now ? [{ act: name, account, body, at: done }] : [];
  };
  // The newest wait, and so do some of the days before: too long.
  if (hoursAgo < 12 || (hoursAgo < 120 && random.share(1 / 3))) return [];
  const taken = act('take', takenAfter);
  if (taken.length === 0) return [];
  const noted = random.share(0.3) ? act('note', takenAfter + 0.1, random.pick(words.notes)) : [];
  if (hoursAgo < 120 && random.share(1 / 2)) return [...taken, ...noted];
  const isMailed = random.share(0.7);
  const isAboutCar = kind === 'car' || kind === 'testDrive' || kind === 'quote';
  const answered = isMailed
    ? act('answer', answeredAfter, words.answer(firstName, isAboutCar))
    : act('answered', answeredAfter);
  const closed = answered.length > 0 && random.share(0.75) ? act('close', answeredAfter + 48) : [];
  return [...taken, ...noted, ...answered, ...closed];
}

/** The same moment where somebody is at work then, else one of the next morning that somebody is. */
function atWork({ zone }: Site, instant: Date): Date {
  const [date, time] = [localDate(instant, zone), localTime(instant, zone)];
  const isWeekend = (day: string) => weekdayOf(day) > 5;
  if (!isWeekend(date) && time >= '08:00' && time < '17:00') return instant;
  let day = time < '08:00' ? date : addDays(date, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return new Date(instantIn(zone, `${day}T08:${time.slice(3, 5)}`));
}
