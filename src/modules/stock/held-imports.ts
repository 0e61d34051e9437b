import type { Database, Db } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { type AppliedCounts, applyImport } from './apply-import';
import type { ReviewLimits } from './domain/review';
import {
  discardHeld,
  type HeldImport,
  heldImports,
  type ResumeFailure,
  resumeImport,
  stageHeldRows,
  waitOn,
} from './store/held';
import { endImport } from './store/imports';
import { carsOnSale } from './store/on-sale';
import { clearStaging, stagedFile } from './store/staging';

/** Which files wait for a person, and who is notified. */
export interface Review {
  readonly limits: ReviewLimits;
  /** In the transaction that makes the file wait; null for a program that has nobody to notify. */
  readonly notify: ((tx: Db, held: Omit<HeldImport, 'since'>) => Promise<void>) | null;
}

/** Files that wait for a person. */
export interface HeldImports {
  list(): Promise<readonly HeldImport[]>;
  /** Applies a file as if nothing had spoken against it. */
  apply(importId: number): Promise<Result<AppliedCounts, ResumeFailure>>;
  discard(importId: number): Promise<Result<void, 'gone'>>;
}

export function createHeldImports(ports: {
  readonly database: Database;
  readonly log: Log;
  readonly now: () => Date;
  /** After a file was applied, so that this process shows it at once. */
  readonly onApplied: (site: string) => Promise<void>;
}): HeldImports {
  const { database, log, now, onApplied } = ports;
  return {
    list: () => heldImports(database),
    async apply(importId) {
      const resumed = await resumeImport(database, importId);
      if (typeof resumed === 'string') return err(resumed);
      const { site } = resumed;
      try {
        if (!(await stageHeldRows(database, importId))) {
          await endImport(database, database.db, importId, 'abandoned', {});
          return err('gone');
        }
        const counts = await applyImport(
          ports,
          { importId, site, now: now() },
          {
            file: await stagedFile(database, importId),
            onSale: await carsOnSale(database, site),
            hasSources: true,
          },
          () => undefined,
          (each) => ({ ...each }),
        );
        log.info({ site, importId, ...counts }, 'a stock file that waited was applied');
        await onApplied(site);
        return ok(counts);
      } catch (error) {
        await waitOn(database, importId);
        throw error;
      } finally {
        await clearStaging(database, importId);
      }
    },
    async discard(importId) {
      if (!(await discardHeld(database, importId))) return err('gone');
      await clearStaging(database, importId);
      log.info({ importId }, 'a stock file that waited was discarded');
      return ok(undefined);
    },
  };
}
