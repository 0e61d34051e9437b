import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import type { Position } from '../domain/agreement';

export async function savePhoto(
  tx: Db,
  { setId, position }: { readonly setId: string; readonly position: Position },
  image: Uint8Array,
  at: Date,
): Promise<void> {
  await tx.execute(sql`INSERT INTO tyre_photos (set_id, position, image, taken_at)
    VALUES (${setId}::uuid, ${position}, ${Buffer.from(image)}, ${at.toISOString()}::timestamptz)
    ON CONFLICT (set_id, position) DO UPDATE SET image = excluded.image, taken_at = excluded.taken_at`);
}

export async function deletePhoto(
  tx: Db,
  { setId, position }: { readonly setId: string; readonly position: Position },
): Promise<void> {
  await tx.execute(sql`DELETE FROM tyre_photos WHERE set_id = ${setId}::uuid AND position = ${position}`);
}

/** The picture of a wheel of a workshop's set; null where there is none. */
export async function findPhoto(
  database: Database,
  { siteIndex, departmentId }: { readonly siteIndex: string; readonly departmentId: string },
  at: { readonly agreementId: string; readonly setId: string; readonly position: Position },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const rows = await database.rows(
    database.db,
    sql`SELECT image FROM tyre_photos JOIN tyre_sets ON id = set_id
      WHERE set_id = ${at.setId}::uuid AND position = ${at.position} AND agreement_id = ${at.agreementId}::uuid
        AND site_index = ${siteIndex} AND department_id = ${departmentId}`,
  );
  if (rows[0] === undefined) return null;
  const { image } = z.object({ image: z.instanceof(Uint8Array) }).parse(rows[0]);
  return new Uint8Array(image);
}
