import { loanWarning } from '~/messages';
import type { PageContext } from '~/page/contract';
import { LoanWarning } from '~/ui/loan-warning';
import styles from './loan-example.module.css';
import { LoanHow } from './loan-how';
import type { LoanOffer } from './loan-offer';

export interface LoanExampleProps {
  readonly offer: LoanOffer;
  readonly page: Pick<PageContext, 't' | 'site'>;
}

/** The representative example of a loan and the notice that goes with it: neither behind a link nor smaller. */
export function LoanExample({ offer, page }: LoanExampleProps) {
  const { t } = page;
  return (
    <div className={styles.root}>
      <p className={styles.example}>
        <strong className={styles.title}>{t('finance.exampleTitle')}</strong> {offer.example}{' '}
        {t('finance.startFeeUpFront')}
      </p>
      {offer.disclaimer !== null && <p className={styles.example}>{offer.disclaimer}</p>}
      <LoanHow offer={offer} page={page} />
      <LoanNotice page={page} />
    </div>
  );
}

/** The country's notice about the cost of borrowing, as the law of its site wants it (LOAN-9). */
export function LoanNotice({ page: { t, site } }: { page: Pick<PageContext, 't' | 'site'> }) {
  return <LoanWarning {...loanWarning(t, site.country)} />;
}
