import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Database, type MigrationSet, migrate } from '~/platform/db';
import { openMemory } from '~/platform/db/embedded/open-embedded';

/** PGlite's program and the files that it reads, read once for all databases of this process. */
async function loadProgram() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const [program, files] = await Promise.all([
    readFile(join(folder, 'pglite.wasm')),
    readFile(join(folder, 'pglite.data')),
  ]);
  return { pgliteWasmModule: await WebAssembly.compile(program), fsBundle: new Blob([files]) };
}
let program: ReturnType<typeof loadProgram> | undefined;

/** By their migrations, migrated clusters as tars; null after the first use, as most migrations are used once. */
const images = new Map<string, Promise<Blob> | null>();

async function openMigrated(sets: readonly MigrationSet[]) {
  program ??= loadProgram();
  const opened = await openMemory(await program);
  await migrate(opened.database, sets);
  return opened;
}

async function migratedImage(sets: readonly MigrationSet[]): Promise<Blob> {
  const { client, database } = await openMigrated(sets);
  await client.exec('CHECKPOINT');
  const image = await client.dumpDataDir('none');
  await database.close();
  return image;
}

/** PGlite in memory, migrated: from the second time on it begins as a copy of what the same migrations have made. */
export async function freshPglite(sets: readonly MigrationSet[]): Promise<Database> {
  const key = JSON.stringify(sets);
  const known = images.get(key);
  if (known === undefined) {
    images.set(key, null);
    return (await openMigrated(sets)).database;
  }
  const image = known ?? migratedImage(sets);
  images.set(key, image);
  return (await openMemory({ ...(await program), loadDataDir: await image })).database;
}
