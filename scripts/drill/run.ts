// Needs a build and PostgreSQL; starts everything itself, in temporary folders and on free ports, and ends it.
import { killUnderLoad } from './kill.ts';
import { outage } from './outage.ts';
import { endAll } from './places.ts';
import { purge } from './purge.ts';
import { restoreBackup } from './restore.ts';
import { runPart } from './verdict.ts';

/** In this order: the later ones work on what the earlier ones leave. */
const PARTS = { kill: killUnderLoad, outage, restore: restoreBackup, purge };

const failed: string[] = [];
try {
  for (const [name, part] of Object.entries(PARTS)) if (!(await runPart(name, part))) failed.push(name);
} finally {
  await endAll();
}
process.exitCode = failed.length === 0 ? 0 : 1;
