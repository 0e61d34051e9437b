import type { MessageOverrides } from '~/messages';
import { appendChange, type Database, type Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { addDays, type Clock, localDate, readDate } from '~/platform/time';
import type { Language, Site } from '~/sites';
import type { FieldProblem, Fields, Problems } from './domain/fields';
import { type DatedVersion, dated, inForce } from './domain/in-force';
import type { Place } from './domain/kind';
import { kindOf, SETTINGS, type SettingName } from './domain/setting';
import { SETTINGS_TOPIC, type Settings } from './settings';
import {
  changesOf,
  deleteVersion,
  holdSeries,
  insertVersion,
  logChange,
  revisionOf,
  type Series,
  type SettingChange,
  type StoredVersion,
  versionsOf,
} from './store/settings-store';

/** A setting of a site in one of its languages; the language is of no account for what has none. */
export interface SettingPlace extends Place {
  readonly setting: SettingName;
}

/** A version as a form has it; `fields` null: what the site is set up with. */
export interface ShownVersion {
  readonly id: number;
  readonly validFrom: string;
  readonly until: DatedVersion<StoredVersion>['until'];
  readonly state: DatedVersion<StoredVersion>['state'];
  readonly fields: Fields | null;
  readonly writtenAt: Date;
}

export interface OpenedSetting {
  readonly setting: SettingName;
  readonly offered: 'open' | 'fixed';
  readonly perLanguage: boolean;
  /** What the site is set up with. */
  readonly builtIn: Fields;
  /** What applies today. */
  readonly now: Fields;
  /** The newest first. */
  readonly versions: readonly ShownVersion[];
  readonly revision: number;
  /** The newest first. */
  readonly changes: readonly SettingChange[];
  /** Of the site, `YYYY-MM-DD`. */
  readonly today: string;
}

type ChangeFailure =
  /** There is no such setting, or no version of it that is yet to come. */
  | { readonly code: 'unknown' }
  | { readonly code: 'refused'; readonly problems: Problems }
  /** Others have changed it since; `changes` are theirs, the newest first. */
  | { readonly code: 'conflict'; readonly changes: readonly SettingChange[] };

/** Who changes a setting, and the revision that they have seen; 0 where nothing was ever written. */
interface SeenBy {
  readonly seen: number;
  readonly account: string;
}

/** What administrators see and change; the caller decides who may. */
export interface StaffSettings {
  /** Each setting that the site has, as it is today. */
  list(site: Site, language: Language): Promise<readonly OpenedSetting[]>;
  /** Null: the site has no such setting. */
  open(place: SettingPlace): Promise<OpenedSetting | null>;
  /** Whether these fields can be taken. */
  check(place: SettingPlace, typed: Fields): Result<object, Problems>;
  /**
   * Writes what applies from a day on, today or later, or (null) that what the site is set up with applies again. In every
   * process within a second where it is today, else as the day begins. The same as applies then changes nothing.
   * @param from the first day, as it was typed
   * @param instead a version yet to come whose place it takes; null: none
   */
  write(
    place: SettingPlace,
    version: { readonly typed: Fields | null; readonly from: string; readonly instead: number | null },
    by: SeenBy,
  ): Promise<Result<null, ChangeFailure>>;
  /** Takes back a version that is yet to come. */
  withdraw(place: SettingPlace, id: number, by: SeenBy): Promise<Result<null, ChangeFailure>>;
}

const MAX_CHANGES = 20;
/** Nobody plans further ahead: a later day is a slip of the keys. */
const MAX_AHEAD_DAYS = 730;

interface Options {
  readonly database: Database;
  readonly settings: Pick<Settings, 'catchUp'>;
  /** What the editors of a site have written in place of our own texts. */
  editorsTexts(site: Site, language: Language): Promise<MessageOverrides>;
  readonly clock: Clock;
}

export function createStaffSettings(options: Options): StaffSettings {
  const { database, clock } = options;
  const check: StaffSettings['check'] = (place, typed) => kindOf(place.setting).read(typed, place);
  const open: StaffSettings['open'] = async (place) => {
    const offered = kindOf(place.setting).offered(place.site);
    if (offered === null || !place.site.languages.includes(place.language)) return null;
    const series = seriesOf(place);
    const today = localDate(clock.now(), place.site.zone);
    const builtIn = await builtInOf(place, options);
    const versions = await versionsOf(database, database.db, series);
    return {
      setting: place.setting,
      offered,
      perLanguage: kindOf(place.setting).perLanguage,
      builtIn,
      today,
      now: fieldsAt(versions, today, place) ?? builtIn,
      versions: dated(versions, today).map(({ version, until, state }) => ({
        id: version.id,
        validFrom: version.validFrom,
        until,
        state,
        fields: fieldsOf(version, place),
        writtenAt: version.writtenAt,
      })),
      revision: await revisionOf(database, database.db, series),
      changes: await changesOf(database, database.db, series, MAX_CHANGES),
    };
  };
  return {
    open,
    check,
    async list(site, language) {
      const all = await Promise.all(SETTINGS.map((setting) => open({ site, language, setting })));
      return all.flatMap((each) => (each === null ? [] : [each]));
    },
    async write(place, { typed, from: typedFrom, instead }, by) {
      if (kindOf(place.setting).offered(place.site) !== 'open') return err({ code: 'unknown' });
      const today = localDate(clock.now(), place.site.zone);
      const checked = typed === null ? ok(null) : check(place, typed);
      const from = readDate(typedFrom, today) ?? '';
      const dateProblem = dayProblem(from, today);
      if (!checked.ok || dateProblem !== null) {
        const problems = {
          ...(!checked.ok && checked.error),
          ...(dateProblem !== null && { from: dateProblem }),
        };
        return err({ code: 'refused', problems });
      }
      const builtIn = await builtInOf(place, options);
      const value = checked.value;
      /** Sent twice, or by a colleague at the same time. */
      const isDone = (versions: readonly StoredVersion[]) => {
        const there = inForce(versions, from);
        if (there?.validFrom !== from || versions.some(({ id }) => id === instead)) return false;
        const stored = fieldsOf(there, place);
        return value === null || stored === null
          ? value === stored
          : equal(stored, kindOf(place.setting).fieldsOf(value) ?? builtIn);
      };
      return changing(options, place, by, isDone, async (tx, versions) => {
        const replaced = versions.find(({ id }) => id === instead);
        if (instead !== null && (replaced === undefined || replaced.validFrom <= today))
          return err({ code: 'unknown' });
        const others = versions.filter((each) => each !== replaced);
        if (from > today && others.some(({ validFrom }) => validFrom === from))
          return err({ code: 'refused', problems: { from: 'taken' } });
        const before = fieldsAt(others, from, place) ?? builtIn;
        const after = value === null ? builtIn : (kindOf(place.setting).fieldsOf(value) ?? builtIn);
        const isSame = value === null ? fieldsAt(others, from, place) === null : equal(before, after);
        if (replaced === undefined && isSame) return ok('unchanged');
        const series = seriesOf(place);
        // A version that is yet to come is written anew: what was written last wins on its day.
        if (replaced !== undefined) await deleteVersion(database, tx, series, { id: replaced.id, today });
        await insertVersion(database, tx, series, { validFrom: from, value, writtenAt: clock.now() });
        const act = value === null ? 'released' : 'written';
        return ok({ act, validFrom: from, ...differing(before, after) });
      });
    },
    async withdraw(place, id, by) {
      if (kindOf(place.setting).offered(place.site) !== 'open') return err({ code: 'unknown' });
      const today = localDate(clock.now(), place.site.zone);
      const builtIn = await builtInOf(place, options);
      const isDone = (versions: readonly StoredVersion[]) => versions.every((each) => each.id !== id);
      return changing(options, place, by, isDone, async (tx, versions) => {
        const found = versions.find((each) => each.id === id);
        if (found === undefined || found.validFrom <= today) return err({ code: 'unknown' });
        await deleteVersion(database, tx, seriesOf(place), { id, today });
        const others = versions.filter((each) => each !== found);
        const before = fieldsOf(found, place) ?? builtIn;
        const after = fieldsAt(others, found.validFrom, place) ?? builtIn;
        return ok({ act: 'withdrawn', validFrom: found.validFrom, ...differing(before, after) });
      });
    },
  };
}

type Change = Pick<SettingChange, 'act' | 'validFrom' | 'before' | 'after'>;

/**
 * Makes a change in a transaction that holds the setting, logs it, and tells every process.
 *
 * @param isDone whether what is stored is what was wanted: somebody's change that comes to the same is in nobody's way
 */
async function changing(
  { database, settings, clock }: Options,
  place: SettingPlace,
  { seen, account }: SeenBy,
  isDone: (versions: readonly StoredVersion[]) => boolean,
  change: (
    tx: Db,
    versions: readonly StoredVersion[],
  ) => Promise<Result<Change | 'unchanged', ChangeFailure>>,
): Promise<Result<null, ChangeFailure>> {
  const series = seriesOf(place);
  const changed = await database.transaction<Result<null, ChangeFailure>>(async (tx) => {
    const revision = await holdSeries(database, tx, series);
    if (revision !== seen) {
      if (isDone(await versionsOf(database, tx, series))) return ok(null);
      const changes = await changesOf(database, tx, series, MAX_CHANGES);
      return err({ code: 'conflict', changes: changes.filter((each) => each.revision > seen) });
    }
    const made = await change(tx, await versionsOf(database, tx, series));
    if (!made.ok) return made;
    if (made.value === 'unchanged') return ok(null);
    const logged = { ...made.value, revision: revision + 1, account, at: clock.now() };
    await logChange(database, tx, series, logged);
    await appendChange(tx, SETTINGS_TOPIC, { site: place.site.key });
    return ok(null);
  });
  if (changed.ok) await settings.catchUp();
  return changed;
}

const seriesOf = ({ site, setting, language }: SettingPlace): Series => ({
  site: site.key,
  setting,
  language: kindOf(setting).perLanguage ? language : '',
});

const builtInOf = async (place: SettingPlace, { editorsTexts }: Options): Promise<Fields> =>
  kindOf(place.setting).builtIn(place, await editorsTexts(place.site, place.language));

const fieldsOf = ({ value }: StoredVersion, { setting }: SettingPlace): Fields | null =>
  value === null ? null : kindOf(setting).fieldsOf(value);

/** What versions say on a day; null: what the site is set up with. */
function fieldsAt(versions: readonly StoredVersion[], day: string, place: SettingPlace): Fields | null {
  const found = inForce(versions, day);
  return found === undefined ? null : fieldsOf(found, place);
}

const namesOf = (a: Fields, b: Fields): readonly string[] => [
  ...new Set([...Object.keys(a), ...Object.keys(b)]),
];

const equal = (a: Fields, b: Fields): boolean =>
  namesOf(a, b).every((name) => (a[name] ?? '') === (b[name] ?? ''));

/** The fields that differ. */
function differing(before: Fields, after: Fields): Pick<SettingChange, 'before' | 'after'> {
  const names = namesOf(before, after).filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  const only = (fields: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
  return { before: only(before), after: only(after) };
}

/** What is wrong with the day from which a version is to apply. */
function dayProblem(from: string, today: string): FieldProblem | null {
  if (from === '') return 'date';
  if (from < today) return 'past';
  return from > addDays(today, MAX_AHEAD_DAYS) ? 'far' : null;
}
