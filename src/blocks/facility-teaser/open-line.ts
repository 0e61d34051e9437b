import { type OpenState, openState, type SiteRecord } from '~/modules/facilities';
import { localDate, localTime } from '~/platform/time';
import { endInstant } from '../countdown/end-time';

/** Whether a facility is open, and until when that holds; `until` in milliseconds since 1970. */
export type OpenLine =
  | { readonly open: true; readonly closes: string; readonly until: number }
  | { readonly open: false; readonly until: number };

/**
 * Open while any of its departments is, until the last of them closes; closed when all whose hours are known are; null
 * when none is known to be either. On the facility's own clock (domain facts, Time).
 */
export function openLine({ site_departments }: SiteRecord, now: Date, zone: string): OpenLine | null {
  const [date, time] = [localDate(now, zone), localTime(now, zone)];
  const states = site_departments.map(({ openingschedule }) => openState(openingschedule, { date, time }));
  // Midnight at the end of a day is the 24th hour, which no clock shows.
  const at = (clock: string) => endInstant(`${date}T${clock === '24:00' ? '23:59' : clock}`, zone) ?? 0;
  const closes = states.flatMap(closing).sort().at(-1);
  if (closes !== undefined) return { open: true, closes, until: at(closes) };
  if (!states.some(({ state }) => state === 'closed')) return null;
  return { open: false, until: at(states.flatMap(opening).sort()[0] ?? '24:00') };
}

const closing = (state: OpenState) => (state.state === 'open' ? [state.closes] : []);
const opening = (state: OpenState) =>
  state.state === 'closed' && state.opens !== undefined ? [state.opens] : [];
