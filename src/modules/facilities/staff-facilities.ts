import { appendChange, type Database } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { facetLanguage } from '~/platform/vocabulary';
import { SITES } from '~/sites';
import { applyOverrides } from './domain/overrides/apply-overrides';
import { changeOverride, type FacilityChange } from './domain/overrides/change-override';
import { type Override, overrideSchema, type PlacedOverride, partOf } from './domain/overrides/override';
import type { SiteRecord } from './domain/site-record';
import { FACILITIES_TOPIC, type Facilities } from './facilities';
import {
  type LoggedOverride,
  loadImported,
  loadOverrides,
  loadRevisions,
  overrideChanges,
  type PartPlace,
  type RevisedOverride,
  writeOverride,
} from './store/overrides';

/** A facility as it was imported and as it is shown, with what staff say of it. */
export interface StaffFacility {
  readonly imported: SiteRecord;
  readonly shown: SiteRecord;
  readonly overrides: readonly RevisedOverride[];
  /** The newest first. */
  readonly changes: readonly LoggedOverride[];
}

type FacilityChangeFailure =
  | { readonly code: 'unknown' }
  /** Others have changed the part since; `changes` are theirs, the newest first. */
  | { readonly code: 'conflict'; readonly changes: readonly LoggedOverride[] };

/** What staff see and change of facilities; the caller decides who may. */
export interface StaffFacilities {
  /** Null: there is none. */
  facility(siteIndex: string, siteId: string): Promise<StaffFacility | null>;
  /** The facilities of an index of which staff say something, by `site_id`. */
  changed(siteIndex: string): Promise<ReadonlySet<string>>;
  /**
   * Changes a part, or releases it to the import. Every process shows it when the change log reaches it, this one when the call
   * is answered. The same change again changes nothing.
   * @param seen the revision that whoever changes it has seen; 0 where nothing was ever said
   */
  change(
    place: Omit<PartPlace, 'part'>,
    change: FacilityChange,
    by: { readonly seen: number; readonly account: string },
  ): Promise<Result<null, FacilityChangeFailure>>;
}

const MAX_CHANGES = 50;

const languageOf = (siteIndex: string) =>
  facetLanguage(SITES.find((site) => site.siteIndex === siteIndex)?.languages[0] ?? 'sv');

const placedIn = (overrides: readonly RevisedOverride[]): PlacedOverride[] =>
  overrides.flatMap(({ department, override }) => (override === null ? [] : [{ department, ...override }]));

export function createStaffFacilities({
  database,
  facilities,
}: {
  readonly database: Database;
  readonly facilities: Pick<Facilities, 'catchUp'>;
}): StaffFacilities {
  return {
    async facility(siteIndex, siteId) {
      const place = { siteIndex, siteId };
      const imported = await loadImported(database, database.db, place, 'read');
      if (imported === null) return null;
      const overrides = await loadRevisions(database, database.db, place);
      return {
        imported,
        shown: applyOverrides(imported, placedIn(overrides), languageOf(siteIndex)),
        overrides,
        changes: await overrideChanges(database, database.db, place, MAX_CHANGES),
      };
    },
    changed: async (siteIndex) => new Set((await loadOverrides(database, siteIndex)).keys()),
    async change(where, change, { seen, account }) {
      const { siteIndex, department } = where;
      const place = { ...where, part: change.part };
      const changed = await database.transaction<Result<null, FacilityChangeFailure>>(async (tx) => {
        // Held: whoever comes second sees what the first has written.
        const imported = await loadImported(database, tx, place, 'hold');
        const part = imported === null ? null : partOf(imported, department, change.part);
        if (imported === null || part === null) return err({ code: 'unknown' });
        const overrides = await loadRevisions(database, tx, place);
        const isThis = (each: Pick<RevisedOverride, 'department' | 'part'>) =>
          each.department === department && each.part === change.part;
        const current = overrides.find(isThis);
        const override = changeOverride(part, current?.override ?? null, change);
        if (isSame(override, current?.override ?? null)) return ok(null);
        const revision = current?.revision ?? 0;
        if (revision !== seen) {
          const changes = await overrideChanges(database, tx, place, MAX_CHANGES);
          const since = changes.filter(
            (each) => each.revision > seen && isThis({ department: each.department, part: each.before.part }),
          );
          return err({ code: 'conflict', changes: since });
        }
        const others = overrides.filter((each) => !isThis(each));
        const shownWith = (own: Override | null) => {
          const placed = [...placedIn(others), ...(own === null ? [] : [{ department, ...own }])];
          return partOf(applyOverrides(imported, placed, languageOf(siteIndex)), department, change.part);
        };
        const before = shownWith(current?.override ?? null) ?? part;
        const after = shownWith(override) ?? part;
        await writeOverride(database, tx, place, {
          override,
          revision: revision + 1,
          account,
          before,
          after,
        });
        await appendChange(tx, FACILITIES_TOPIC, { index: siteIndex });
        return ok(null);
      });
      if (changed.ok) await facilities.catchUp();
      return changed;
    },
  };
}

const textOf = (override: Override | null): string =>
  override === null ? '' : JSON.stringify(overrideSchema.parse(override));
const isSame = (a: Override | null, b: Override | null): boolean => textOf(a) === textOf(b);
