import type { Database, Db } from '~/platform/db';
import { overlayOf, writeOverlay } from '../store/overlays';
import { hasOwnCars, newlySame, noteSame, type SameCar } from '../store/own-cars';

/** Who is named in the log of a car for what a file brought. */
export const IMPORT_ACCOUNT = 'import';

/**
 * A file brings cars that staff have written already: theirs stays, and the file's waits hidden until a person decides. What
 * staff have shown again stays so. In the transaction of the import.
 */
export async function meetOwnCars(
  database: Database,
  tx: Db,
  { importId, site, now }: { readonly importId: number; readonly site: string; readonly now: Date },
): Promise<void> {
  if (!(await hasOwnCars(database, tx, site))) return;
  for (const same of await newlySame(database, tx, site, importId))
    await holdBack(database, tx, site, same, now);
}

/** Hides the file's car behind the one that staff wrote. In the caller's transaction. */
export async function holdBack(
  database: Database,
  tx: Db,
  site: string,
  same: SameCar,
  at: Date,
): Promise<void> {
  await noteSame(database, tx, site, same);
  const before = await overlayOf(database, tx, site, same.sameAs);
  if (before.visibility !== null) return;
  const after = { ...before, visibility: 'hidden' } as const;
  const car = { site, carId: same.sameAs };
  await writeOverlay(database, tx, car, { before, after, account: IMPORT_ACCOUNT, at });
}
