import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type Progress, REQUEST_STATES } from '../domain/progress';
import { type Lead, readLead } from './lead-store';

/** Requests that somebody may see: of a facility of a site, or with null of the whole site. */
export interface InboxScope {
  readonly site: string;
  readonly siteId: string | null;
}

/** Where a page of a list begins: after this request, newest first. */
export interface InboxPlace {
  readonly createdAt: Date;
  readonly id: string;
}

export interface InboxRequest extends Lead, Progress {
  readonly siteId: string | null;
  readonly dueAt: Date | null;
  /** A mail of it, to the group or with an answer, was given up. */
  readonly undelivered: boolean;
}

const text = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
const time = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

export function split(scopes: readonly InboxScope[]) {
  const ofFacilities = scopes.filter((each) => each.siteId !== null);
  return {
    whole: text(scopes.flatMap(({ site, siteId }) => (siteId === null ? [site] : []))),
    sites: text(ofFacilities.map(({ site }) => site)),
    ids: text(ofFacilities.map(({ siteId }) => siteId ?? '')),
  };
}

export function isInScope(scopes: readonly InboxScope[]): SQL {
  const { whole, sites, ids } = split(scopes);
  return sql`(l.site = ANY (${whole}) OR (l.site, l.site_id) IN (SELECT * FROM unnest(${sites}, ${ids})))`;
}

/** The newest of each part of the scope by its own index, so that a list costs the same however many requests there are. */
function newestIds(scopes: readonly InboxScope[], condition: SQL, limit: number): SQL {
  const { whole, sites, ids } = split(scopes);
  const found = (part: SQL) =>
    sql`SELECT l.id, l.created_at FROM leads l WHERE ${part} AND ${condition} ORDER BY l.state, l.created_at DESC, l.id DESC LIMIT ${limit}`;
  return sql`SELECT found.id, found.created_at FROM unnest(${whole}) AS part (site)
      CROSS JOIN LATERAL (${found(sql`l.site = part.site`)}) AS found
    UNION ALL SELECT found.id, found.created_at FROM unnest(${sites}, ${ids}) AS part (site, site_id)
      CROSS JOIN LATERAL (${found(sql`l.site = part.site AND l.site_id = part.site_id`)}) AS found`;
}

const requestRow = z.object({
  id: z.string(),
  site: z.string(),
  language: z.string(),
  form_name: z.string(),
  form_values: z.unknown(),
  receiver: z.unknown(),
  context: z.unknown(),
  created_at: z.date(),
  state: z.enum(REQUEST_STATES),
  assignee: z.string().nullable(),
  due_at: z.date().nullable(),
  site_id: z.string().nullable(),
  undelivered: z.boolean(),
});

const SELECTED = sql`l.id, l.site, l.language, l.form_name, l.form_values, l.receiver, l.context, l.created_at,
  l.state, l.assignee, l.due_at, l.site_id,
  EXISTS (SELECT FROM lead_deliveries d WHERE d.lead_id = l.id AND d.state = 'dead' AND d.channel <> 'receipt')
    OR EXISTS (SELECT FROM lead_entries e WHERE e.lead_id = l.id AND e.delivery = 'dead') AS undelivered`;

function readRequest(row: unknown): InboxRequest {
  const { form_name, form_values, created_at, due_at, site_id, state, assignee, undelivered, ...rest } =
    requestRow.parse(row);
  const lead = readLead({ ...rest, formName: form_name, formValues: form_values, createdAt: created_at });
  return { ...lead, state, assignee, siteId: site_id, dueAt: due_at, undelivered };
}

