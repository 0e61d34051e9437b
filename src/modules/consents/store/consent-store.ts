import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

/** A consent to marketing as it was given. */
export interface GivenConsent {
  readonly purpose: 'newsletter';
  readonly site: string;
  readonly language: string;
  readonly email: string;
  /** The words beside the box, in the language of the page. */
  readonly shownText: string;
  readonly formName: string;
  /** Of the stored request that carried it. */
  readonly requestId: string;
  readonly at: Date;
}

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Stores a consent; the same request again changes nothing. */
export async function insertConsent(
  tx: Db,
  consent: GivenConsent & {
    readonly id: string;
    readonly addressDigest: string;
    readonly textVersion: string;
  },
): Promise<void> {
  const { id, purpose, site, language, email, addressDigest, shownText, textVersion } = consent;
  await tx.execute(
    sql`INSERT INTO consents (id, purpose, site, language, email, address_digest, shown_text, text_version, form_name,
        request_id, given_at)
      VALUES (${id}, ${purpose}, ${site}, ${language}, ${email}, ${addressDigest}, ${shownText}, ${textVersion},
        ${consent.formName}, ${consent.requestId}, ${time(consent.at)})
      ON CONFLICT (request_id) DO NOTHING`,
  );
}

/** Ends every consent of an address; returns how many were in force. */
export async function withdraw(database: Database, db: Db, addressDigest: string, at: Date): Promise<number> {
  const rows = await database.rows(
    db,
    sql`UPDATE consents SET withdrawn_at = ${time(at)}
      WHERE address_digest = ${addressDigest} AND withdrawn_at IS NULL RETURNING id`,
  );
  return rows.length;
}

const consentRow = z.object({
  purpose: z.enum(['newsletter']),
  site: z.string(),
  language: z.string(),
  email: z.string().nullable(),
  shownText: z.string(),
  textVersion: z.string(),
  formName: z.string(),
  givenAt: z.date(),
  withdrawnAt: z.date().nullable(),
});
export type ConsentRecord = Readonly<z.infer<typeof consentRow>>;

export async function consentsOf(
  database: Database,
  addressDigest: string,
): Promise<readonly ConsentRecord[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT purpose, site, language, email, shown_text AS "shownText", text_version AS "textVersion",
        form_name AS "formName", given_at AS "givenAt", withdrawn_at AS "withdrawnAt"
      FROM consents WHERE address_digest = ${addressDigest} ORDER BY given_at, id`,
  );
  return rows.map((row) => consentRow.parse(row));
}
