import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { TYRE_HOTEL_SERVICE } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { recount } from '~test/workshop/recount';
import { type Answer, askJson } from '../ask';
import type { RunningServer } from '../server';
import {
  book,
  client,
  customer,
  FLOWS,
  type Flow,
  HOST,
  hold,
  isOpen,
  type SlotRequest,
  send,
} from './requests';

export interface Booked {
  readonly answer: Answer;
  /** null: it was refused. */
  readonly promised: { readonly bookingId: string; readonly token: string } | null;
}

/** Books in the way of a flow, under a key. */
export async function bookIn(
  flow: Flow,
  server: RunningServer | undefined,
  request: SlotRequest,
  session: string,
): Promise<Booked> {
  const key = request.key ?? randomUUID();
  if (flow === 'A') {
    const answer = await book(server, { ...request, key });
    return promisedIn(answer, 201, 'bookingId', 'token');
  }
  const at = request.time === null ? null : `${request.date}T${request.time}:00`;
  const body = {
    bookingDate: at ?? `${request.date}T00:00:00`,
    bookingStart: at,
    regNo: 'ABC123',
    freeText: '',
  };
  if (flow === 'tyre hotel') {
    const headers = { ...client(), cookie: session, 'idempotency-key': key };
    const path = '/api/tirehotel/booking/create?departmentIdentifier=10.1';
    const answer = await askJson(server ?? { port: 0 }, path, { ...body, customer }, { host: HOST, headers });
    return promisedIn(answer, 200, 'bookingConfirmationId', 'visitToken');
  }
  const common = {
    ...body,
    customer,
    idempotencyKey: key,
    holdId: request.holdId ?? null,
    totalPrice: 1,
    departmentIdentifier: '10.1',
    customerIsWaiting: false,
    products: [{ productId: request.service ?? 'hour', dataType: 'service', resourceDemand: 1 }],
  };
  const driver = { driverName: '', driverEmail: '', driverPhoneHome: '', driverPhoneMobile: '' };
  const [action, more] =
    flow === 'B'
      ? (['create', { serviceText: '', mileage: 1 }] as const)
      : (['submit', { vehicle: { regNo: 'ABC123', mileage: '-1', ...driver } }] as const);
  const path = `/api/service-booking/booking/${action}`;
  const sent = { ...common, ...more };
  const answer = await askJson(server ?? { port: 0 }, path, sent, { host: HOST, headers: client() });
  return promisedIn(answer, 200, 'kobraBookingId', 'visitToken');
}

export function promisedIn(answer: Answer, status: number, id: string, token: string): Booked {
  if (answer.status !== status) return { answer, promised: null };
  const body = answer.json();
  return { answer, promised: { bookingId: String(body[id]), token: String(body[token]) } };
}

export const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** What a booking was confirmed as. */
export interface Promised extends Pick<SlotRequest, 'date' | 'time'> {
  readonly token: string;
  state: string;
  readonly service: string;
}

/** How a request is refused: others have the time, or nobody could have it, as 75 minutes from 15:00 end after 16:00. */
export const refusalOf = ({ service, time }: Pick<SlotRequest, 'service' | 'time'>): number =>
  service === 'quarters' && time === '15:00' ? 422 : 409;

/** What the outside world has been promised. */
export class World {
  readonly #servers: readonly RunningServer[];
  readonly #days: readonly string[];
  /** Keys of confirmed bookings, with what is known of their state. */
  readonly confirmed = new Map<string, Promised>();
  readonly #unsure = new Set<string>();
  readonly unexpected: string[] = [];
  readonly done = { A: 0, B: 0, C: 0, 'tyre hotel': 0, cancelled: 0, moved: 0, lost: 0 };
  readonly #session: string;

  constructor(servers: readonly RunningServer[], days: readonly string[], session: string) {
    this.#servers = servers;
    this.#days = days;
    this.#session = session;
  }

  async liveUntil(until: number): Promise<void> {
    const mine: string[] = [];
    while (Date.now() < until) {
      const key = oneOf(mine);
      const lot = Math.random();
      try {
        if (key === undefined || lot < 0.5) await this.#book(mine);
        else if (lot < 0.75) await this.#cancel(key, mine);
        else await this.#move(key);
      } catch {
        // The server is gone, or was while it worked; another one answers.
        await pause(20);
      }
    }
  }

