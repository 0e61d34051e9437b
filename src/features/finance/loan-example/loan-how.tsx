import type { PageContext } from '~/page/contract';
import { Disclosure } from '~/ui/disclosure';
import styles from './loan-example.module.css';
import type { LoanOffer } from './loan-offer';

/** How the figures of a loan came about, for whoever asks. */
export function LoanHow({ offer, page: { t } }: { offer: LoanOffer; page: Pick<PageContext, 't'> }) {
  return (
    <Disclosure title={t('finance.how.title')}>
      <ol className={styles.steps}>
        {offer.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
