import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import {
  type Account,
  type Answers,
  accountSchema,
  type EditedSites,
  type Place,
  type Role,
} from '../domain/account';
import { EVERY_FACILITY } from '../domain/permissions';
import { deletePersonalTokens } from './personal-token-store';

const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** better-auth's name for "with a password". */
const CREDENTIAL = 'credential';

const SELECT = sql`
  SELECT u.id, u.email, u.name, m.role, m.disabled_at IS NOT NULL AS disabled,
    EXISTS (SELECT FROM identity_second_factors s WHERE s.user_id = u.id AND s.confirmed_at IS NOT NULL) AS "secondFactor",
    (SELECT coalesce(json_agg(json_build_object('siteIndex', w.site_index, 'departmentId', w.department_id)
       ORDER BY w.site_index, w.department_id), '[]'::json) FROM identity_workshops w WHERE w.user_id = u.id) AS workshops,
    (SELECT coalesce(json_agg(json_build_object('site', e.site, 'role', e.role) ORDER BY e.site), '[]'::json)
       FROM identity_editors e WHERE e.user_id = u.id) AS sites,
    (SELECT coalesce(json_agg(json_build_object('siteIndex', f.site_index, 'siteId', f.site_id)
       ORDER BY f.site_index, f.site_id), '[]'::json) FROM identity_facilities f WHERE f.user_id = u.id) AS facilities
  FROM identity_users u JOIN identity_members m ON m.user_id = u.id`;

/** All accounts, by e-mail. */
export async function listAccounts(database: Database): Promise<readonly Account[]> {
  const rows = await database.rows(database.db, sql`${SELECT} ORDER BY u.email`);
  return z.array(accountSchema).parse(rows);
}

export async function accountById(
  database: Database,
  id: string,
  db: Db = database.db,
): Promise<Account | null> {
  const rows = await database.rows(db, sql`${SELECT} WHERE u.id = ${id}`);
  return rows[0] === undefined ? null : accountSchema.parse(rows[0]);
}

