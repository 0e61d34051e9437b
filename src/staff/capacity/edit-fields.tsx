import { BRAND_CLASSES, readPriceItem } from '~/modules/workshop';
import { Checkbox, FieldGroup, Radio, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { weekdayName } from '../facilities/facility-words';
import styles from './capacity.module.css';
import type { EditProps } from './capacity-props';
import { abilityText, WEEKDAYS } from './capacity-words';

/** One field of a form, with what was typed and what is wrong with it. */
function TextField({
  props: { frame, state },
  name,
  label,
  hint,
  type = 'text',
  inputMode,
}: {
  readonly props: EditProps;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly type?: string;
  readonly inputMode?: 'numeric' | 'decimal';
}) {
  const problem = state.problems[name];
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={problem === undefined ? undefined : frame.t(`capacity.problem.${problem}`)}
    >
      {({ required: _, ...control }) => (
        <TextInput
          {...control}
          type={type}
          name={name}
          inputMode={inputMode}
          autoComplete="off"
          defaultValue={state.fields.get(name) ?? ''}
        />
      )}
    </Field>
  );
}

/** Monday to Sunday, each with its hours in one line. */
export function WeekFields(props: EditProps) {
  const { t } = props.frame;
  return (
    <>
      <p className={styles.hint}>{t('capacity.hoursHint')}</p>
      {WEEKDAYS.map((weekday) => (
        <TextField
          key={weekday}
          props={props}
          name={`day-${weekday}`}
          label={weekdayName(weekday, props.frame)}
        />
      ))}
    </>
  );
}

const DAY_KINDS = ['usual', 'closed', 'otherHours'] as const;

/** A day that is as usual, closed or has other hours. */
export function DayFields(props: EditProps) {
  const { frame, state } = props;
  const { t } = frame;
  const kind = state.fields.get('kind') ?? 'closed';
  const kindValue = (each: (typeof DAY_KINDS)[number]) => (each === 'otherHours' ? 'hours' : each);
  return (
    <>
      {state.item === '' ? (
        <TextField props={props} name="date" label={t('capacity.date')} type="date" />
      ) : (
        <input type="hidden" name="date" value={state.item} />
      )}
      <FieldGroup legend={t('capacity.kind')}>
        {DAY_KINDS.map((each) => (
          <Radio
            key={each}
            name="kind"
            value={kindValue(each)}
            defaultChecked={kind === kindValue(each)}
            label={t(`capacity.${each}`)}
          />
        ))}
      </FieldGroup>
      <TextField props={props} name="hours" label={t('capacity.dayHours')} hint={t('capacity.hoursHint')} />
      <input type="hidden" name="was-hours" value={state.fields.get('was-hours') ?? ''} />
    </>
  );
}

/** What a bay is called, what it can do, and from when on it is out. */
export function BayFields(props: EditProps) {
  const { frame, capacity, state } = props;
  const { t } = frame;
  const isNew = !capacity.bays.includes(state.item);
  const abilities = state.fields.getAll('ability');
  const problem = state.problems.ability;
  const invalid = problem !== undefined && { 'aria-invalid': true, 'aria-describedby': 'ability-error' };
  return (
    <>
      <TextField props={props} name="name" label={t('capacity.bayName')} />
      {isNew && (
        <FieldGroup legend={t('capacity.bayKind')}>
          {(['bay', 'mechanic'] as const).map((each) => (
            <Radio
              key={each}
              name="kind"
              value={each}
              defaultChecked={(state.fields.get('kind') ?? 'bay') === each}
              label={t(`capacity.kind.${each}`)}
            />
          ))}
        </FieldGroup>
      )}
      <div id="ability" tabIndex={-1}>
        <FieldGroup legend={t('capacity.abilities')}>
          {capacity.competences.map((each) => (
            <Checkbox
              key={each}
              name="ability"
              value={each}
              label={abilityText(each, capacity.services, frame)}
              defaultChecked={abilities.includes(each)}
              {...invalid}
            />
          ))}
          {problem !== undefined && (
            <p id="ability-error" className={styles.error}>
              {t(`capacity.problem.${problem}`)}
            </p>
          )}
        </FieldGroup>
      </div>
      <TextField
        props={props}
        name="outFrom"
        label={t('capacity.outFrom')}
        hint={t('capacity.outFromHint')}
        type="date"
      />
      <input type="hidden" name="wasOut" value={state.fields.get('wasOut') ?? ''} />
    </>
  );
}

/** Whether a service is done here, and how long it takes. */
export function ServiceFields(props: EditProps) {
  const { frame, state } = props;
  const { t } = frame;
  return (
    <>
      <Checkbox
        name="done"
        value="on"
        label={t('capacity.done')}
        defaultChecked={state.fields.get('done') === 'on'}
      />
      <TextField
        props={props}
        name="minutes"
        label={t('capacity.minutes')}
        hint={t('capacity.minutesHint')}
        inputMode="numeric"
      />
    </>
  );
}

/** What a service costs from a day on, by class and with an agreement. */
export function PriceFields(props: EditProps) {
  const { frame, capacity, state } = props;
  const { t, site } = frame;
  const key = readPriceItem(state.item);
  const service = capacity.services.find(({ id }) => id === (key?.serviceId ?? state.item));
  // As services write them: by class they stand in lower case.
  const written = new Map(
    capacity.services.flatMap(({ brands }) =>
      typeof brands === 'string' ? [] : brands.map((brand) => [brand.toLowerCase(), brand]),
    ),
  );
  const brandsOf = (wanted: string): string =>
    Object.entries(capacity.brandClasses)
      .flatMap(([brand, of]) => (of === wanted ? [written.get(brand) ?? brand] : []))
      .toSorted((a, b) => a.localeCompare(b))
      .join(', ');
  return (
    <>
      {key === null ? (
        <TextField props={props} name="from" label={t('capacity.from')} type="date" />
      ) : (
        <input type="hidden" name="from" value={key.from} />
      )}
      <p className={styles.hint}>
        {t('capacity.amountHint', { currency: site.currency })} {t('capacity.agreementHint')}
      </p>
      {service !== undefined && service.unit !== null && (
        <p className={styles.hint}>{t('capacity.perUnit', { count: service.unit })}</p>
      )}
      {service?.needsMileage === true && <p className={styles.hint}>{t('capacity.byMileage')}</p>}
      {BRAND_CLASSES.map((each) => {
        const brands = brandsOf(each);
        return (
          <FieldGroup key={each} legend={t(`capacity.class.${each}`)}>
            {brands !== '' && <p className={styles.hint}>{brands}</p>}
            <div className={styles.pair}>
              <TextField
                props={props}
                name={`price-${each}`}
                label={t('capacity.price')}
                inputMode="decimal"
              />
              <TextField
                props={props}
                name={`agreement-${each}`}
                label={t('capacity.agreement')}
                inputMode="decimal"
              />
            </div>
          </FieldGroup>
        );
      })}
    </>
  );
}
