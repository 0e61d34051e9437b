import { isMessageKey } from '~/messages';
import type { PageContext } from '~/page/contract';
import { Icon } from '~/ui/icon/icon';
import { NEAREST_FIRST } from '../query/list-query';
import styles from './order-reason.module.css';

export interface OrderReasonProps {
  readonly page: Pick<PageContext, 't'>;
  readonly sortName: string;
  readonly hasWords: boolean;
}

/**
 * The main parameters of the list's ranking (Directive 2005/29/EC art. 7(4a) as amended by 2019/2161), and that there is
 * no paid ranking.
 */
export function OrderReason({ page: { t }, sortName, hasWords }: OrderReasonProps) {
  const key = `why.${sortName}` as const;
  const isOfCars = sortName.startsWith('car_') || sortName === NEAREST_FIRST;
  return (
    <details className={styles.reason} data-facet="why">
      <summary className={styles.summary}>
        <Icon name="Info" size="1.125rem" />
        {t('why.title')}
      </summary>
      <div className={styles.text}>
        {isMessageKey(key) && <p>{t(key)}</p>}
        {isOfCars && hasWords && <p>{t('why.words')}</p>}
        <p>
          {sortName.startsWith('car_') && `${t('why.ties')} `}
          {t('list.sortInfo')}
        </p>
      </div>
    </details>
  );
}