  #request(flow: Flow = 'A'): { date: string; time: string | null; service: string } {
    const service =
      flow === 'tyre hotel'
        ? TYRE_HOTEL_SERVICE
        : (oneOf(['hour', 'quarters', 'wheels', 'repair', 'overhaul']) ?? 'hour');
    const time =
      service === 'repair' ? null : `${String(8 + Math.floor(Math.random() * 8)).padStart(2, '0')}:00`;
    return { date: oneOf(this.#days) ?? '', time, service };
  }

  async #book(mine: string[]): Promise<void> {
    const server = oneOf(this.#servers);
    const flow = oneOf(FLOWS) ?? 'A';
    const request = this.#request(flow);
    const key = randomUUID();
    let holdId: string | null = null;
    if (flow !== 'tyre hotel' && Math.random() < 0.5) {
      const held = await hold(server, request);
      if (held.status === 201) holdId = String(held.json().holdId);
      else if (held.status !== refusalOf(request))
        this.unexpected.push(`hold ${held.status} ${held.text.slice(0, 200)}`);
    }
    this.#unsure.add(key);
    const { answer, promised } = await bookIn(
      flow,
      oneOf(this.#servers),
      { ...request, holdId, key },
      this.#session,
    );
    this.#unsure.delete(key);
    if (promised !== null) {
      this.done[flow]++;
      this.confirmed.set(key, { token: promised.token, state: 'booked', ...request });
      mine.push(key);
    } else if (answer.status === refusalOf(request)) this.done.lost++;
    else this.unexpected.push(`book ${flow} ${answer.status} ${answer.text.slice(0, 200)}`);
    if (promised === null && holdId !== null) {
      await send(server, `/holds/${holdId}/release`, {});
    }
  }

  async #cancel(key: string, mine: string[]): Promise<void> {
    const known = this.confirmed.get(key);
    if (known === undefined) return;
    known.state = 'unsure';
    mine.splice(mine.indexOf(key), 1);
    const answer = await send(oneOf(this.#servers), `/bookings/${known.token}/cancel`, {});
    if (answer.status === 200) {
      known.state = 'cancelled';
      this.done.cancelled++;
    } else this.unexpected.push(`cancel ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  async #move(key: string): Promise<void> {
    const known = this.confirmed.get(key);
    if (known === undefined || known.state !== 'booked') return;
    const { date, time } = this.#request();
    const slot = { date, time: known.time === null ? null : (time ?? '08:00') };
    const before = known.state;
    known.state = 'unsure';
    const answer = await send(oneOf(this.#servers), `/bookings/${known.token}/rebook`, slot);
    known.state = before;
    if (answer.status === 200) Object.assign(known, slot, { moved: this.done.moved++ });
    else if (answer.status !== refusalOf({ ...slot, service: known.service }))
      this.unexpected.push(`rebook ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  /** The tables say what was answered; what was cut off before its answer may be there or not, but whole. */
  async agree(database: Database, { cutOff = false } = {}): Promise<void> {
    const { bookings, faults } = await recount(database, isOpen);
    expect(faults).toEqual([]);
    const byKey = new Map(bookings.map((row) => [row.key, row]));
    expect(byKey.size).toBe(bookings.length);
    for (const [key, { state, date, time }] of this.confirmed) {
      const row = byKey.get(key);
      expect(row, key).toBeDefined();
      if (state === 'unsure') continue;
      expect(row, key).toMatchObject({ state, date, time });
    }
    if (!cutOff) expect(this.#unsure.size).toBe(0);
  }
}

/** Each confirmed booking has its mail once, or its job is still there to send it. */
export async function notifiedOnce(database: Database, world: World): Promise<void> {
  const count = async () => {
    const rows = await database.rows(
      database.db,
      sql`SELECT idempotency_key AS key,
          (SELECT count(*)::int FROM platform_outbox_mail
            WHERE platform_outbox_mail.key = 'visit-' || workshop_bookings.id || '-0-booked') AS mails,
          (SELECT count(*)::int FROM pgboss.job WHERE name = 'workshop-visit' AND data->>'channel' = 'mail'
            AND data->>'kind' = 'booked' AND data->>'bookingId' = workshop_bookings.id::text
            AND state IN ('created', 'retry', 'active')) AS jobs,
          revision
        FROM workshop_bookings`,
    );
    return rows.filter(({ key }) => world.confirmed.has(String(key)));
  };
  await expect
    .poll(
      async () =>
        (await count()).filter(({ mails, jobs, revision }) => revision === 0 && mails === 0 && jobs === 0),
      {
        timeout: 10_000,
      },
    )
    .toEqual([]);
  for (const row of await count()) expect(Number(row.mails), String(row.key)).toBeLessThanOrEqual(1);
}
