import { messageSubset } from '~/messages';
import type { StaffWorkshop } from '~/modules/workshop';
import { addDays } from '~/platform/time';
import { Island } from '~/ui/island/island';
import { workshopPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { weekInWords, weekOf } from '../workshop/calendar';
import { WorkshopHead } from '../workshop/workshop-head';
import weekBoard from './week-board.island';
import { WEEK_KEYS, type WeekShown } from './week-wire';

/** The bays of a workshop in a week: each day leads to its list, each visit to its page. */
export function WeekView({
  frame,
  workshop,
  canChoose,
  monday,
  today,
  shown,
  now,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  readonly monday: string;
  /** By the clock of the workshop. */
  readonly today: string;
  readonly shown: WeekShown;
  /** For the foot of the printed list. */
  readonly now: string;
}) {
  const { t, language, locale } = frame;
  const { departmentId } = workshop;
  const name = weekOf(monday);
  const weekPath = (day: string) => workshopPath(departmentId, { week: weekOf(day) });
  const isThis = weekOf(today) === name;
  const week = t('staff.weekNumber', { week: String(Number(name.slice(-2))) });
  return (
    <>
      <WorkshopHead
        frame={frame}
        workshop={workshop}
        canChoose={canChoose}
        kind="week"
        day={isThis ? today : monday}
        heading={`${week}, ${weekInWords(monday, locale)}`}
        badge={isThis ? t('staff.thisWeek') : null}
        previous={{ href: weekPath(addDays(monday, -7)), label: t('staff.previousWeek') }}
        next={{ href: weekPath(addDays(monday, 7)), label: t('staff.nextWeek') }}
        today={isThis ? null : { href: weekPath(today), label: t('staff.thisWeek') }}
      />
      <Island
        island={weekBoard}
        when="load"
        props={{
          name,
          week: shown,
          workshop: workshopPath(departmentId),
          texts: messageSubset(language, WEEK_KEYS),
        }}
      />
      <p className={staffStyles.printed}>{t('staff.printed', { time: now })}</p>
    </>
  );
}
