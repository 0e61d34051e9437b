import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  type Alerts,
  type AlertsOptions,
  alertMigrations,
  createAlerts,
  type SearchReader,
} from '~/modules/alerts';
import * as findings from '~/modules/alerts/store/finding-store';
import { createStock, type Stock, stockMigrations } from '~/modules/stock';
import { builtInWords } from '~/modules/templates';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import { SITES, siteByKey } from '~/sites';
import type { OpenDatabase } from '~test/database';
import { emptyTables } from '~test/empty-tables';
import { knownStore } from '~test/stock/known-store';

export const site = siteByKey('automotive-se');

export const INDEX = 'automotive-se-cars';

export const HEADER = 'store_code,id,year,make,model,price,condition,dealership_name,dealership_address';

/** Searches are a make and a highest price here; the list's own codec is tested where it is used. */
export const reader: SearchReader = {
  async read(_, requested) {
    if (requested.kind === 'car') return { kind: 'car', carId: requested.carId };
    const query = new URLSearchParams(requested.query);
    query.sort();
    return { kind: 'list', path: requested.path, query: query.toString(), fixed: '' };
  },
  async request(_, search) {
    if (search.kind === 'car') return { filters: { car_id: [search.carId] } };
    const query = new URLSearchParams(search.query);
    const max = query.get('most');
    return {
      filters: { car_brand: query.getAll('brand') },
      facets:
        max === null
          ? []
          : [{ name: 'car_price', filters: [{ type: 'range', values: [null, Number(max)] }] }],
    };
  },
  async describe(_, __, search) {
    if (search.kind === 'car') return { title: 'Volvo V60', words: [], href: `/kop-bil/${search.carId}` };
    const words = [...new URLSearchParams(search.query).values()];
    return { title: 'Bilar', words, href: `/kop-bil?${search.query}` };
  },
  carHref: (_, __, car) => `/kop-bil/${car.car_id}`,
  originOf: () => 'https://nordhem.example',
  look: () => ({
    ground: '#fff',
    surface: '#fff',
    ink: '#111',
    muted: '#555',
    line: '#ddd',
    primary: '#060',
    onPrimary: '#fff',
  }),
};

export const form = (fields: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    email: 'ada@post.example',
    path: '/kop-bil',
    search: 'brand=Volvo',
    newCars: 'on',
    priceDrops: 'on',
    ...fields,
  });

export function without(fields: URLSearchParams, ...names: readonly string[]): URLSearchParams {
  for (const name of names) fields.delete(name);
  return fields;
}

/** Bytes of a feed: one store per test, so that no test sells another's cars. */
export async function* feed(store: string, cars: Readonly<Record<string, number>>, make = 'Volvo') {
  const rows = Object.entries(cars).map(
    ([id, price]) =>
      `${store},${store}-${id},2020,${make},V60,${price},used,Nordhem ${store},"Gatan 1, 111 22 Lund"`,
  );
  yield Buffer.from([HEADER, ...rows].join('\n'));
}

export const tokenIn = ({ text }: Mail, door: string) =>
  new RegExp(`/alerts/${door}\\?t=([\\w-]{43})`).exec(text)?.[1] ?? '';

let currentDatabase: Database;

export const database = (): Database => currentDatabase;

let currentJobs: Jobs;

export const jobs = (): Jobs => currentJobs;

let currentStock: Stock;

export const stock = (): Stock => currentStock;

let currentAlerts: Alerts;

export const alerts = (): Alerts => currentAlerts;

let currentOptions: AlertsOptions;

export const options = (): AlertsOptions => currentOptions;

let currentMails: Mail[];

export const mails = (): Mail[] => currentMails;

export function setMails(value: Mail[]): void {
  currentMails = value;
}

let currentNow = new Date('2026-03-01T12:00:00Z');

export const now = () => currentNow;

let currentTests = 0;

export const tests = () => currentTests;

let currentStore: string;

export const store = (): string => currentStore;

let currentSendMail: (mail: Mail) => Promise<void>;

export const sendMail = (): ((mail: Mail) => Promise<void>) => currentSendMail;

export function setSendMail(value: (mail: Mail) => Promise<void>): void {
  currentSendMail = value;
}

let currentUnfollow: () => void;

export const unfollow = (): (() => void) => currentUnfollow;

export function setUnfollow(value: () => void): void {
  currentUnfollow = value;
}

export const later = (minutes: number) => {
  currentNow = new Date(now().getTime() + minutes * 60_000);
};

export const mailed = (count: number) =>
  expect.poll(() => mails().length, { timeout: 10_000, interval: 20 }).toBe(count);

export const load = async (cars: Readonly<Record<string, number>>, make?: string) => {
  later(1);
  const result = await stock().importFeed('automotive-se', feed(store(), cars, make));
  if (!result.ok) throw new Error(result.error.message);
};

/** The look that the import has woken is over. */
export const settled = async () => {
  const position = await stock().position(INDEX);
  await expect
    .poll(() => findings.positionOf(database(), INDEX), { timeout: 10_000, interval: 20 })
    .toBe(position);
};

export const subscribe = (fields?: Readonly<Record<string, string>>) =>
  alerts().subscribe(site, 'sv', form(fields));

/** Subscribes and confirms; returns the token to manage it. */
export const watch = async (fields: Readonly<Record<string, string>> = {}) => {
  const before = mails().length;
  const email = `v${tests()}.${before}@post.example`;
  expect(await subscribe({ email, ...fields })).toEqual({ ok: true, value: null });
  await mailed(before + 1);
  const confirmed = await alerts().confirm(tokenIn(mails()[before] ?? never(), 'confirm'));
  currentMails = [];
  return confirmed?.manage ?? '';
};

export const never = (): never => {
  throw new Error('no mail');
};

/** Where staff write cars of their own. */
const OWN_STORE = knownStore({ city: 'Lund' });

/** Opens and closes it around the tests of a file. */
export function openAlerts(open: OpenDatabase): void {
  beforeAll(async () => {
    currentDatabase = await open([platformMigrations, stockMigrations, alertMigrations]);
    const stores = async () => new Map([['OWN', OWN_STORE]]);
    currentStock = createStock({
      database: database(),
      log: nullLog,
      sites: SITES,
      now: () => now(),
      stores,
    });
    await stock().start();
    currentJobs = createJobs({ database: database(), log: nullLog });
    currentOptions = {
      database: database(),
      jobs: jobs(),
      stock: stock(),
      reader,
      log: nullLog,
      clock: { now: () => now() },
      mailer: { send: (mail) => sendMail()(mail).then(() => 'sent') },
      siteOf: (each) => each,
      words: builtInWords,
      addressLimit: createRateLimit({ burst: 5, perMinute: 1 / 60 }),
    };
    currentAlerts = createAlerts(options());
    await alerts().work();
    await jobs().start();
    currentUnfollow = await alerts().follow();
  });
  afterAll(async () => {
    unfollow()();
    await jobs().stop();
    await stock().stop();
    await database().close();
  });
  beforeEach(async () => {
    await emptyTables(database(), 'alerts');
    currentMails = [];
    currentSendMail = async (mail) => void mails().push(mail);
    currentTests += 1;
    currentStore = `S${tests()}`;
    later(60 * 24);
  });
}
