import {
  POSITIONS,
  type Position,
  SEASONS,
  type SetFailure,
  type StaffAgreement,
  type StaffSet,
  TREAD_LIMITS,
  typedWheelsOf,
} from '~/modules/tyre-hotel';
import type { MediaProblem } from '~/platform/media';
import { localeFor } from '~/sites';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { Checkbox, Radio, Select, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { agreementPath, tyreSetPath } from '../../paths';
import staffStyles from '../../staff.module.css';
import { plateText } from '../../workshop/booking-words';
import { seasonText } from '../tyre-words';
import styles from '../tyres.module.css';
import { TyresHead, type TyresPlace } from '../tyres-head';
import { FreePlaces, PlaceField } from './place-field';
import type { TypedSet } from './typed-set';

export interface SetViewProps extends TyresPlace {
  readonly agreement: StaffAgreement;
  /** Places for a new one. */
  readonly freePlaces: readonly string[];
  /** null: a new one. */
  readonly set: StaffSet | null;
  /** Of a new one. */
  readonly made: { readonly id: string; readonly shelf: string; readonly isFitted: boolean };
  readonly typed: TypedSet;
  readonly problem: SetFailure | null;
  /** Photographs that could not be taken. */
  readonly photoProblems: ReadonlyMap<Position, MediaProblem>;
  /** Photographs are saved, and something else is not yet. */
  readonly photosSaved: boolean;
}

/** What a colleague has saved meanwhile is said beside what differs from it: saving again replaces it, and not unread. */
function savedNow(
  { frame: { t }, set, problem }: SetViewProps,
  savedOf: (set: StaffSet) => string,
  typed: string,
): string | undefined {
  if (set === null || problem?.code !== 'stale') return undefined;
  const saved = savedOf(set);
  return saved === typed ? undefined : t('tyres.savedNow', { value: saved || '–' });
}

/** The wheels of a set, measured by hand: one form, with a photograph of each. */
export function SetView(props: SetViewProps) {
  const { agreement, set, typed, problem, photosSaved, ...place } = props;
  const { frame, workshop } = place;
  const { t, site, language } = frame;
  const { departmentId } = workshop;
  const heading = set === null ? t('tyres.newSet') : t('tyres.measureSet', { label: set.label });
  const locale = localeFor(site, language);
  const legal = (season: StaffSet['season']) => TREAD_LIMITS[season].legal.toLocaleString(locale);
  const limits = { summer: legal('summer'), winter: legal('winter') };
  const invalid = problem?.code === 'invalid' ? problem.fields : new Set<string>();
  const savedSeason = savedNow(props, ({ season }) => seasonText(season, t), seasonText(typed.season, t));
  const action =
    set === null
      ? agreementPath(departmentId, agreement.id, '/sets')
      : tyreSetPath(departmentId, agreement.id, set.id);
  return (
    <>
      <TyresHead {...place} page={null} heading={heading} />
      <p className={staffStyles.muted}>
        {plateText(agreement.registrationNumber)}{' '}
        {[agreement.brand, agreement.model].filter(Boolean).join(' ')}
      </p>
      {problem !== null && (
        <Alert tone="danger" live className={styles.message}>
          {t(`tyres.problem.${problem.code}`)}
          {photosSaved && ` ${t('tyres.photosSaved')}`}
        </Alert>
      )}
      {props.photoProblems.size > 0 && (
        <Alert tone="danger" live className={styles.message}>
          {t('tyres.photosRefused')}
        </Alert>
      )}
      <form
        method="post"
        action={action}
        className={styles.setForm}
        noValidate
        {...(set !== null && { encType: 'multipart/form-data' })}
      >
        {set === null ? (
          <input type="hidden" name="set" value={props.made.id} />
        ) : (
          <input type="hidden" name="revision" value={set.revision} />
        )}
        <div className={styles.pair}>
          <Field label={t('tyres.season')} id="season" hint={savedSeason ?? t('tyres.limits', limits)}>
            {(control) => (
              <Select {...control} name="season" defaultValue={typed.season}>
                {SEASONS.map((season) => (
                  <option key={season} value={season}>
                    {t(`tyreHotel.${season}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {set === null && <Whereabouts {...props} />}
          <Field
            label={t('tyres.tyre')}
            id="tyre"
            required
            hint={
              savedNow(props, ({ wheels }) => typedWheelsOf(wheels).tyre, typed.tyre) ?? t('tyres.tyreHint')
            }
            error={invalid.has('tyre') ? t('tyres.invalid.tyre') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                name="tyre"
                defaultValue={typed.tyre}
                maxLength={80}
                autoComplete="off"
              />
            )}
          </Field>
          <Field
            label={t('tyres.size')}
            id="size"
            required
            hint={savedNow(props, ({ wheels }) => typedWheelsOf(wheels).size, typed.size) ?? '225/45 R17'}
            error={invalid.has('size') ? t('tyres.invalid.size') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                name="size"
                defaultValue={typed.size}
                maxLength={30}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
        <div className={styles.wheelForms}>
          {POSITIONS.map((position) => (
            <WheelFields key={position} {...props} position={position} invalid={invalid} />
          ))}
        </div>
        <div className={styles.acts}>
          <Button type="submit">{t('tyres.save')}</Button>
          <LinkButton href={agreementPath(departmentId, agreement.id)} variant="ghost">
            {t('tyres.toAgreement')}
          </LinkButton>
        </div>
      </form>
    </>
  );
}

/** Where a new set is. */
function Whereabouts({ frame, made, problem, freePlaces }: SetViewProps) {
  const { t } = frame;
  return (
    <>
      <fieldset className={styles.where}>
        <legend>{t('tyres.where')}</legend>
        <Radio name="state" value="stored" label={t('tyres.state.stored')} defaultChecked={!made.isFitted} />
        <Radio name="state" value="fitted" label={t('tyres.state.fitted')} defaultChecked={made.isFitted} />
      </fieldset>
      <div className={styles.shelf}>
        <PlaceField
          frame={frame}
          id="shelf"
          label={t('tyres.shelf')}
          free={freePlaces}
          typed={made.shelf}
          code={problem?.code}
        />
        <FreePlaces free={freePlaces} />
      </div>
    </>
  );
}

const OWN = ['tyre', 'size', 'dot'] as const;

function WheelFields(
  props: SetViewProps & { readonly position: Position; readonly invalid: ReadonlySet<string> },
) {
  const { frame, agreement, workshop, set, typed, position, invalid, photoProblems } = props;
  const { t } = frame;
  const wheel = typed.wheels[position];
  const name = t(`tyreHotel.${position}`);
  const hasPhoto = set?.photos.some((photo) => photo.position === position) ?? false;
  const photoProblem = photoProblems.get(position);
  const errorAt = (field: 'depth' | 'dot' | 'comment' | 'tyre' | 'size') =>
    invalid.has(`${field}-${position}`) ? t(`tyres.invalid.${field}`) : undefined;
  const saved = (field: 'depth' | 'dot' | 'comment' | 'tyre' | 'size') =>
    savedNow(props, ({ wheels }) => typedWheelsOf(wheels).wheels[position][field], wheel[field]);
  const damageText = (isDamaged: boolean) => t(isDamaged ? 'tyres.damaged' : 'tyres.notDamaged');
  const savedDamage = savedNow(
    props,
    ({ wheels }) => damageText(typedWheelsOf(wheels).wheels[position].damaged),
    damageText(wheel.damaged),
  );
  const text = (field: 'dot' | 'comment' | 'tyre' | 'size', maxLength: number) => (
    <Field label={t(`tyres.${field}`)} id={`${field}-${position}`} hint={saved(field)} error={errorAt(field)}>
      {(control) => (
        <TextInput
          {...control}
          name={`${field}-${position}`}
          defaultValue={wheel[field]}
          maxLength={maxLength}
          autoComplete="off"
          {...(field === 'dot' && { inputMode: 'numeric' as const })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.wheelForm}>
      <legend>
        {name}
        {position === 'SPARE' && ` (${t('blocked.optional')})`}
      </legend>
      <Field label={t('tyres.depth')} id={`depth-${position}`} hint={saved('depth')} error={errorAt('depth')}>
        {(control) => (
          <TextInput
            {...control}
            name={`depth-${position}`}
            inputMode="decimal"
            unit="mm"
            defaultValue={wheel.depth}
            maxLength={8}
            autoComplete="off"
          />
        )}
      </Field>
      <Checkbox
        name={`damaged-${position}`}
        value="yes"
        label={t('tyres.damaged')}
        defaultChecked={wheel.damaged}
      />
      {savedDamage !== undefined && <p className={staffStyles.muted}>{savedDamage}</p>}
      {text('comment', 200)}
      {set !== null && (
        <>
          <Field
            label={hasPhoto ? t('tyres.newPhoto') : t('tyres.photo')}
            id={`photo-${position}`}
            error={photoProblem === undefined ? undefined : t(`tyres.photoProblem.${photoProblem}`)}
          >
            {(control) => (
              <input
                {...control}
                className={styles.file}
                type="file"
                name={`photo-${position}`}
                accept="image/jpeg,image/png,image/webp"
                capture="environment"
              />
            )}
          </Field>
          {hasPhoto && (
            <div className={styles.hasPhoto}>
              <img
                src={tyreSetPath(workshop.departmentId, agreement.id, set.id, `/photos/${position}`)}
                alt={t('tyres.photoOf', { wheel: name })}
                className={styles.photo}
                loading="lazy"
              />
              <Checkbox name={`remove-${position}`} value="yes" label={t('tyres.removePhoto')} />
            </div>
          )}
        </>
      )}
      <details
        className={styles.more}
        open={OWN.some((field) => errorAt(field) !== undefined || saved(field) !== undefined)}
      >
        <summary>{t('tyres.ownTyre')}</summary>
        <div className={styles.own}>
          {text('dot', 24)}
          {text('tyre', 80)}
          {text('size', 30)}
        </div>
      </details>
    </fieldset>
  );
}
