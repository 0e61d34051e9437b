import { sql } from 'drizzle-orm';
import type { Db } from '~/platform/db';
import type { Rights } from '../domain/permissions';

/** The account may do this and nothing else; within a transaction. */
export async function replaceRights(tx: Db, id: string, rights: Rights): Promise<void> {
  const { role, sites, workshops, facilities } = rights;
  await tx.execute(sql`UPDATE identity_members SET role = ${role} WHERE user_id = ${id}`);
  for (const table of ['identity_editors', 'identity_workshops', 'identity_facilities'])
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE user_id = ${id}`);
  for (const { site, role: editorRole } of sites)
    await tx.execute(
      sql`INSERT INTO identity_editors (user_id, site, role) VALUES (${id}, ${site}, ${editorRole})`,
    );
  for (const { siteIndex, departmentId } of workshops)
    await tx.execute(
      sql`INSERT INTO identity_workshops (user_id, site_index, department_id) VALUES (${id}, ${siteIndex}, ${departmentId})`,
    );
  for (const { siteIndex, siteId } of facilities)
    await tx.execute(
      sql`INSERT INTO identity_facilities (user_id, site_index, site_id) VALUES (${id}, ${siteIndex}, ${siteId})`,
    );
}
