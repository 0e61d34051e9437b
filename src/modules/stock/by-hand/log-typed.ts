import type { Database, Db } from '~/platform/db';
import type { OwnCarFields } from '../domain/by-hand/own-car';
import { type CarKey, logChange, overlayOf } from '../store/overlays';

/** Notes what was typed otherwise than before. */
export async function logTyped(
  database: Database,
  tx: Db,
  car: CarKey,
  {
    before,
    after,
    account,
    at,
  }: {
    readonly before: Readonly<Record<string, string>>;
    readonly after: OwnCarFields;
    readonly account: string;
    readonly at: Date;
  },
): Promise<void> {
  const overlay = await overlayOf(database, tx, car.site, car.carId);
  const changed = Object.entries(after).filter(([field, text]) => (before[field] ?? '') !== text);
  if (changed.length === 0) return;
  await logChange(database, tx, car, {
    before: { ...overlay, typed: Object.fromEntries(changed.map(([field]) => [field, before[field] ?? ''])) },
    after: { ...overlay, typed: Object.fromEntries(changed) },
    account,
    at,
  });
}
