import type { ReactNode } from 'react';
import {
  BRANDS,
  DESCRIPTION_MAX,
  type OwnCarField,
  type OwnCarFields,
  type OwnCarRefusal,
  powerUnit,
} from '~/modules/stock';
import type { Site } from '~/sites';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { Radio, Select, TextArea, TextInput } from '~/ui/form/controls';
import { ErrorSummary } from '~/ui/form/error-summary';
import { Field, type FieldControl } from '~/ui/form/field';
import { WayBack } from '../layout/way-back';
import { CARS_PATH, carPath, NEW_CAR_PATH } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './own-car.module.css';
import { ownFieldLabel } from './own-car-words';

export interface OwnCarState {
  /** Null for a new one. */
  readonly carId: string | null;
  /** Of the form: what is sent twice is one car; of a car that is there, its revision. */
  readonly key: string;
  readonly fields: OwnCarFields;
  readonly refusal: OwnCarRefusal | null;
}

interface Props {
  readonly frame: StaffFrame;
  /** The site whose stock it is. */
  readonly owner: Site;
  readonly state: OwnCarState;
  /** Where it may stand, by `site_id`. */
  readonly stores: readonly (readonly [id: string, name: string])[];
  choicesOf(field: 'fuel' | 'gearbox' | 'drive' | 'body' | 'color'): readonly string[];
}

/** The form of a car that no file has, empty, as it is, or as it was typed and could not be taken. */
export function OwnCarView(props: Props) {
  const { frame, state } = props;
  const { t } = frame;
  const { carId, key, refusal } = state;
  const back = carId === null ? CARS_PATH : carPath(carId);
  return (
    <>
      <WayBack href={back}>{t(carId === null ? 'staffCars.title' : 'staffCars.own.car')}</WayBack>
      <h1 className={staffStyles.title}>{t(carId === null ? 'staffCars.own.add' : 'staffCars.own.edit')}</h1>
      <p className={staffStyles.muted}>{t('staffCars.own.intro')}</p>
      <Refusal {...props} />
      <form
        method="post"
        action={carId === null ? NEW_CAR_PATH : carPath(carId, '/edit')}
        className={styles.form}
        noValidate
      >
        <input type="hidden" name="key" value={key} />
        <Fields {...props} />
        {carId === null && <p className={staffStyles.muted}>{t('staffCars.own.picturesNext')}</p>}
        <p className={styles.acts}>
          <Button type="submit" name="act" value="save">
            {t(carId === null ? 'staffCars.own.saveShown' : 'staffCars.own.save')}
          </Button>
          {carId === null && (
            <Button type="submit" name="act" value="hide" variant="secondary">
              {t('staffCars.own.saveHidden')}
            </Button>
          )}
          <LinkButton href={back} variant="ghost">
            {t('staffCars.own.cancel')}
          </LinkButton>
        </p>
        {refusal?.code === 'stale' && carId !== null && (
          <p>
            <a href={carPath(carId)}>{t('staffCars.own.showKnown')}</a>
          </p>
        )}
      </form>
    </>
  );
}

function Refusal({ frame, owner, state: { refusal } }: Props) {
  const { t } = frame;
  switch (refusal?.code) {
    case 'invalid': {
      const errors = refusal.problems.map((problem) => ({
        field: problem.field,
        message: `${ownFieldLabel(problem.field, frame)}: ${problemText(problem.code, frame, owner)}`,
      }));
      return (
        <div className={styles.refusal}>
          <ErrorSummary title={t('staffCars.own.refused')} errors={errors} />
        </div>
      );
    }
    case 'known':
      return (
        <Alert tone="danger" live className={styles.refusal}>
          <p>{t(refusal.mine ? 'staffCars.own.known' : 'staffCars.own.knownElsewhere')}</p>
          {refusal.mine && <a href={carPath(refusal.carId)}>{t('staffCars.own.showKnown')}</a>}
        </Alert>
      );
    case 'stale':
      return (
        <Alert tone="warning" live className={styles.refusal}>
          {t('staffCars.own.stale')}
        </Alert>
      );
    default:
      return null;
  }
}

type Problem = Extract<OwnCarRefusal, { code: 'invalid' }>['problems'][number]['code'];

