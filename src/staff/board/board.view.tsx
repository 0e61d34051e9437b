import { messageSubset } from '~/messages';
import type { StaffWorkshop } from '~/modules/workshop';
import { addDays } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Island } from '~/ui/island/island';
import { boardPath, workshopPath } from '../paths';
import type { StaffFrame } from '../staff.shell';
import { dayInWords } from '../workshop/calendar';
import { WorkshopHead } from '../workshop/workshop-head';
import board from './board.island';
import { BOARD_KEYS, type BoardShown } from './board-wire';

/** The bays of a workshop on a day. */
export function BoardView({
  frame,
  workshop,
  canChoose,
  day,
  today,
  shown,
  done,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  readonly day: string;
  /** By the clock of the workshop. */
  readonly today: string;
  readonly shown: BoardShown;
  /** A visit has just been moved, without scripts. */
  readonly done: boolean;
}) {
  const { t, language, locale } = frame;
  const { departmentId } = workshop;
  const dayPath = (to: string) => boardPath(departmentId, { day: to });
  return (
    <>
      <WorkshopHead
        frame={frame}
        workshop={workshop}
        canChoose={canChoose}
        day={day}
        kind="board"
        heading={dayInWords(day, locale)}
        badge={day === today ? t('staff.today') : null}
        previous={{ href: dayPath(addDays(day, -1)), label: t('staff.previousDay') }}
        next={{ href: dayPath(addDays(day, 1)), label: t('staff.nextDay') }}
        today={day === today ? null : { href: dayPath(today), label: t('staff.today') }}
      />
      {done && (
        <Alert tone="success" live>
          {t('board.done')}
        </Alert>
      )}
      <Island
        island={board}
        when="load"
        props={{
          day,
          isToday: day === today,
          zone: workshop.zone,
          board: shown,
          workshop: workshopPath(departmentId),
          texts: messageSubset(language, BOARD_KEYS),
        }}
      />
    </>
  );
}
