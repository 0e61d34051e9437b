import type { TyrePlace } from '~/modules/tyre-hotel';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { agreementPath, tyresPath } from '../paths';
import staffStyles from '../staff.module.css';
import { plateText } from '../workshop/booking-words';
import { seasonText } from './tyre-words';
import styles from './tyres.module.css';
import { TyresHead, type TyresPlace } from './tyres-head';

export interface TypedPlaces {
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
}

export type PlaceProblem = 'row';

/** Every place of the workshop, with what lies there, and the form that adds some. */
export function StorageView({
  places,
  only,
  typed,
  problem,
  done,
  count,
  max,
  ...place
}: TyresPlace & {
  readonly places: readonly TyrePlace[];
  readonly only: 'all' | 'free';
  readonly typed: TypedPlaces;
  readonly problem: PlaceProblem | null;
  /** What has just been done. */
  readonly done: string | null;
  readonly count: number;
  /** Most places of one form. */
  readonly max: number;
}) {
  const { frame, workshop } = place;
  const { t } = frame;
  const path = tyresPath(workshop.departmentId, '/shelves');
  const free = places.filter(({ set }) => set === null);
  const shown = only === 'free' ? free : places;
  return (
    <>
      <TyresHead {...place} page="/shelves" heading={t('tyres.shelves')} />
      {done === 'added' && <DoneAlert tone="success">{t('tyres.placesAdded', { count })}</DoneAlert>}
      {done === 'removed' && <DoneAlert tone="success">{t('tyres.placeRemoved')}</DoneAlert>}
      {done === 'not-removed' && <DoneAlert tone="warning">{t('tyres.placeNotRemoved')}</DoneAlert>}
      <div className={styles.columns}>
        <section aria-labelledby="places">
          <h2 id="places" className={styles.heading}>
            {t('tyres.placesFree', { free: free.length, all: places.length })}
          </h2>
          <p>
            <a className={styles.way} href={only === 'free' ? path : `${path}?show=free`}>
              {t(only === 'free' ? 'tyres.showAll' : 'tyres.showFree')}
            </a>
          </p>
          {shown.length === 0 ? (
            <p className={staffStyles.muted}>{t('tyres.noPlaces')}</p>
          ) : (
            <List className={styles.places}>
              {shown.map(({ name, set }) => (
                <li key={name} data-free={set === null ? '' : undefined}>
                  <strong>{name}</strong>
                  {set === null ? (
                    <form method="post" action={path} className={styles.freePlace}>
                      <span>{t('tyres.free')}</span>
                      <Button type="submit" name="remove" value={name} variant="ghost" size="s">
                        {t('tyres.remove')} <VisuallyHidden>{name}</VisuallyHidden>
                      </Button>
                    </form>
                  ) : (
                    <span>
                      <a
                        className={styles.way}
                        href={`${agreementPath(workshop.departmentId, set.agreementId)}#set-${set.label}`}
                      >
                        {plateText(set.registrationNumber)}
                      </a>{' '}
                      {seasonText(set.season, t)}
                    </span>
                  )}
                </li>
              ))}
            </List>
          )}
        </section>
        <section aria-labelledby="add">
          <h2 id="add" className={styles.heading}>
            {t('tyres.addPlaces')}
          </h2>
          <form method="post" action={path} className={styles.form} noValidate>
            <Field
              label={t('tyres.prefix')}
              id="prefix"
              hint={t('tyres.prefixHint')}
              error={problem === null ? undefined : t('tyres.rowProblem', { max })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="prefix"
                  defaultValue={typed.prefix}
                  maxLength={36}
                  autoComplete="off"
                />
              )}
            </Field>
            <div className={styles.pair}>
              {(['from', 'to'] as const).map((name) => (
                <Field key={name} label={t(`tyres.${name}`)} id={name}>
                  {(control) => (
                    <TextInput
                      {...control}
                      name={name}
                      inputMode="numeric"
                      defaultValue={typed[name]}
                      maxLength={4}
                      autoComplete="off"
                    />
                  )}
                </Field>
              ))}
            </div>
            <div>
              <Button type="submit">{t('tyres.add')}</Button>
            </div>
          </form>
        </section>
      </div>
    </>
  );
}

function DoneAlert({ tone, children }: { readonly tone: 'success' | 'warning'; readonly children: string }) {
  return (
    <Alert tone={tone} live className={styles.message}>
      {children}
    </Alert>
  );
}