/** The tag of the language in which an owner reads mails; null where it is not known. */
export async function languageOfAccount(database: Database, id: string): Promise<string | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT language FROM identity_members WHERE user_id = ${id}`,
  );
  return rows[0] === undefined ? null : z.object({ language: z.string().nullable() }).parse(rows[0]).language;
}

export async function saveLanguageOfAccount(db: Db, id: string, language: string): Promise<void> {
  await db.execute(sql`UPDATE identity_members SET language = ${language}
    WHERE user_id = ${id} AND language IS DISTINCT FROM ${language}`);
}

/** Whoever changes accounts of others waits for whoever is doing so: until the end of the transaction. */
export async function lockAdmins(database: Database, tx: Db): Promise<void> {
  await database.rows(
    tx,
    sql`SELECT user_id FROM identity_members WHERE role = 'admin' ORDER BY user_id FOR UPDATE`,
  );
}

/** @param email lower case */
export async function accountByEmail(database: Database, email: string): Promise<Account | null> {
  const rows = await database.rows(database.db, sql`${SELECT} WHERE u.email = ${email}`);
  return rows[0] === undefined ? null : accountSchema.parse(rows[0]);
}

/** Writes a whole account, within a transaction; false when the address is taken. */
export async function insertAccount(
  database: Database,
  tx: Db,
  account: {
    readonly id: string;
    readonly credentialId: string;
    readonly email: string;
    readonly name: string;
    readonly role: Role;
    readonly passwordHash: string;
    readonly place: Place | null;
    readonly sites: Readonly<EditedSites>;
    readonly answers: Answers | null;
  },
  now: Date,
): Promise<boolean> {
  const { id, credentialId, email, name, role, passwordHash, place, sites, answers } = account;
  const made = await database.rows(
    tx,
    sql`INSERT INTO identity_users (id, name, email, email_verified, created_at, updated_at)
        VALUES (${id}, ${name}, ${email}, true, ${time(now)}, ${time(now)})
        ON CONFLICT (email) DO NOTHING RETURNING id`,
  );
  if (made.length === 0) return false;
  await tx.execute(
    sql`INSERT INTO identity_credentials (id, user_id, provider_id, account_id, password, created_at, updated_at)
        VALUES (${credentialId}, ${id}, ${CREDENTIAL}, ${id}, ${passwordHash}, ${time(now)}, ${time(now)})`,
  );
  await tx.execute(sql`INSERT INTO identity_members (user_id, role) VALUES (${id}, ${role})`);
  if (place !== null) await insertWorkshops(tx, id, place);
  await insertSites(tx, id, sites);
  if (answers !== null) await insertFacilities(tx, id, answers);
  return true;
}

/** Binds a member to these workshops and to no others. */
export async function replaceWorkshops(tx: Db, id: string, place: Place): Promise<void> {
  await tx.execute(sql`DELETE FROM identity_workshops WHERE user_id = ${id}`);
  await insertWorkshops(tx, id, place);
}

/** The member edits these sites and no others. */
export async function replaceSites(tx: Db, id: string, sites: Readonly<EditedSites>): Promise<void> {
  await tx.execute(sql`DELETE FROM identity_editors WHERE user_id = ${id}`);
  await insertSites(tx, id, sites);
}

/** The member answers the requests of these facilities of the index; what they answer elsewhere stays. */
export async function replaceFacilities(tx: Db, id: string, answers: Answers): Promise<void> {
  await tx.execute(
    sql`DELETE FROM identity_facilities WHERE user_id = ${id} AND site_index = ${answers.siteIndex}`,
  );
  await insertFacilities(tx, id, answers);
}

export async function hasAnswerers(
  database: Database,
  siteIndex: string,
  siteId: string | null,
): Promise<boolean> {
  const rows = await database.rows(
    database.db,
    sql`SELECT FROM identity_facilities f JOIN identity_members m ON m.user_id = f.user_id
        WHERE f.site_index = ${siteIndex} AND f.site_id IN (${EVERY_FACILITY}, ${siteId}) AND m.disabled_at IS NULL LIMIT 1`,
  );
  return rows.length > 0;
}

async function insertFacilities(tx: Db, id: string, { siteIndex, facilities }: Answers): Promise<void> {
  for (const siteId of new Set(facilities)) {
    await tx.execute(
      sql`INSERT INTO identity_facilities (user_id, site_index, site_id) VALUES (${id}, ${siteIndex}, ${siteId})`,
    );
  }
}

async function insertSites(tx: Db, id: string, sites: Readonly<EditedSites>): Promise<void> {
  for (const { site, role } of sites) {
    await tx.execute(
      sql`INSERT INTO identity_editors (user_id, site, role) VALUES (${id}, ${site}, ${role})`,
    );
  }
}

async function insertWorkshops(tx: Db, id: string, { siteIndex, departments }: Place): Promise<void> {
  for (const departmentId of new Set(departments)) {
    await tx.execute(
      sql`INSERT INTO identity_workshops (user_id, site_index, department_id)
          VALUES (${id}, ${siteIndex}, ${departmentId})`,
    );
  }
}

/** Disables or enables an account; disabling deletes its sessions and tokens. */
export async function setDisabled(tx: Db, id: string, since: Date | null): Promise<void> {
  const at = since === null ? sql`NULL` : time(since);
  await tx.execute(sql`UPDATE identity_members SET disabled_at = ${at} WHERE user_id = ${id}`);
  if (since !== null) await deleteAccess(tx, id);
}

/** Sets a password. What the old one opened has an end of its own. */
export async function setPassword(tx: Db, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.execute(
    sql`UPDATE identity_credentials SET password = ${passwordHash}, updated_at = ${time(now)}
        WHERE user_id = ${id} AND provider_id = ${CREDENTIAL}`,
  );
}

/** The hash of an account's password; null for an account without one. */
export async function passwordHashOf(database: Database, id: string): Promise<string | null> {
  const [found] = await database.rows(
    database.db,
    sql`SELECT password FROM identity_credentials WHERE user_id = ${id} AND provider_id = ${CREDENTIAL}`,
  );
  return found === undefined ? null : z.object({ password: z.string().nullable() }).parse(found).password;
}

async function deleteAccess(tx: Db, id: string): Promise<void> {
  await deletePersonalTokens(tx, id);
  await tx.execute(sql`DELETE FROM identity_sessions WHERE user_id = ${id}`);
}

/** Takes away sessions that have run out. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM identity_sessions WHERE expires_at < ${time(now)}`);
}
