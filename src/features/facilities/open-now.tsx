import type { OpeningSchedule } from '~/modules/facilities';
import type { PageContext } from '~/page/contract';
import { addDays, formatLocal } from '~/platform/time';
import { classNames } from '~/ui/class-names';
import { type OpenLine, openLine } from './open-line';
import styles from './open-now.module.css';

interface Props {
  readonly schedules: readonly OpeningSchedule[];
  readonly page: PageContext;
}

/** Open or closed now, and until when; left out where the hours are only words. */
export function OpenNow({ schedules, page }: Props) {
  const line = openLine(schedules, page.now, page.site);
  if (line === null) return null;
  return (
    <span
      className={classNames(styles.hours, line.open && styles.open)}
      data-enhance="countdown"
      data-end={line.until}
      data-until-end=""
    >
      {wordsOf(line, page)}
    </span>
  );
}

function wordsOf(line: OpenLine, { t, locale }: PageContext): string {
  // A clock of the house, whatever the zone of who reads it.
  const clock = (moment: { date: string; time: string }) =>
    formatLocal(`${moment.date}T${moment.time}`, locale, { timeStyle: 'short' });
  if (line.open) return t('facility.openNow', { time: clock(line.closes) });
  const { opens, today } = line;
  if (opens === null) return t('facility.closedNow');
  const time = clock(opens);
  if (opens.date === today) return t('facility.opensToday', { time });
  if (opens.date === addDays(today, 1)) return t('facility.opensTomorrow', { time });
  return t('facility.opensOn', { day: formatLocal(opens.date, locale, { weekday: 'long' }), time });
}
