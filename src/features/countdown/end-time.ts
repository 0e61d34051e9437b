import { isDate } from '~/platform/time/calendar';
import { instantIn } from '~/platform/time/zone';

const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * The instant that an editor means by `2026-12-24T18:00`, in milliseconds: the wall clock of `zone`, or of the offset
 * it ends with (`Z`, `+01:00`). Null for what is no such time. A time that the clocks skip is the one an hour later.
 */
export function endInstant(written: string, zone: string): number | null {
  const [, date = '', time, seconds = '00', offset] = WRITTEN.exec(written.trim()) ?? [];
  if (!isDate(date)) return null;
  const shown = `${date}T${time}:${seconds}`;
  if (offset === undefined) return instantIn(zone, shown);
  const instant = Date.parse(shown + offset.replace(/(\d{2}):?(\d{2})$/, '$1:$2').toUpperCase());
  return Number.isNaN(instant) ? null : instant;
}
