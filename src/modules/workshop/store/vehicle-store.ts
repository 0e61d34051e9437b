import { eq, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database, Db } from '~/platform/db';
import { BRAND_CLASSES, FUELS } from '../domain/model';
import type { Vehicle } from '../domain/vehicle';

const FAILS = ['unavailable', 'timeout'] as const;

/** A car of our own registry. `fails`: how the registry fails for it, for demonstrations. */
export interface RegisteredVehicle extends Vehicle {
  readonly fails: (typeof FAILS)[number] | null;
}

const vehicles = pgTable('workshop_vehicles', {
  registrationNumber: text('registration_number').primaryKey(),
  brand: text().notNull(),
  model: text().notNull(),
  buildYear: integer('build_year'),
  hasServiceAgreement: boolean('has_service_agreement').notNull(),
  carClass: text('car_class'),
  brandClass: text('brand_class', { enum: BRAND_CLASSES }),
  fuel: text({ enum: FUELS }),
  fails: text({ enum: FAILS }),
});

/** The car with that normalised number. */
export async function findVehicle(db: Db, registrationNumber: string): Promise<RegisteredVehicle | null> {
  const [row] = await db.select().from(vehicles).where(eq(vehicles.registrationNumber, registrationNumber));
  return row ?? null;
}

const BATCH_SIZE = 500;

/** Replaces the whole registry; plates are normalised and unique. Readers see the old one until the transaction commits. */
export async function replaceVehicles(
  database: Pick<Database, 'transaction'>,
  list: readonly RegisteredVehicle[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(vehicles);
    for (let at = 0; at < list.length; at += BATCH_SIZE)
      await tx.insert(vehicles).values(list.slice(at, at + BATCH_SIZE).map((each) => ({ ...each })));
  });
}

export async function countVehicles(db: Db): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(vehicles);
  return row?.count ?? 0;
}
