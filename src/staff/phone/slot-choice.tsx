import type { PhoneDays } from '~/modules/workshop';
import { Button } from '~/ui/button';
import { Radio, Select, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { StaffFrame } from '../staff.shell';
import { durationText } from '../workshop/booking-words';
import { dayInWords } from '../workshop/calendar';
import styles from './phone.module.css';
import { moneyText } from './service-choice';
import type { TypedBooking } from './typed-booking';

/** When: the next days with free times, and, for those who may, any other time in a bay. */
export function SlotChoice({
  frame,
  typed,
  times,
  mayOvertime,
  isNext,
}: {
  readonly frame: StaffFrame;
  readonly typed: TypedBooking;
  readonly times: PhoneDays;
  readonly mayOvertime: boolean;
  /** It is what is left to do. */
  readonly isNext: boolean;
}) {
  const { t, locale } = frame;
  const { days, next, bays, minutes } = times;
  const slotText = (date: string, time: string | null) => (time === null ? date : `${date} ${time}`);
  const all = days.flatMap(({ slots }) => slots.map(({ date, time }) => slotText(date, time)));
  const chosen = all.includes(typed.slot) || typed.slot === 'overtime' ? typed.slot : (all[0] ?? '');
  return (
    <section className={styles.part} aria-labelledby="when">
      <h2 id="when" className={styles.heading}>
        {t('phone.when')}
      </h2>
      <p className={styles.hint}>{t('phone.takes', { duration: durationText(minutes, t) })}</p>
      {days.length === 0 && <p>{t('phone.noTimes')}</p>}
      {days.map(({ date, slots, price }) => (
        <fieldset key={date} className={styles.day}>
          <legend className={styles.date}>
            {[dayInWords(date, locale), ...(price === null ? [] : [moneyText(price, frame)])].join(' · ')}
          </legend>
          {slots.map(({ time }) => {
            const value = slotText(date, time);
            return (
              <label key={value} className={styles.slot}>
                <input
                  type="radio"
                  name="slot"
                  value={value}
                  defaultChecked={value === chosen}
                  // biome-ignore lint/a11y/noAutofocus: the next thing to choose
                  autoFocus={isNext && value === chosen}
                />
                <span>{time ?? t('staff.allDay')}</span>
              </label>
            );
          })}
        </fieldset>
      ))}
      {next !== null && (
        <div>
          <input type="hidden" name="next" value={next} />
          <Button type="submit" name="step" value="later" variant="secondary" size="s">
            {t('phone.later')}
          </Button>
        </div>
      )}
      {mayOvertime && (
        <details className={styles.overtime} open={typed.slot === 'overtime'}>
          <summary>{t('phone.overtime')}</summary>
          <p className={styles.hint}>{t('phone.overtimeText')}</p>
          <Radio
            name="slot"
            value="overtime"
            label={t('phone.overtimeChoose')}
            defaultChecked={chosen === 'overtime'}
          />
          <div className={styles.fields}>
            <Field label={t('phone.overtimeDate')} id="overtimeDate">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  name="overtimeDate"
                  defaultValue={typed.overtimeDate === '' ? typed.from : typed.overtimeDate}
                />
              )}
            </Field>
            <Field label={t('phone.overtimeTime')} id="overtimeTime">
              {(control) => (
                <TextInput {...control} type="time" name="overtimeTime" defaultValue={typed.overtimeTime} />
              )}
            </Field>
            <Field label={t('phone.overtimeBay')} id="overtimeBay">
              {(control) => (
                <Select {...control} name="overtimeBay" defaultValue={typed.overtimeBay}>
                  {bays.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        </details>
      )}
    </section>
  );
}