const problemText = (code: Problem, { t }: StaffFrame, { currency }: Site): string =>
  code === 'currency'
    ? t('staffCars.own.problem.currency', { currency })
    : t(`staffCars.own.problem.${code}`);

/** A field with its label and what is wrong with it. */
function Row({
  frame,
  owner,
  state: { refusal },
  field,
  hint,
  isRequired = false,
  children,
}: Props & {
  readonly field: OwnCarField;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly children: (control: Omit<FieldControl, 'required'> & { readonly name: string }) => ReactNode;
}) {
  const problem =
    refusal?.code === 'invalid' ? refusal.problems.find((each) => each.field === field) : undefined;
  const known =
    refusal?.code === 'known' && refusal.field === field ? frame.t('staffCars.own.known') : undefined;
  return (
    <Field
      label={ownFieldLabel(field, frame)}
      id={field}
      hint={hint}
      error={problem === undefined ? known : problemText(problem.code, frame, owner)}
      required={isRequired}
    >
      {({ required: _, ...control }) => children({ ...control, name: field })}
    </Field>
  );
}

function Words(props: Props & { readonly field: 'fuel' | 'gearbox' | 'drive' | 'body' | 'color' }) {
  const { field, state, choicesOf } = props;
  return (
    <Row {...props} field={field}>
      {(control) => (
        <Select {...control} defaultValue={state.fields[field]}>
          <option value="" />
          {choicesOf(field).map((word) => (
            <option key={word}>{word}</option>
          ))}
        </Select>
      )}
    </Row>
  );
}

function Text(
  props: Props & {
    readonly field: OwnCarField;
    readonly isRequired?: boolean;
    readonly unit?: string;
    readonly isNumber?: boolean;
    readonly list?: string;
  },
) {
  const { field, state, unit, isNumber = false, list } = props;
  return (
    <Row {...props}>
      {(control) => (
        <TextInput
          {...control}
          defaultValue={state.fields[field]}
          maxLength={200}
          autoComplete="off"
          unit={unit}
          {...(isNumber && { inputMode: 'numeric' })}
          {...(list !== undefined && { list })}
        />
      )}
    </Row>
  );
}

function Fields(props: Props) {
  const { frame, owner, state, stores } = props;
  const { t } = frame;
  const { fields } = state;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('staffCars.own.car')}</legend>
        <Row {...props} field="store" isRequired>
          {(control) => (
            <Select {...control} defaultValue={fields.store}>
              <option value="">{t('staffCars.own.choose')}</option>
              {stores.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Row>
        <Text {...props} field="regno" />
        <Text {...props} field="brand" list="brands" isRequired />
        <datalist id="brands">
          {BRANDS.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        <Text {...props} field="model" isRequired />
        <Text {...props} field="version" />
        <Text {...props} field="year" isNumber isRequired />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('staffCars.own.price')}</legend>
        <Condition {...props} />
        <Text {...props} field="mileage" isNumber unit={owner.features.distanceUnit} />
        <Text {...props} field="price" isNumber unit={owner.currency} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('staffCars.own.details')}</legend>
        <Words {...props} field="fuel" />
        <Words {...props} field="gearbox" />
        <Words {...props} field="body" />
        <Words {...props} field="color" />
        <Words {...props} field="drive" />
        <Text {...props} field="power" isNumber unit={powerUnit(owner)} />
        <Text {...props} field="vin" />
        <div className={styles.wide}>
          <Row {...props} field="equipment" hint={t('staffCars.own.equipmentHint')}>
            {(control) => <TextArea {...control} rows={4} defaultValue={fields.equipment} />}
          </Row>
        </div>
        <div className={styles.wide}>
          <Row {...props} field="description">
            {(control) => (
              <TextArea {...control} rows={6} maxLength={DESCRIPTION_MAX} defaultValue={fields.description} />
            )}
          </Row>
        </div>
      </fieldset>
    </>
  );
}

function Condition({ frame, state }: Props) {
  const { t } = frame;
  return (
    <fieldset className={styles.condition}>
      <legend>{ownFieldLabel('condition', frame)}</legend>
      {(['used', 'new'] as const).map((each) => (
        <Radio
          key={each}
          {...(each === 'used' && { id: 'condition' })}
          name="condition"
          value={each}
          label={t(`staffCars.own.condition.${each}`)}
          defaultChecked={state.fields.condition === each}
        />
      ))}
    </fieldset>
  );
}
