import { CONTACT_FIELDS, partOf, weekOf } from '~/modules/facilities';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { EditProps } from './edit-props';
import styles from './facilities.module.css';
import { partLines, weekdayName } from './facility-words';

const INPUTS = {
  phone: { type: 'tel' },
  email: { type: 'email' },
} as const satisfies Record<string, { readonly type: string }>;
const typeOf = (field: string): string =>
  Object.entries(INPUTS).find(([name]) => name === field)?.[1].type ?? 'text';

/** One field of a form, with what was typed and what is wrong with it. */
export function TextField({
  props: { frame, state },
  name,
  label,
  hint,
  type = 'text',
}: {
  readonly props: EditProps;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly type?: string;
}) {
  const problem = state.problems[name];
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={problem === undefined ? undefined : frame.t(`staffFacilities.problem.${problem}`)}
    >
      {({ required: _, ...control }) => (
        <TextInput {...control} type={type} name={name} defaultValue={state.fields.get(name) ?? ''} />
      )}
    </Field>
  );
}

export function ContactFields(props: EditProps) {
  const { frame, state } = props;
  const { t } = frame;
  const fields = state.department === '' ? CONTACT_FIELDS : (['phone', 'email'] as const);
  return (
    <>
      <p className={styles.hint}>{t('staffFacilities.emptyHint')}</p>
      {fields.map((field) => (
        <TextField
          key={field}
          props={props}
          name={field}
          label={t(`staffFacilities.field.${field}`)}
          hint={field === 'email' ? t('staffFacilities.emailHint') : undefined}
          type={typeOf(field)}
        />
      ))}
    </>
  );
}

/** Monday to Sunday, two times each. */
export function WeekFields(props: EditProps) {
  const { frame, facility, state } = props;
  const { t } = frame;
  const part = partOf(facility.shown, state.department, 'hours');
  const isWords = part?.part === 'hours' && part.shown.length > 0 && weekOf(part.shown) === null;
  return (
    <>
      <p className={styles.hint}>{t('staffFacilities.hoursHint')}</p>
      {isWords && (
        <p className={styles.hint}>
          {t('staffFacilities.words', { value: partLines(part, frame).join('; ') })}
        </p>
      )}
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
        const day = weekdayName(weekday, frame);
        return (
          <div key={weekday} className={styles.span}>
            <TextField
              props={props}
              name={`opens-${weekday}`}
              label={t('staffFacilities.opens', { day })}
              type="time"
            />
            <TextField
              props={props}
              name={`closes-${weekday}`}
              label={t('staffFacilities.closes', { day })}
              type="time"
            />
          </div>
        );
      })}
    </>
  );
}
