import type { PageContext } from '~/page/contract';
import { Icon } from '~/ui/icon/icon';
import styles from './near-box.module.css';

/** Offers the visitor's own position as the place, with room for why there is none. */
export function UsePosition({ page: { t } }: { readonly page: Pick<PageContext, 't'> }) {
  return (
    <>
      <button type="button" className={styles.position} data-position="">
        <Icon name="Pin" size="1.25rem" />
        {t('near.usePosition')}
      </button>
      <p role="alert" className={styles.problem} data-denied={t('near.denied')} />
    </>
  );
}
