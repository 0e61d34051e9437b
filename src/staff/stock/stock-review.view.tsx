import type { HeldImport } from '~/modules/stock';
import { formatDateTime } from '~/platform/time';
import { siteNamed } from '~/sites';
import { Button } from '~/ui/button';
import { STOCK_REVIEW_PATH } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import stockStyles from './stock.module.css';
import { reviewReasonLines } from './stock-review-words';

export const REVIEW_OUTCOMES = ['applied', 'discarded', 'gone', 'busy'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** The stock files that wait for a person, with what speaks against each. */
export function StockReviewView({
  frame: { t, locale, site },
  held,
  outcome,
}: {
  readonly frame: StaffFrame;
  readonly held: readonly HeldImport[];
  readonly outcome: ReviewOutcome | null;
}) {
  return (
    <>
      <h1 className={styles.title}>{t('stockReview.title')}</h1>
      {outcome !== null && <p role="status">{t(`stockReview.${outcome}`)}</p>}
      <p className={styles.muted}>{held.length === 0 ? t('stockReview.none') : t('stockReview.intro')}</p>
      {held.map(({ id, site: key, since, reasons }) => (
        <section key={id} className={stockStyles.held}>
          <h2>{`${siteNamed(key).name}, ${formatDateTime(since, site.zone, locale)}`}</h2>
          <ul>
            {reviewReasonLines(reasons, t).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <form method="post" action={STOCK_REVIEW_PATH}>
            <input type="hidden" name="import" value={id} />
            <Button type="submit" name="act" value="apply">
              {t('stockReview.apply')}
            </Button>{' '}
            <Button type="submit" name="act" value="discard" variant="secondary">
              {t('stockReview.discard')}
            </Button>
          </form>
        </section>
      ))}
    </>
  );
}
