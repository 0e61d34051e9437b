import { appendChange, type Database } from '~/platform/db';
import type { JsonObject } from '~/platform/json';
import { meetOwnCars } from './by-hand/meet-own-cars';
import { type CarsOnSale, type FileCars, goneCars } from './domain/file-cars';
import { stockTopic } from './stock-topic';
import { type Applying, applyRemovals, applySources, applyStaged } from './store/apply';
import { deleteOldSoldCars } from './store/cars';
import { deleteHeldRows, overtakeHeld } from './store/held';
import { endImport, lockImport } from './store/imports';

export interface AppliedCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Another process has taken the import for dead. */
export class ImportSuperseded extends Error {
  override readonly name = 'ImportSuperseded';
  constructor() {
    super('the import stood still for so long that another one took its place');
  }
}

/** A file that has been read: what is new of it is staged. */
export interface ReadFile {
  readonly file: FileCars;
  /** As they were before it, which they still are: a site has one import at a time. */
  readonly onSale: CarsOnSale;
  /** Whether cars are staged of which nothing but their row is news. */
  readonly hasSources: boolean;
}

/** Makes the file the stock, in one transaction. `record` says what is kept of it in the import's own row. */
export async function applyImport(
  { database }: { readonly database: Database },
  applying: Applying,
  { file, onSale, hasSources }: ReadFile,
  onProgress: (applied: number) => void,
  record: (counts: AppliedCounts) => JsonObject,
): Promise<AppliedCounts> {
  const { importId, site } = applying;
  const counts = await database.transaction(async (tx) => {
    if (!(await lockImport(database, tx, applying))) throw new ImportSuperseded();
    const written = await applyStaged(database, tx, applying, onProgress);
    await meetOwnCars(database, tx, applying);
    if (hasSources) await applySources(database, tx, applying);
    const removed = await applyRemovals(database, tx, applying, goneCars(onSale, file));
    const made = { ...written, removed };
    await overtakeHeld(database, tx, site);
    await deleteHeldRows(database, tx, importId);
    await endImport(database, tx, importId, 'applied', record(made));
    if (written.added + written.changed + removed > 0)
      await appendChange(tx, stockTopic(site), { import: importId });
    return made;
  });
  await deleteOldSoldCars(database, site, applying.now);
  return counts;
}
