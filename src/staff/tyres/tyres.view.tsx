import type { FoundAgreement, TyreOverview } from '~/modules/tyre-hotel';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { PersonSearchForm } from '../layout/search-form';
import { agreementPath, tyresPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { dialNumber, phoneText, plateText } from '../workshop/booking-words';
import { placeText, seasonText } from './tyre-words';
import styles from './tyres.module.css';
import { TyresHead, type TyresPlace } from './tyres-head';

/** Agreements found again; before a search, how many there are and which sets are to be placed. */
export function TyresView({
  text,
  found,
  overview,
  unplaced,
  ...place
}: TyresPlace & {
  /** As it was typed. */
  readonly text: string;
  /** null: nothing was looked for, or too little to look for. */
  readonly found: readonly FoundAgreement[] | 'mistyped' | null;
  readonly overview: TyreOverview;
  readonly unplaced: readonly FoundAgreement[];
}) {
  const { frame, workshop } = place;
  const { t } = frame;
  const { departmentId } = workshop;
  const list = found === 'mistyped' ? null : found;
  return (
    <>
      <TyresHead {...place} page="" heading={t('tyres.name')} />
      <div className={styles.searchRow}>
        <PersonSearchForm
          frame={frame}
          action={tyresPath(departmentId)}
          label={t('tyres.label')}
          hint={t('tyres.hint')}
          search={text}
          isMain
          className={styles.search}
        />
        <LinkButton href={tyresPath(departmentId, '/new')} variant="secondary" iconBefore="Plus">
          {t('tyres.new')}
        </LinkButton>
      </div>
      {text !== '' && list === null && (
        <Alert tone="warning" live>
          {t(found === 'mistyped' ? 'tyres.mistyped' : 'customers.tooShort')}
        </Alert>
      )}
      {list !== null && (
        <>
          <p role="status" className={styles.count}>
            {list.length === 0 ? t('tyres.none') : t('tyres.found', { count: list.length })}
          </p>
          <AgreementList frame={frame} agreements={list} />
        </>
      )}
      {list === null && <Overview frame={frame} overview={overview} unplaced={unplaced} />}
      {((list?.length ?? 0) > 0 || (list === null && unplaced.length > 0)) && (
        <p className={staffStyles.muted}>{t('customers.logged')}</p>
      )}
    </>
  );
}

function Overview({
  frame,
  overview,
  unplaced,
}: {
  readonly frame: StaffFrame;
  readonly overview: TyreOverview;
  readonly unplaced: readonly FoundAgreement[];
}) {
  const { t } = frame;
  return (
    <>
      <dl className={styles.numbers}>
        {(['agreements', 'stored', 'unplaced'] as const).map((each) => (
          <div key={each}>
            <dt>{t(`tyres.number.${each}`)}</dt>
            <dd>{overview[each].toLocaleString(frame.locale)}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="unplaced">
        <h2 id="unplaced" className={styles.heading}>
          {t('tyres.toPlace')}
        </h2>
        {unplaced.length === 0 ? (
          <p className={staffStyles.muted}>{t('tyres.allPlaced')}</p>
        ) : (
          <AgreementList frame={frame} agreements={unplaced} />
        )}
      </section>
    </>
  );
}

function AgreementList({
  frame: { t },
  agreements,
}: {
  readonly frame: StaffFrame;
  readonly agreements: readonly FoundAgreement[];
}) {
  return (
    <ul className={styles.list}>
      {agreements.map((each) => {
        const number = dialNumber(each.phone);
        const plate = plateText(each.registrationNumber);
        return (
          <li key={each.id} className={styles.found}>
            <p className={styles.line}>
              <a
                href={agreementPath(each.departmentId, each.id)}
                className={styles.plateLink}
                aria-label={t('tyres.open', { plate })}
              >
                <span className={staffStyles.plate}>{plate}</span>
              </a>
              {each.hasEnded && <Badge tone="neutral">{t('tyres.ended')}</Badge>}
            </p>
            <p>{[each.brand, each.model].filter(Boolean).join(' ')}</p>
            <p>
              {each.customerName !== '' && <strong>{each.customerName} </strong>}
              {number === null ? (
                each.phone
              ) : (
                <a href={`tel:${number}`} className={styles.way}>
                  {phoneText(each.phone)}
                </a>
              )}
            </p>
            <ul className={styles.sets}>
              {each.sets.map((set) => (
                <li key={set.id}>
                  {seasonText(set.season, t)}: {placeText(set, t)}{' '}
                  <span className={staffStyles.muted}>{set.label}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
