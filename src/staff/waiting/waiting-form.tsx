import { PARTS_OF_DAY, type TimePreference, type WaitingFailure } from '~/modules/workshop';
import { Button } from '~/ui/button';
import { Checkbox, FieldGroup, Radio, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { waitingPath } from '../paths';
import type { StaffFrame } from '../staff.shell';
import styles from './waiting.module.css';
import { weekdayName } from './waiting-words';

/** As it was typed. */
export interface TypedWaiting extends TimePreference {
  readonly number: string;
}

/** Which visit, and when its customer can come. */
export function WaitingForm({
  frame: { t, locale },
  departmentId,
  weekdays,
  typed,
  problem,
}: {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  /** Days on which the workshop works. */
  readonly weekdays: readonly number[];
  readonly typed: TypedWaiting;
  readonly problem: WaitingFailure['code'] | null;
}) {
  const numberError =
    problem === null || problem === 'no-weekday' ? undefined : t(`waitingList.problem.${problem}`);
  const noDay = problem === 'no-weekday';
  return (
    <form method="post" action={waitingPath(departmentId)} className={styles.form} noValidate>
      <div className={styles.number}>
        <Field
          label={t('waitingList.number')}
          id="number"
          hint={t('waitingList.numberHint')}
          required
          error={numberError}
        >
          {(control) => (
            <TextInput
              {...control}
              name="number"
              defaultValue={typed.number}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          )}
        </Field>
      </div>
      <FieldGroup legend={t('waitingList.wish')}>
        <div className={styles.choices}>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              name="day"
              value={day}
              label={weekdayName(day, locale)}
              defaultChecked={typed.weekdays.includes(day)}
              {...(noDay && { 'aria-invalid': true, 'aria-describedby': 'day-error' })}
            />
          ))}
        </div>
        {noDay && (
          <p id="day-error" className={styles.error}>
            {t('waitingList.problem.no-weekday')}
          </p>
        )}
      </FieldGroup>
      <FieldGroup legend={t('earlierPage.part')}>
        <div className={styles.choices}>
          {PARTS_OF_DAY.map((part) => (
            <Radio
              key={part}
              name="part"
              value={part}
              label={t(`earlierPage.part.${part}`)}
              defaultChecked={typed.partOfDay === part}
            />
          ))}
        </div>
      </FieldGroup>
      <div>
        <Button type="submit">{t('waitingList.save')}</Button>
      </div>
    </form>
  );
}