export async function requestsOf(
  database: Database,
  ids: SQL,
  limit: number,
): Promise<readonly InboxRequest[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT ${SELECTED} FROM (${ids}) AS chosen JOIN leads l ON l.id = chosen.id
      ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`,
  );
  return rows.map(readRequest);
}

/** A list of the inbox; `account` has what is mine, and others what is with colleagues. */
export const INBOX_LISTS = ['new', 'mine', 'colleagues', 'answered', 'closed'] as const;
export type InboxList = (typeof INBOX_LISTS)[number];

export const after = (place: InboxPlace | null): SQL =>
  place === null ? sql`true` : sql`(l.created_at, l.id) < (${time(place.createdAt)}, ${place.id}::uuid)`;

/**
 * What a list holds after a place. The first page asks for a range of one state, which only the index by state has in order: by
 * equality PostgreSQL reads the newest of all states, and the newest closed request comes after everything that is open.
 */
function inList(list: InboxList, account: string, place: InboxPlace | null): SQL {
  if (list === 'mine') return sql`l.state = 'taken' AND l.assignee = ${account} AND ${after(place)}`;
  if (list === 'colleagues') return sql`l.state = 'taken' AND l.assignee <> ${account} AND ${after(place)}`;
  return place === null
    ? sql`l.state BETWEEN ${list} AND ${list}`
    : sql`l.state = ${list} AND ${after(place)}`;
}

export function listRequests(
  database: Database,
  scopes: readonly InboxScope[],
  options: {
    readonly list: InboxList;
    readonly account: string;
    readonly place: InboxPlace | null;
    readonly limit: number;
  },
): Promise<readonly InboxRequest[]> {
  const { list, account, place, limit } = options;
  return requestsOf(database, newestIds(scopes, inList(list, account, place), limit), limit);
}

/** What could not be delivered and is not closed, newest first. */
export function undeliveredRequests(
  database: Database,
  scopes: readonly InboxScope[],
  limit: number,
): Promise<readonly InboxRequest[]> {
  return requestsOf(
    database,
    sql`SELECT l.id FROM leads l JOIN (
        SELECT lead_id FROM lead_deliveries WHERE state = 'dead' AND channel <> 'receipt'
        UNION SELECT lead_id FROM lead_entries WHERE delivery = 'dead'
      ) AS dead ON dead.lead_id = l.id WHERE l.state <> 'closed' AND ${isInScope(scopes)}
      ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`,
    limit,
  );
}

const countRow = z.object({ count: z.number() });

/** How many a list has; counted no further than the limit. */
export async function countRequests(
  database: Database,
  scopes: readonly InboxScope[],
  options: { readonly list: InboxList; readonly account: string; readonly limit: number },
): Promise<number> {
  const { list, account, limit } = options;
  const ids = newestIds(scopes, inList(list, account, null), limit);
  const rows = await database.rows(
    database.db,
    sql`SELECT count(*)::int AS count FROM (SELECT FROM (${ids}) AS part LIMIT ${limit}) AS counted`,
  );
  return countRow.parse(rows[0]).count;
}

/** @param scopes of who asks; null for the product itself */
export async function findRequest(
  database: Database,
  scopes: readonly InboxScope[] | null,
  id: string,
): Promise<InboxRequest | null> {
  const seen = scopes === null ? sql`true` : isInScope(scopes);
  const rows = await database.rows(
    database.db,
    sql`SELECT ${SELECTED} FROM leads l WHERE l.id = ${id}::uuid AND ${seen}`,
  );
  return rows[0] === undefined ? null : readRequest(rows[0]);
}

/** Other requests with the same mail or phone, newest first. */
export function requestsOfPerson(
  database: Database,
  scopes: readonly InboxScope[],
  { id, values }: Pick<Lead, 'id' | 'values'>,
  limit: number,
): Promise<readonly InboxRequest[]> {
  return requestsOf(
    database,
    sql`SELECT l.id FROM leads l WHERE l.id <> ${id}::uuid AND ${isInScope(scopes)} AND ${isOfPerson(values)}`,
    limit,
  );
}

function isOfPerson({ email, phone }: Lead['values']): SQL {
  return sql`(lower(l.form_values->>'email') = ${email.toLowerCase()} OR l.form_values->>'phone' = ${phone})`;
}

const samePersonRow = z.object({ id: z.string(), others: z.number() });

/** Of each of these requests, how many others there are of the same person; those without are left out. */
export async function countOthersOfPersons(
  database: Database,
  scopes: readonly InboxScope[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT shown.id, (
        SELECT count(*)::int FROM leads l WHERE l.id <> shown.id AND ${isInScope(scopes)} AND (
          lower(l.form_values->>'email') = lower(shown.form_values->>'email')
          OR l.form_values->>'phone' = shown.form_values->>'phone')
      ) AS others FROM leads shown WHERE shown.id = ANY (${sql.param([...ids])}::uuid[])`,
  );
  return new Map(
    rows
      .map((row) => samePersonRow.parse(row))
      .flatMap(({ id, others }) => (others > 0 ? [[id, others]] : [])),
  );
}

const progressRow = z.object({ state: z.enum(REQUEST_STATES), assignee: z.string().nullable() });

/** How far a request is, for nobody else to change until the transaction ends. */
export async function lockProgress(
  database: Database,
  tx: Db,
  scopes: readonly InboxScope[],
  id: string,
): Promise<Progress | null> {
  const rows = await database.rows(
    tx,
    sql`SELECT l.state, l.assignee FROM leads l WHERE l.id = ${id}::uuid AND ${isInScope(scopes)} FOR UPDATE`,
  );
  return rows[0] === undefined ? null : progressRow.parse(rows[0]);
}

export async function setProgress(tx: Db, id: string, { state, assignee }: Progress): Promise<void> {
  await tx.execute(sql`UPDATE leads SET state = ${state}, assignee = ${assignee} WHERE id = ${id}::uuid`);
}

/** Nobody is reminded of it any more. */
export async function setReminded(tx: Db, id: string, at: Date): Promise<void> {
  await tx.execute(sql`UPDATE leads SET reminded_at = ${time(at)} WHERE id = ${id}::uuid`);
}

const overdueRow = z.object({ id: z.string() });

/** Marks unanswered requests as reminded of, each once in whatever process, and returns their ids. */
export async function takeOverdue(
  database: Database,
  tx: Db,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database.rows(
    tx,
    sql`UPDATE leads SET reminded_at = ${time(now)} WHERE id IN (
        SELECT id FROM leads WHERE due_at < ${time(now)} AND reminded_at IS NULL AND state IN ('new', 'taken')
        ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ) RETURNING id`,
  );
  return rows.map((row) => overdueRow.parse(row).id);
}
