import type { StaffAgreement } from '~/modules/tyre-hotel';
import { languageName } from '~/platform/language-name';
import { formatDateTime } from '~/platform/time';
import { siteLanguage } from '~/sites';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import type { Names } from '../inbox/request-words';
import { agreementPath, tyresPath } from '../paths';
import staffStyles from '../staff.module.css';
import { dialNumber, phoneText, plateText } from '../workshop/booking-words';
import { FreePlaces } from './sets/place-field';
import { SetPanel, type SetProblem } from './sets/set-panel';
import { actText } from './tyre-words';
import styles from './tyres.module.css';
import { TyresHead, type TyresPlace } from './tyres-head';

export const AGREEMENT_OUTCOMES = [
  'made',
  'changed',
  'ended',
  'set-made',
  'measured',
  'move',
  'hand-in',
  'fit',
  'hand-out',
  'release',
] as const;

export interface AgreementProps extends TyresPlace {
  readonly agreement: StaffAgreement;
  readonly freePlaces: readonly string[];
  readonly names: Names;
  readonly outcome: (typeof AGREEMENT_OUTCOMES)[number] | null;
  readonly problem: SetProblem | null;
}

/** One agreement: whose car, which wheels are where, and what was done. */
export function AgreementView(props: AgreementProps) {
  const { agreement, freePlaces, outcome, problem, names, ...place } = props;
  const { frame, workshop } = place;
  const { t, site, locale } = frame;
  const { departmentId } = workshop;
  const { id, customer, endedAt, leftFileAt } = agreement;
  const number = dialNumber(customer.phone);
  const when = (at: Date) => formatDateTime(at, site.zone, locale);
  return (
    <>
      <TyresHead {...place} page={null} heading={t('tyres.agreementOf')} />
      {outcome !== null && (
        <Alert tone="success" live className={styles.message}>
          {t(`tyres.done.${outcome}`)}
        </Alert>
      )}
      {problem !== null && (
        <Alert tone="danger" live className={styles.message}>
          {t(`tyres.problem.${problem.code}`)}
        </Alert>
      )}
      {endedAt !== null && (
        <Alert tone="info" className={styles.message}>
          {t('tyres.endedAt', { when: when(endedAt) })}
        </Alert>
      )}
      {leftFileAt !== null && endedAt === null && (
        <Alert tone="warning" className={styles.message}>
          {t('tyres.leftFile', { when: when(leftFileAt) })}
        </Alert>
      )}
      <section className={styles.owner} aria-labelledby="car">
        <div>
          <h2 id="car" className={styles.car}>
            <span className={staffStyles.plate}>{plateText(agreement.registrationNumber)}</span>{' '}
            {[agreement.brand, agreement.model].filter(Boolean).join(' ')}
          </h2>
          {agreement.name !== '' && <p className={staffStyles.muted}>{agreement.name}</p>}
        </div>
        <div>
          <p>
            <strong>{customer.name === '' ? t('tyres.noName') : customer.name}</strong>{' '}
            {agreement.isContactOfStaff && agreement.isInFile && (
              <Badge tone="info">{t('tyres.ofStaff')}</Badge>
            )}
          </p>
          <p>
            {number === null ? (
              customer.phone
            ) : (
              <a href={`tel:${number}`} className={styles.way}>
                {phoneText(customer.phone)}
              </a>
            )}
          </p>
          {customer.email !== '' && (
            <p>
              <a href={`mailto:${customer.email}`} className={styles.way}>
                {customer.email}
              </a>
            </p>
          )}
          {site.languages.length > 1 && (
            <p className={staffStyles.muted}>
              {languageName(siteLanguage(site, customer.language), frame.language)}
            </p>
          )}
        </div>
        {endedAt === null && (
          <div className={styles.acts}>
            <LinkButton href={agreementPath(departmentId, id, '/contact')} variant="secondary" size="s">
              {t('tyres.changeContact')}
            </LinkButton>
            <LinkButton href={agreementPath(departmentId, id, '/end')} variant="ghost" size="s">
              {t('tyres.end')}
            </LinkButton>
          </div>
        )}
      </section>
      <div className={styles.setsHead}>
        <h2 className={styles.heading}>{t('tyres.sets')}</h2>
        {endedAt === null && (
          <LinkButton
            href={agreementPath(departmentId, id, '/sets')}
            variant="secondary"
            size="s"
            iconBefore="Plus"
          >
            {t('tyres.newSet')}
          </LinkButton>
        )}
      </div>
      <FreePlaces free={freePlaces} />
      {agreement.sets.length === 0 && <p className={staffStyles.muted}>{t('tyres.noSets')}</p>}
      {agreement.sets.map((set) => (
        <SetPanel
          key={set.id}
          frame={frame}
          departmentId={departmentId}
          agreement={agreement}
          set={set}
          freePlaces={freePlaces}
          problem={problem?.setId === set.id ? problem : null}
        />
      ))}
      <p>
        <a className={styles.way} href={tyresPath(departmentId)}>
          {t('tyres.back')}
        </a>
      </p>
      <Acts {...props} />
    </>
  );
}

/** What was done, newest first. */
function Acts({ frame, agreement: { acts }, names }: AgreementProps) {
  const { t, site, locale } = frame;
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="acts" className={styles.history}>
      <h2 id="acts" className={styles.heading}>
        {t('tyres.history')}
      </h2>
      <ol>
        {acts.map(({ id, act, label, detail, account, at }) => (
          <li key={id}>
            <strong>{t(`tyres.act.${act}`)}</strong>{' '}
            {[label, actText(detail, frame)].filter(Boolean).join(' · ')}
            <span className={staffStyles.muted}>
              {names.get(account) ?? t('inbox.formerColleague')}, {formatDateTime(at, site.zone, locale)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
