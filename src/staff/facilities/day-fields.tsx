import { type DeviationDay, isoDayOf, partOf } from '~/modules/facilities';
import { publicHolidays } from '~/platform/time';
import { FieldGroup, Radio } from '~/ui/form/controls';
import { List } from '~/ui/text/list';
import { facilityEditPath } from '../paths';
import { TextField } from './edit-fields';
import type { EditProps } from './edit-props';
import styles from './facilities.module.css';
import { dayText, deviationText } from './facility-words';

const HOLIDAYS_AHEAD_DAYS = 200;

/** A day that is closed or has other hours. */
export function DayFields(props: EditProps) {
  const { frame, state } = props;
  const { t } = frame;
  const kind = state.fields.get('kind') === 'hours' ? 'hours' : 'closed';
  return (
    <>
      <TextField props={props} name="date" label={t('staffFacilities.date')} type="date" />
      <FieldGroup legend={t('staffFacilities.kind')}>
        <Radio
          name="kind"
          value="closed"
          defaultChecked={kind === 'closed'}
          label={t('staffFacilities.closed')}
        />
        <Radio
          name="kind"
          value="hours"
          defaultChecked={kind === 'hours'}
          label={t('staffFacilities.otherHours')}
        />
      </FieldGroup>
      <div className={styles.span}>
        <TextField props={props} name="opens" label={t('staffFacilities.dayOpens')} type="time" />
        <TextField props={props} name="closes" label={t('staffFacilities.dayCloses')} type="time" />
      </div>
      <input type="hidden" name="was-opens" value={state.fields.get('was-opens') ?? ''} />
      <input type="hidden" name="was-closes" value={state.fields.get('was-closes') ?? ''} />
      <TextField
        props={props}
        name="name"
        label={t('staffFacilities.name')}
        hint={t('staffFacilities.nameHint')}
      />
    </>
  );
}

/** Libraries write the names of days as a sentence has them. */
const capitalised = (name: string, language: string): string =>
  name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);

/** The public holidays of the country, each with what is said of it, as links that open the day in the form. */
export function Holidays({ frame, facility, state, today }: EditProps) {
  const { t, site, language } = frame;
  const part = partOf(facility.shown, state.department, 'deviations');
  const days: readonly DeviationDay[] = part?.part === 'deviations' ? part.shown : [];
  const wordsOf = new Map(days.map((row) => [isoDayOf(row), deviationText(row, frame)[1]]));
  return (
    <section className={styles.panel} aria-labelledby="holidays">
      <h2 id="holidays">{t('staffFacilities.holidays')}</h2>
      <List className={styles.holidays}>
        {publicHolidays(today, HOLIDAYS_AHEAD_DAYS, site.country, language).map(({ date, name }) => (
          <li key={date}>
            <a
              className={styles.more}
              href={facilityEditPath(facility.shown.site_id, {
                department: state.department,
                part: 'deviations',
                day: date,
                name: capitalised(name, language),
              })}
            >
              {`${dayText(date, frame)}: ${name}`}
            </a>
            <span className={styles.hint}>{wordsOf.get(date) ?? t('staffFacilities.holidayOpen')}</span>
          </li>
        ))}
      </List>
    </section>
  );
}
