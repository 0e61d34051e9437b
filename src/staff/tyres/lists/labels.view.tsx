import type { StaffAgreement, StaffSet } from '~/modules/tyre-hotel';
import { agreementPath } from '../../paths';
import { QrCode } from '../../qr-code';
import staffStyles from '../../staff.module.css';
import { plateText } from '../../workshop/booking-words';
import { depthText, seasonText } from '../tyre-words';
import { TyresHead, type TyresPlace } from '../tyres-head';
import styles from './labels.module.css';

/** Labels to print: one for each set and one for each of its wheels, with a code that leads back to it. */
export function LabelsView({
  agreement,
  sets,
  addressOf,
  ...place
}: TyresPlace & {
  readonly agreement: StaffAgreement;
  readonly sets: readonly StaffSet[];
  /** Where the code of a label leads. */
  addressOf(label: string): string;
}) {
  const { frame, workshop } = place;
  const { t } = frame;
  return (
    <>
      <div className={styles.screen}>
        <TyresHead {...place} page={null} heading={t('tyres.labels')} />
        <p className={staffStyles.muted}>{t('tyres.labelsHint')}</p>
        <p>
          <a className={styles.way} href={agreementPath(workshop.departmentId, agreement.id)}>
            {t('tyres.toAgreement')}
          </a>
        </p>
      </div>
      {sets.map((set) => (
        <section
          key={set.id}
          className={styles.sheet}
          aria-label={`${seasonText(set.season, t)} ${set.label}`}
        >
          {[null, ...set.wheels].map((wheel) => (
            <article key={wheel?.position ?? 'set'} className={styles.label}>
              <QrCode
                text={addressOf(set.label)}
                label={t('tyres.codeOf', { label: set.label })}
                className={styles.qr}
              />
              <div className={styles.words}>
                <p className={styles.plate}>{plateText(agreement.registrationNumber)}</p>
                <p className={styles.position}>
                  {wheel === null ? seasonText(set.season, t) : t(`tyreHotel.${wheel.position}`)}
                </p>
                <p className={styles.code}>{set.label}</p>
                <p className={styles.detail}>
                  {wheel === null
                    ? [workshop.name, set.shelf ?? ''].filter(Boolean).join(' · ')
                    : `${seasonText(set.season, t)} · ${depthText(wheel, frame)}`}
                </p>
              </div>
            </article>
          ))}
        </section>
      ))}
    </>
  );
}
