import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import type { RequestState } from '../domain/progress';
import {
  after,
  type InboxPlace,
  type InboxRequest,
  type InboxScope,
  isInScope,
  requestsOf,
  split,
} from './inbox-store';

/** The newest requests that a search looks at one by one, over all parts of the scope together. */
const LOOKED_AT = 5000;

/** Which requests alone count of those that match. */
export interface InboxWithin {
  /** Any of these; empty: all. */
  readonly states: readonly RequestState[];
  readonly days: { readonly from: Date; readonly until: Date } | null;
}

/** By words (`searchQuery`), or by the range of ids of a reference; with neither all that `within` leaves. */
export interface RequestSearch {
  readonly words: string | null;
  readonly ids: readonly [from: string, to: string] | null;
  readonly within?: InboxWithin | undefined;
}

function isWithin({ states, days }: InboxWithin): readonly SQL[] {
  return [
    ...(states.length === 0 ? [] : [sql`l.state = ANY (${sql.param([...states])}::text[])`]),
    ...(days === null
      ? []
      : [
          sql`l.created_at >= ${days.from.toISOString()}::timestamptz AND l.created_at < ${days.until.toISOString()}::timestamptz`,
        ]),
  ];
}

export interface FoundRequests {
  readonly requests: readonly InboxRequest[];
  /** How many match, from the place on; at least so many where not all were looked at. */
  readonly count: number;
  readonly isWhole: boolean;
}

/**
 * Requests that match, newest first. A word of many is found among the newest requests, a rare one in the index of words: which
 * of the two it is, PostgreSQL cannot tell of the beginning of a word, and the wrong way takes seconds.
 */
export async function searchRequests(
  database: Database,
  scopes: readonly InboxScope[],
  { words, ids, within }: RequestSearch,
  { place, limit }: { readonly place: InboxPlace | null; readonly limit: number },
): Promise<FoundRequests> {
  const found = [
    ...(words === null ? [] : [sql`l.plain_words @@ ${words}::tsquery`]),
    ...(ids === null ? [] : [sql`l.id BETWEEN ${ids[0]}::uuid AND ${ids[1]}::uuid`]),
  ];
  const limits = within === undefined ? [] : isWithin(within);
  if (found.length + limits.length === 0 || scopes.length === 0)
    return { requests: [], count: 0, isWhole: true };
  const either = found.length === 0 ? [] : [sql`(${sql.join(found, sql` OR `)})`];
  const matches = sql.join([...either, ...limits], sql` AND `);
  const newest = await amongNewest(database, scopes, { matches, place, limit });
  const { ids: chosen, ...rest } = newest ?? (await amongAll(database, scopes, { matches, place, limit }));
  const requests = await requestsOf(database, sql`SELECT unnest(${sql.param(chosen)}::uuid[]) AS id`, limit);
  return { ...rest, requests };
}

interface FoundIds extends Pick<FoundRequests, 'count' | 'isWhole'> {
  /** The newest of them. */
  readonly ids: string[];
}

interface Wanted {
  readonly matches: SQL;
  readonly place: InboxPlace | null;
  readonly limit: number;
}

async function amongAll(
  database: Database,
  scopes: readonly InboxScope[],
  { matches, place, limit }: Wanted,
): Promise<FoundIds> {
  const rows = await database.rows(
    database.db,
    sql`WITH matching AS MATERIALIZED (
          SELECT l.id, l.site, l.site_id, l.created_at FROM leads l WHERE ${matches})
        SELECT l.id, count(*) OVER ()::int AS count FROM matching l WHERE ${isInScope(scopes)} AND ${after(place)}
        ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`,
  );
  const found = rows.map((row) => countedRow.parse(row));
  return { ids: found.map(({ id }) => id), count: found[0]?.count ?? 0, isWhole: true };
}

const countedRow = z.object({ id: z.string(), count: z.number() });
const foundRow = countedRow.extend({ created_at: z.date(), seen_until: z.date().nullable() });

/**
 * The matches among the newest requests of each part of the scope.
 * @returns null where older ones could belong to them
 */
async function amongNewest(
  database: Database,
  scopes: readonly InboxScope[],
  { matches, place, limit }: Wanted,
): Promise<FoundIds | null> {
  const { whole, sites, ids } = split(scopes);
  const each = Math.ceil(LOOKED_AT / scopes.length);
  const newest = (part: SQL) =>
    sql`SELECT l.id, l.created_at, ${matches} AS matches FROM leads l WHERE ${part} AND ${after(place)}
      ORDER BY l.created_at DESC, l.id DESC LIMIT ${each}`;
  const rows = await database.rows(
    database.db,
    sql`WITH seen AS MATERIALIZED (
          SELECT part.site, NULL AS site_id, newest.* FROM unnest(${whole}) AS part (site)
            CROSS JOIN LATERAL (${newest(sql`l.site = part.site`)}) AS newest
          UNION ALL SELECT part.site, part.site_id, newest.* FROM unnest(${sites}, ${ids}) AS part (site, site_id)
            CROSS JOIN LATERAL (${newest(sql`l.site = part.site AND l.site_id = part.site_id`)}) AS newest
        ), until AS (
          SELECT max(oldest) AS seen_until FROM (
            SELECT min(created_at) AS oldest FROM seen GROUP BY site, site_id HAVING count(*) = ${each}) AS cut
        )
        SELECT found.id, found.count, found.created_at, until.seen_until FROM until LEFT JOIN LATERAL (
          SELECT id, count(*) OVER ()::int AS count, created_at FROM seen WHERE matches ORDER BY created_at DESC, id DESC LIMIT ${limit}
        ) AS found ON true WHERE found.id IS NOT NULL OR until.seen_until IS NOT NULL`,
  );
  const found = rows.filter(({ id }) => id !== null).map((row) => foundRow.parse(row));
  const seenUntil = z.date().nullish().parse(rows[0]?.seen_until) ?? null;
  const last = found.at(-1);
  const isWhole =
    seenUntil === null || (found.length === limit && last !== undefined && last.created_at > seenUntil);
  if (!isWhole) return null;
  return { ids: found.map(({ id }) => id), count: found[0]?.count ?? 0, isWhole: seenUntil === null };
}
