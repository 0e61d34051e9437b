import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Agreement } from '~/modules/tyre-hotel';
import type { Database } from '~/platform/db';
import { isPublicHoliday } from '~/platform/time';
import { postgresOfFile } from '~test/database';
import { type Answer, ask, askJson } from '../ask';
import type { RunningServer } from '../server';

/** How long everything goes on at once: `WORKSHOP_RACE_SECONDS=180` for minutes. */
export const SECONDS = Number(process.env.WORKSHOP_RACE_SECONDS ?? 6);

export const KILLS = Number(process.env.WORKSHOP_KILLS ?? 2);

export const CAPACITY = 7;

export const HOST = 'automotive-se.localhost';

export const postgres = postgresOfFile();

/** Minutes of work of the service of several days. */
export const OVERHAUL = 1500;

export const START = Date.UTC(2000, 0, 1);

export const minuteOf = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - START) / 60_000;

/** `YYYY-MM-DDTHH:mm` */
export const momentOf = (minute: number): string =>
  new Date(START + minute * 60_000).toISOString().slice(0, 16);

/** `HH:mm` of a minute of the day. */
export const clockTime = (minute: number): string => momentOf(minute).slice(11);

/** Eight hours on every day that is no holiday, told without the engine. */
export function isOpen(moment: string): boolean {
  const [date = '', time = ''] = moment.split('T');
  return time >= '08:00' && time < '16:00' && !isPublicHoliday(date, 'SE');
}

/** When so many open minutes from a start have passed. */
export function doneAfter(start: number, minutes: number): number {
  let at = start;
  for (let left = minutes; left > 0; at++) if (isOpen(momentOf(at))) left--;
  return at;
}

let visitors = 0;

/** Every visitor comes from an address of their own, so that none is one too many. */
export const client = () => {
  visitors++;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

export interface SlotRequest {
  readonly date: string;
  readonly time: string | null;
  readonly service?: string;
  readonly holdId?: string | null;
  readonly key?: string;
}

export const send = (
  server: RunningServer | undefined,
  path: string,
  body: unknown,
  method = 'POST',
): Promise<Answer> =>
  askJson(server ?? { port: 0 }, `/api/mechmate${path}`, body, { host: HOST, headers: client(), method });

export const book = (server: RunningServer | undefined, request: SlotRequest): Promise<Answer> =>
  send(server, '/bookings', {
    registrationNumber: 'ABC123',
    departmentId: '10.1',
    holdId: request.holdId ?? null,
    date: request.date,
    time: request.time,
    idempotencyKey: request.key ?? randomUUID(),
    services: [{ id: request.service ?? 'hour' }],
    customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
  });

export const hold = (server: RunningServer | undefined, request: SlotRequest): Promise<Answer> =>
  send(server, '/holds', {
    registrationNumber: 'ABC123',
    departmentId: '10.1',
    holdId: request.holdId ?? null,
    date: request.date,
    time: request.time,
    serviceOfferings: [request.service ?? 'hour'],
  });

/** Whoever books in whichever way: all of them take the same bays. */
export const FLOWS = ['A', 'B', 'C', 'tyre hotel'] as const;

export type Flow = (typeof FLOWS)[number];

export const AGREEMENT: Agreement = {
  registrationNumber: 'ABC123',
  phone: '+46701740605',
  departmentId: '10.1',
  name: 'Däckhotell Bas',
  brand: 'Volvo',
  model: 'V60',
  productId: 'DH1',
  packageLevel: 'Bas',
  brandCode: 'VO',
  wheelSets: [],
};

/** The cookie of a session of the tyre hotel, opened with the code that was sent. */
export async function signIn(server: RunningServer | undefined, database: Database): Promise<string> {
  const call = (path: string, method = 'POST') =>
    ask(server ?? { port: 0 }, `/api/tirehotel/authorization${path}`, {
      host: HOST,
      headers: client(),
      method,
    });
  const { encryptedPhoneNumber } = (await call('/search?regNo=ABC123', 'GET')).json();
  const { authorizationToken } = (await call(`/login?encryptedPhoneNumber=${encryptedPhoneNumber}`)).json();
  const [sms] = await database.rows(database.db, sql`SELECT text FROM platform_outbox_sms ORDER BY at DESC`);
  const code = /\d{4}/.exec(String(sms?.text))?.[0];
  const opened = await call(`/validate?authToken=${authorizationToken}&otpToken=${code}`);
  expect(opened.status).toBe(200);
  return String(opened.headers['set-cookie']).split(';')[0] ?? '';
}

export const customer = {
  firstName: 'Ada',
  lastName: 'Ek',
  email: 'ada@post.example',
  phoneMobile: '+46701740605',
};
