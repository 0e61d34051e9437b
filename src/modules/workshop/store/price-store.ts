import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '~/platform/db';
import { type PriceTable, priceTableSchema } from '../domain/prices/price-table';

/** The price tables of an index of facilities. */
export async function loadPriceTables(
  database: Database,
  db: Db,
  siteIndex: string,
): Promise<readonly PriceTable[]> {
  const rows = await database.rows(
    db,
    sql`SELECT service_id AS "serviceId", department_id AS "departmentId", brand, brand_class AS "brandClass",
        to_jsonb(fuels) AS fuels, until_mil AS "untilMil",
        (SELECT jsonb_agg(jsonb_build_object('fromMil', from_mil, 'price', price) ORDER BY from_mil)
          FROM workshop_price_steps WHERE table_id = workshop_price_tables.id) AS steps
      FROM workshop_price_tables WHERE site_index = ${siteIndex}
      ORDER BY service_id, brand, department_id, brand_class, fuels`,
  );
  return rows.map((row) => priceTableSchema.parse(row));
}

/** Replaces all tables of an index. */
export async function writePriceTables(
  tx: Db,
  siteIndex: string,
  tables: readonly PriceTable[],
): Promise<void> {
  const rows = tables.map((table) => ({ ...table, id: randomUUID() }));
  const heads = rows.map(({ id, departmentId, serviceId, brand, brandClass, fuels, untilMil }) => ({
    id,
    brand,
    fuels,
    department_id: departmentId,
    service_id: serviceId,
    brand_class: brandClass,
    until_mil: untilMil,
  }));
  const steps = rows.flatMap(({ id, steps }) =>
    steps.map(({ fromMil, price }) => ({ table_id: id, from_mil: fromMil, price })),
  );
  await tx.execute(sql`DELETE FROM workshop_price_tables WHERE site_index = ${siteIndex}`);
  await tx.execute(
    sql`INSERT INTO workshop_price_tables
        (id, site_index, department_id, service_id, brand, brand_class, fuels, until_mil)
      SELECT id, ${siteIndex}, department_id, service_id, brand, brand_class, fuels, until_mil
      FROM jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) AS given (id uuid, department_id text,
        service_id text, brand text, brand_class text, fuels text[], until_mil integer)`,
  );
  await tx.execute(
    sql`INSERT INTO workshop_price_steps (table_id, from_mil, price)
      SELECT table_id, from_mil, price
      FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) AS given (table_id uuid, from_mil integer, price bigint)`,
  );
}
