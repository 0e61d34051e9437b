import { z } from 'zod';

const localTime = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const span = { opens: localTime, closes: localTime };

/** Local times; one that closes at or before it opens closes on the next day. */
export const timeSpan = z.object(span);

/** Hours in numbers, as the facilities register writes them: weekdays 1 Monday … 7 Sunday, local times. */
export const openingScheduleFields = z.object({
  weekly: z.array(z.object({ weekdays: z.array(z.int().min(1).max(7)), ...span })),
  /** They override the weekly hours and public holidays; `spans` empty: closed. */
  deviations: z.array(z.object({ date: z.iso.date(), spans: z.array(timeSpan) })),
});
export type Opening = z.infer<typeof openingScheduleFields>;
