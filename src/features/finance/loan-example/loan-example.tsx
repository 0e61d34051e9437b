import { loanWarning } from '~/messages';
import type { PageContext } from '~/page/contract';
import { LoanWarning } from '~/ui/text/loan-warning';
import { LoanCalculationSteps } from './loan-calculation-steps';
import styles from './loan-example.module.css';
import type { LoanOffer } from './loan-offer';

export interface LoanExampleProps {
  readonly offer: LoanOffer;
  readonly page: Pick<PageContext, 't' | 'site'>;
}

/** The representative example of a loan and its notice, which must not be hidden or smaller. */
export function LoanExample({ offer, page }: LoanExampleProps) {
  const { t } = page;
  return (
    <div className={styles.root}>
      <p className={styles.example}>
        <strong className={styles.title}>{t('finance.exampleTitle')}</strong> {offer.example}{' '}
        {t('finance.startFeeUpFront')}
      </p>
      {offer.disclaimer !== null && <p className={styles.example}>{offer.disclaimer}</p>}
      <LoanCalculationSteps offer={offer} page={page} />
      <LoanNotice page={page} />
    </div>
  );
}

/** The country's legal notice about the cost of borrowing (LOAN-9). */
export function LoanNotice({ page: { t, site } }: { page: Pick<PageContext, 't' | 'site'> }) {
  return <LoanWarning {...loanWarning(t, site.country)} />;
}
