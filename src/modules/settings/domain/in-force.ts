/** What applies from a day on; `value` null: what the site is set up with. */
export interface Version<V> {
  /** Grows with the order in which versions were written. */
  readonly id: number;
  /** The first day, `YYYY-MM-DD`, in the site's time zone. */
  readonly validFrom: string;
  readonly value: V | null;
}

const isLater = (a: Version<unknown>, b: Version<unknown>): boolean =>
  a.validFrom === b.validFrom ? a.id > b.id : a.validFrom > b.validFrom;

/**
 * The version that applies on a day: the last that has started, and of those that begin on one day the last that was written.
 * Undefined before the first: then the site's own setup applies. A version has no end of its own, so days can neither have two
 * nor fall between two.
 */
export function inForce<T extends Version<unknown>>(versions: readonly T[], day: string): T | undefined {
  let found: T | undefined;
  for (const each of versions)
    if (each.validFrom <= day && (found === undefined || isLater(each, found))) found = each;
  return found;
}

/**
 * The values that applied at any time from the day `since` to `today`, that of now first; null: what the site is set up with.
 * Of a day on which versions took each other's place all count.
 */
export function appliedSince<V>(
  versions: readonly Version<V>[],
  since: string,
  today: string,
): readonly [now: V | null, earlier: readonly (V | null)[]] {
  const started = versions
    .filter(({ validFrom }) => validFrom <= today)
    .toSorted((a, b) => (isLater(a, b) ? -1 : 1));
  const applied = started.filter((_, at) => (started[at - 1]?.validFrom ?? since) >= since);
  const [now, ...earlier] = applied.map(({ value }) => value);
  if (now === undefined) return [null, []];
  const isSetUpShown = (started.at(-1)?.validFrom ?? '') >= since;
  return [now, isSetUpShown ? [...earlier, null] : earlier];
}

/** The first day after `day` on which another version takes over; null: none is to come. */
export function nextDay(versions: readonly Version<unknown>[], day: string): string | null {
  const days = versions.map(({ validFrom }) => validFrom).filter((each) => each > day);
  return days.length === 0 ? null : days.reduce((first, each) => (each < first ? each : first));
}

/** A version with the days on which it applies. */
export interface DatedVersion<T> {
  readonly version: T;
  /** The first day on which it applies no longer; null: it has no end yet. Its own first day: another took its place that day. */
  readonly until: string | null;
  readonly state: 'past' | 'now' | 'coming';
}

/** All versions, the newest first, as they are on a day. */
export function dated<T extends Version<unknown>>(
  versions: readonly T[],
  day: string,
): readonly DatedVersion<T>[] {
  const ordered = versions.toSorted((a, b) => (isLater(a, b) ? -1 : 1));
  const now = inForce(versions, day);
  return ordered.map((version, at) => ({
    version,
    until: ordered[at - 1]?.validFrom ?? null,
    state: version === now ? 'now' : version.validFrom > day ? 'coming' : 'past',
  }));
}
