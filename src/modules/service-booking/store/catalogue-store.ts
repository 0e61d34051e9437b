import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { type Catalogue, catalogueSchema } from '../domain/catalogue';

const row = z.object({ siteIndex: z.string(), document: catalogueSchema });

/** The catalogue of every index that has one. */
export async function loadCatalogues(database: Database, db: Db): Promise<ReadonlyMap<string, Catalogue>> {
  const rows = await database.rows(
    db,
    sql`SELECT site_index AS "siteIndex", document FROM service_booking_catalogues`,
  );
  return new Map(
    rows.map((each) => {
      const { siteIndex, document } = row.parse(each);
      return [siteIndex, document];
    }),
  );
}

export async function writeCatalogue(tx: Db, siteIndex: string, catalogue: Catalogue): Promise<void> {
  await tx.execute(
    sql`INSERT INTO service_booking_catalogues (site_index, document)
      VALUES (${siteIndex}, ${JSON.stringify(catalogue)}::jsonb)
      ON CONFLICT (site_index) DO UPDATE SET document = excluded.document`,
  );
}
