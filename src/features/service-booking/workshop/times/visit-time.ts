import type { LocalMoment } from '~/modules/workshop';
import { fullMomentText } from '~/ui/text/wall-clock';
import type { StepTexts } from '../texts';

/**
 * When a visit is: `5 mars 2027 08:30`; of work that takes several days when the car is left and when it is fetched. null: no
 * time is chosen.
 * @param timeSlot `YYYY-MM-DDTHH:mm` on the workshop's clock
 */
export function visitTimeText(
  timeSlot: string | null,
  pickUp: LocalMoment | null | undefined,
  t: StepTexts,
  locale: string,
): string | null {
  const dropOff = fullMomentText(timeSlot, locale);
  if (dropOff === null || pickUp === null || pickUp === undefined) return dropOff;
  const fetched = fullMomentText(`${pickUp.date}T${pickUp.time}`, locale) ?? '';
  return t('times.stay', { dropOff, pickUp: fetched });
}
