import type { PageContext } from '~/page/contract';
import { carIdsQuery } from '~/sites/paths';
import { Icon } from '~/ui/icon/icon';
import { List } from '~/ui/text/list';
import styles from './gone-cars.module.css';

/**
 * Chosen cars that are no longer for sale. The server knows only their ids; the script fills in the stored names. Each can
 * be removed, without script by its link.
 */
export function GoneCars({
  gone,
  ids,
  page,
  uid,
}: {
  readonly gone: readonly string[];
  /** All cars of the page, in order. */
  readonly ids: readonly string[];
  readonly page: PageContext;
  readonly uid: string;
}) {
  const { t } = page;
  if (gone.length === 0) return null;
  return (
    <section aria-labelledby={`${uid}-gone`} className={styles.root}>
      <h2 id={`${uid}-gone`} className={styles.title}>
        {t('saved.goneTitle')}
      </h2>
      <List className={styles.list}>
        {gone.map((id) => (
          <li key={id} className={styles.car} data-label={t('saved.removeGoneCar', { car: '{car}' })}>
            <Icon name="CarFront" size="1.5rem" />
            <span className={styles.name} data-gone={id}>
              {t('saved.goneCar')}
            </span>
            <RemoveLink
              id={id}
              ids={ids}
              page={page}
              className={styles.remove}
              label={t('saved.removeGoneCar', { car: t('saved.goneCar') })}
            >
              {t('saved.removeGone')}
            </RemoveLink>
          </li>
        ))}
      </List>
    </section>
  );
}

/** Links to the same page without one of its cars; the script removes it from the device too. */
export function RemoveLink({
  id,
  ids,
  page,
  label,
  className,
  children,
}: {
  readonly id: string;
  readonly ids: readonly string[];
  readonly page: PageContext;
  readonly label: string;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}) {
  const rest = ids.filter((each) => each !== id);
  const query = rest.length === 0 ? '' : `?${carIdsQuery(rest)}`;
  return (
    <a
      href={page.href(page.path) + query}
      rel="nofollow"
      className={className}
      aria-label={label}
      data-remove={id}
    >
      {children}
    </a>
  );
}
