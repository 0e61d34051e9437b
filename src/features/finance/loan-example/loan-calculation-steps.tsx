import type { PageContext } from '~/page/contract';
import { Disclosure } from '~/ui/disclosure';
import styles from './loan-example.module.css';
import type { LoanOffer } from './loan-offer';

/** The calculation of a loan, step by step, in a disclosure. */
export function LoanCalculationSteps({
  offer,
  page: { t },
}: {
  offer: LoanOffer;
  page: Pick<PageContext, 't'>;
}) {
  return (
    <Disclosure title={t('finance.how.title')}>
      <ol className={styles.steps}>
        {offer.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
