import { zoneOffset } from '~/platform/time';

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * The instant that an editor means by `2026-12-24T18:00`, in milliseconds: the wall clock of `zone`, or of the offset
 * it ends with (`Z`, `+01:00`). Null for what is no such time. A time that the clocks skip is the one an hour later.
 */
export function endInstant(written: string, zone: string): number | null {
  const match = WRITTEN.exec(written.trim());
  if (match === null) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const asIfUtc = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second);
  if (!isOnDay(asIfUtc, month, day) || (hour ?? 0) > 23 || (minute ?? 0) > 59 || (second ?? 0) > 59)
    return null;
  const offset = match[7];
  if (offset !== undefined) return asIfUtc - offsetMinutes(offset) * 60_000;
  // The zone's offset is that of the instant itself, which lies within a day of the guess.
  const guess = asIfUtc - zoneOffset(new Date(asIfUtc), zone) * 60_000;
  return asIfUtc - zoneOffset(new Date(guess), zone) * 60_000;
}

/** False for the 31st of February, which `Date.UTC` takes for a day of March. */
function isOnDay(instant: number, month: number | undefined, day: number | undefined): boolean {
  const date = new Date(instant);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

function offsetMinutes(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
