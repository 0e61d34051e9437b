import type { PageContext } from '~/page/contract';
import { VALUATION_ENDPOINT } from '~/sites/paths';
import styles from './sell-car-form.module.css';

/** Where the form's script says what the car may be traded in for; nothing where the site values no cars. */
export function EstimatePanel({ page: { site, language, t } }: { readonly page: PageContext }) {
  if (site.valuation === undefined) return null;
  return (
    <div
      className={styles.estimate}
      data-valuation={VALUATION_ENDPOINT}
      data-language={language}
      data-busy={t('valuation.busy')}
      data-failed={t('valuation.failed')}
      data-limited={t('valuation.limited')}
      data-bad-plate={t('valuation.badPlate')}
    >
      <p role="status" className={styles.estimateSaid} data-said="">
        {t('valuation.idle')}
      </p>
      <div data-how="" hidden>
        <p className={styles.howTitle}>{t('valuation.how')}</p>
        <ul className={styles.how} />
      </div>
    </div>
  );
}
