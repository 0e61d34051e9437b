import { addDays } from '~/platform/time/calendar';

/** The seven days from a date on, `YYYY-MM-DD`. */
export const weekOf = (from: string): readonly string[] =>
  Array.from({ length: 7 }, (_, day) => addDays(from, day));
