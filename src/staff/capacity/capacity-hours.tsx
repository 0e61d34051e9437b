import type { CapacityItem } from '~/modules/workshop';
import { publicHolidays } from '~/platform/time';
import { LinkButton } from '~/ui/button';
import { List } from '~/ui/text/list';
import { weekdayName } from '../facilities/facility-words';
import { capacityEditPath } from '../paths';
import styles from './capacity.module.css';
import { Change, Origin, Release } from './capacity-parts';
import type { CapacityProps } from './capacity-props';
import { dateText, isOverridden, shownLines, spansText, WEEKDAYS } from './capacity-words';

const HOURS: CapacityItem = { part: 'hours', item: '' };
const HOLIDAYS_AHEAD_DAYS = 400;

/** By which week the workshop takes bookings. */
export function HoursPanel(props: CapacityProps) {
  const { frame, capacity } = props;
  const { t } = frame;
  const shown = capacity.shown(HOURS);
  const week = shown?.part === 'hours' ? shown.shown : [];
  const imported = capacity.importShows(HOURS);
  return (
    <section className={styles.panel} aria-labelledby="hours">
      <div className={styles.panelHead}>
        <h2 id="hours">{t('capacity.hours')}</h2>
        <Origin {...props} at={HOURS} />
      </div>
      <dl className={styles.rows}>
        {WEEKDAYS.map((weekday) => (
          <div key={weekday}>
            <dt>{weekdayName(weekday, frame)}</dt>
            <dd>{spansText(week.find((each) => each.weekday === weekday)?.spans ?? [], frame)}</dd>
          </div>
        ))}
      </dl>
      {isOverridden(capacity, HOURS) && imported !== null && (
        <p className={styles.hint}>
          {t('capacity.inImport', { value: shownLines(imported, [], frame).join('; ') })}
        </p>
      )}
      <div className={styles.acts}>
        <Change {...props} at={HOURS} label={t('capacity.hours')} />
        <Release {...props} at={HOURS} label={t('capacity.hours')} />
      </div>
    </section>
  );
}

/** Libraries write the names of days as a sentence has them. */
const capitalised = (name: string, language: string): string =>
  name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);

/** Public holidays and deviating days, by date. */
export function DaysPanel(props: CapacityProps) {
  const { frame, capacity, today, workshop, canChange } = props;
  const { t, language } = frame;
  const holidays = publicHolidays(today, HOLIDAYS_AHEAD_DAYS, capacity.country, language);
  const names = new Map(holidays.map(({ date, name }) => [date, capitalised(name, language)]));
  const deviating = capacity.days.filter((date) => date >= today);
  const dates = [...new Set([...names.keys(), ...deviating])].toSorted();
  return (
    <section className={styles.panel} aria-labelledby="days">
      <h2 id="days">{t('capacity.days')}</h2>
      {dates.length === 0 && <p className={styles.hint}>{t('capacity.noDays')}</p>}
      <List className={styles.list}>
        {dates.map((date) => {
          const at: CapacityItem = { part: 'day', item: date };
          const shown = capacity.shown(at);
          const label = [dateText(date, frame), names.get(date)].filter(Boolean).join(', ');
          return (
            <li key={date} className={styles.row}>
              <span className={styles.rowName}>{label}</span>
              <span className={styles.value}>
                {shown?.part === 'day' ? spansText(shown.shown, frame) : ''}
              </span>
              {isOverridden(capacity, at) && <Origin {...props} at={at} />}
              <span className={styles.rowActs}>
                <Change {...props} at={at} label={label} />
                <Release {...props} at={at} label={label} />
              </span>
            </li>
          );
        })}
      </List>
      {canChange && (
        <div className={styles.acts}>
          <LinkButton
            href={capacityEditPath(workshop.departmentId, { part: 'day', item: '' })}
            variant="secondary"
          >
            {t('capacity.addDay')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
