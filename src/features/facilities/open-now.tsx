import type { OpeningSchedule } from '~/modules/facilities';
import type { PageContext } from '~/page/contract';
import { formatTime } from '~/platform/time';
import { classNames } from '~/ui/class-names';
import { dayAfter, type OpenLine, openLine } from './open-line';
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
    formatTime(new Date(`${moment.date}T${moment.time}Z`), 'UTC', locale);
  if (line.open) return t('facility.openNow', { time: clock(line.closes) });
  const { opens, today } = line;
  if (opens === null) return t('facility.closedNow');
  const time = clock(opens);
  if (opens.date === today) return t('facility.opensToday', { time });
  if (opens.date === dayAfter(today)) return t('facility.opensTomorrow', { time });
  return t('facility.opensOn', { day: weekday(opens.date, locale), time });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function weekday(date: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${date}T00:00Z`));
}
