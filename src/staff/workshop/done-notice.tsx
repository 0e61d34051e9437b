import { type StaffBooking, VISIT_STEPS } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { bookingPath } from '../paths';
import type { StaffFrame } from '../staff.shell';
import { plateText } from './booking-words';
import dayStyles from './day.module.css';

export const DONE = [...VISIT_STEPS, 'booked', 'undone', 'cancelled', 'wrongState', 'placeTaken'] as const;
export type Done = (typeof DONE)[number];

/** What has just happened to a visit, or why it did not. */
export function DoneNotice({
  frame: { t },
  departmentId,
  booking: { id, date, vehicle },
  what,
}: {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly booking: StaffBooking;
  readonly what: Done;
}) {
  const refused = what === 'wrongState' || what === 'placeTaken';
  return (
    <Alert tone={refused ? 'warning' : 'success'} live className={dayStyles.done}>
      {refused
        ? t(`staff.done.${what}`)
        : t(`staff.done.${what}`, { plate: plateText(vehicle.registrationNumber) })}
      {what === 'placeTaken' && (
        <>
          {' '}
          <a href={`${bookingPath(departmentId, id, 'move')}?day=${date}`}>{t('board.moveTitle')}</a>
        </>
      )}
    </Alert>
  );
}
