/** An instant as the wall clock of a zone shows it. Pure: the same arguments always give the same text. */

const wallClocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(zone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(zone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  wallClocks.set(zone, created);
  return created;
}

/** Whether a text is the IANA name of a zone. */
export function isZone(zone: string): boolean {
  try {
    return wallClock(zone).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

type WallPart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

function parts(instant: Date, zone: string): Record<WallPart, string> {
  const found = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of wallClock(zone).formatToParts(instant)) {
    if (type in found) Object.assign(found, { [type]: value });
  }
  return { ...found, year: found.year.padStart(4, '0') };
}

/** The local date, `2026-03-29`. `zone` is an IANA name; an unknown one is a `RangeError`. */
export function localDate(instant: Date, zone: string): string {
  const { year, month, day } = parts(instant, zone);
  return `${year}-${month}-${day}`;
}

/** The local time to the minute, `07:05`, 24 hours. */
export function localTime(instant: Date, zone: string): string {
  const { hour, minute } = parts(instant, zone);
  return `${hour}:${minute}`;
}

/** The local date and time with the zone's offset at that instant, `2026-03-29T03:00:00+02:00` (RFC 3339). */
export function localDateTime(instant: Date, zone: string): string {
  const { year, month, day, hour, minute, second } = parts(instant, zone);
  const offset = zoneOffset(instant, zone);
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  const two = (value: number): string => String(value).padStart(2, '0');
  const suffix = `${sign}${two(Math.trunc(size / 60))}:${two(size % 60)}`;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${suffix}`;
}

/** The instant at which the clock of a zone shows `YYYY-MM-DDTHH:mm[:ss]`, in milliseconds; what it skips is an hour later. */
export function instantIn(zone: string, shown: string): number {
  const asIfUtc = Date.parse(`${shown}Z`);
  // The zone's offset is that of the instant itself, which lies within a day of the guess.
  const guess = asIfUtc - zoneOffset(new Date(asIfUtc), zone) * 60_000;
  return asIfUtc - zoneOffset(new Date(guess), zone) * 60_000;
}

/** How many minutes the zone's wall clock is ahead of UTC at that instant. */
export function zoneOffset(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = parts(instant, zone);
  // Not by `Date.UTC`, which takes the year 26, as a date box has it while its year is typed, for 1926.
  const asIfUtc = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Math.round((asIfUtc - Math.floor(instant.getTime() / 1000) * 1000) / 60_000);
}

/**
 * Asks with today's date by the clock of a zone, wherever the visitor is: once more where the answer tells that the server has
 * another day, as a device's clock may be wrong.
 * @param now the server's clock, as its last answer told it
 */
export async function askToday<T>(
  { now, zone }: { readonly now: () => Date; readonly zone: string },
  ask: (today: string) => Promise<T>,
): Promise<T> {
  const today = localDate(now(), zone);
  const answer = await ask(today);
  const known = localDate(now(), zone);
  return known === today ? answer : ask(known);
}
