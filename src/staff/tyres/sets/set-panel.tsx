import { type SetFailure, type StaffAgreement, type StaffSet, sizeText } from '~/modules/tyre-hotel';
import { formatDateTime } from '~/platform/time';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { agreementPath, tyreSetPath } from '../../paths';
import staffStyles from '../../staff.module.css';
import type { StaffFrame } from '../../staff.shell';
import { depthText, placeText, seasonText, WEAR_TONES, wearText } from '../tyre-words';
import styles from '../tyres.module.css';
import { PlaceField } from './place-field';

/** A change of a set that was refused, with the place that was typed. */
export interface SetProblem {
  readonly setId: string;
  /** What was to be done. */
  readonly act: string;
  readonly code: SetFailure['code'];
  readonly shelf: string;
}

interface SetProps {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly agreement: StaffAgreement;
  readonly set: StaffSet;
  readonly freePlaces: readonly string[];
  readonly problem: SetProblem | null;
}

/** A set with its wheels, where it is, and what can be done with it. */
export function SetPanel(props: SetProps) {
  const { frame, departmentId, agreement, set } = props;
  const { t, site, locale } = frame;
  const heading = `set-${set.label}`;
  return (
    <section className={styles.set} aria-labelledby={heading} data-state={set.state}>
      <div className={styles.setHead}>
        <h3 id={heading} tabIndex={-1}>
          {seasonText(set.season, t)} <span className={styles.label}>{set.label}</span>
        </h3>
        <Badge tone={set.state === 'stored' ? (set.shelf === null ? 'warning' : 'info') : 'neutral'}>
          {placeText(set, t)}
        </Badge>
        {set.isOfStaff && set.isInFile && <Badge tone="neutral">{t('tyres.ofStaff')}</Badge>}
      </div>
      <p className={staffStyles.muted}>
        {set.measuredAt === null
          ? t('tyres.notMeasured')
          : t('tyres.measuredAt', { when: formatDateTime(set.measuredAt, site.zone, locale) })}
      </p>
      <Wheels {...props} />
      {agreement.endedAt === null && (
        <div className={styles.acts}>
          <LinkButton href={tyreSetPath(departmentId, agreement.id, set.id)} variant="primary" size="s">
            {t('tyres.measure')} <VisuallyHidden>{set.label}</VisuallyHidden>
          </LinkButton>
          <LinkButton
            href={agreementPath(departmentId, agreement.id, '/labels', { set: set.id })}
            variant="secondary"
            size="s"
          >
            {t('tyres.printLabels')} <VisuallyHidden>{set.label}</VisuallyHidden>
          </LinkButton>
        </div>
      )}
      {agreement.endedAt === null && <SetActs {...props} />}
    </section>
  );
}

function Wheels({ frame, departmentId, agreement, set }: SetProps) {
  const { t } = frame;
  return (
    <List className={styles.wheels}>
      {set.wheels.map((wheel) => {
        const hasPhoto = set.photos.some(({ position }) => position === wheel.position);
        const photo = tyreSetPath(departmentId, agreement.id, set.id, `/photos/${wheel.position}`);
        const name = t(`tyreHotel.${wheel.position}`);
        return (
          <li key={wheel.position} data-wear={wheel.wear}>
            <p className={styles.wheelName}>{name}</p>
            <p className={styles.depth}>{depthText(wheel, frame)}</p>
            <Badge tone={WEAR_TONES[wheel.wear]}>{wearText(set.season, wheel, frame)}</Badge>
            <p className={staffStyles.muted}>
              {[wheel.name, sizeText(wheel), wheel.dot === '' ? '' : `DOT ${wheel.dot}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {wheel.comment !== '' && <p className={styles.comment}>{wheel.comment}</p>}
            {hasPhoto && (
              <a href={photo}>
                <img
                  src={photo}
                  alt={t('tyres.photoOf', { wheel: name })}
                  loading="lazy"
                  className={styles.photo}
                />
              </a>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** Each form says which revision of the set it was drawn for. */
function SetActs({ frame, departmentId, agreement, set, freePlaces, problem }: SetProps) {
  const { t } = frame;
  const action = tyreSetPath(departmentId, agreement.id, set.id, '/act');
  const fitted = agreement.sets.find(({ state }) => state === 'fitted');
  const form = (key: string, children: React.ReactNode) => (
    <form key={key} method="post" action={action} className={styles.act} noValidate>
      <input type="hidden" name="revision" value={set.revision} />
      {children}
    </form>
  );
  const shelf = (act: 'move' | 'hand-in' | 'fit', label: string, typed: string) => {
    const refused = problem?.act === act ? problem : null;
    return (
      <div key="shelf" className={styles.shelf}>
        <PlaceField
          frame={frame}
          id={`shelf-${act}-${set.id}`}
          label={label}
          free={freePlaces}
          typed={refused?.shelf ?? typed}
          code={refused?.code}
        />
      </div>
    );
  };
  const button = (act: string, text: string, variant: 'secondary' | 'ghost' = 'secondary') => (
    <Button type="submit" name="act" value={act} variant={variant} size="s">
      {text} <VisuallyHidden>{set.label}</VisuallyHidden>
    </Button>
  );
  return (
    <details className={styles.more} open={problem !== null}>
      <summary>{t('tyres.more')}</summary>
      <div className={styles.actForms}>
        {set.state === 'stored'
          ? form('move', [
              shelf('move', t('tyres.shelf'), set.shelf ?? ''),
              <span key="button">{button('move', t('tyres.move'))}</span>,
            ])
          : form('hand-in', [
              shelf('hand-in', t('tyres.shelf'), ''),
              <span key="button">{button('hand-in', t('tyres.handIn'))}</span>,
            ])}
        {set.state !== 'fitted' &&
          form('fit', [
            fitted === undefined ? null : shelf('fit', t('tyres.shelfOfFitted', { label: fitted.label }), ''),
            <span key="button">{button('fit', t('tyres.fit'))}</span>,
          ])}
        {set.state !== 'away' && form('hand-out', button('hand-out', t('tyres.handOut')))}
        {set.isOfStaff && set.isInFile && form('release', button('release', t('tyres.release'), 'ghost'))}
      </div>
    </details>
  );
}
