import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { newToken } from '~/platform/token';

/** The same for an address or number however it is written. */
export const noticeDigest = (address: string): string =>
  createHash('sha256').update(address.trim().normalize('NFC').toLowerCase()).digest('base64url');

/** A link of its own for each message; who has one may opt the agreement's owner out. */
export async function makeOptOutToken(db: Db, agreementId: string, at: Date): Promise<string> {
  const { text, hash } = newToken();
  await db.execute(sql`INSERT INTO tyre_notice_tokens (hash, agreement_id, created_at)
    VALUES (${hash}, ${agreementId}::uuid, ${at.toISOString()}::timestamptz)`);
  return text;
}

const ownerRow = z.object({ phone: z.string(), email: z.string() });

/** To whom the link of a message was sent; null where it opens nothing. */
export async function ownerOfToken(
  database: Database,
  siteIndex: string,
  hash: string,
): Promise<z.infer<typeof ownerRow> | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT agreement.phone, agreement.email FROM tyre_notice_tokens AS token
      JOIN tyre_agreements AS agreement ON agreement.id = token.agreement_id
      WHERE token.hash = ${hash} AND agreement.site_index = ${siteIndex}`,
  );
  return rows[0] === undefined ? null : ownerRow.parse(rows[0]);
}

/** Opts an owner out by mail and by SMS, for good; idempotent. */
export async function optOutOfNotices(
  db: Db,
  { phone, email }: { readonly phone: string; readonly email: string },
  at: Date,
): Promise<void> {
  const digests = [phone, email].filter((address) => address !== '').map(noticeDigest);
  await db.execute(sql`INSERT INTO tyre_notice_opt_outs (address_digest, opted_out_at)
    SELECT digest, ${at.toISOString()}::timestamptz FROM unnest(${sql.param(digests)}::text[]) AS each (digest)
    ON CONFLICT DO NOTHING`);
}

const digestRow = z.object({ digest: z.string() });

/** Those of the owners who have opted out, by any of their addresses. */
export async function filterOptedOut<Owner extends { readonly phone: string; readonly email: string }>(
  database: Database,
  owners: readonly Owner[],
): Promise<ReadonlySet<Owner>> {
  const digestsOf = ({ phone, email }: Owner) =>
    [phone, email].filter((address) => address !== '').map(noticeDigest);
  const rows = await database.rows(
    database.db,
    sql`SELECT address_digest AS digest FROM tyre_notice_opt_outs
      WHERE address_digest = ANY (${sql.param(owners.flatMap(digestsOf))}::text[])`,
  );
  const known = new Set(rows.map((row) => digestRow.parse(row).digest));
  return new Set(owners.filter((owner) => digestsOf(owner).some((digest) => known.has(digest))));
}
