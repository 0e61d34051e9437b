import type { PageContext } from '~/page/contract';
import { carListPath } from '~/sites/paths';
import { LinkButton } from '~/ui/button';
import { Icon, type IconName } from '~/ui/icon/icon';
import styles from './empty-choice.module.css';

/** Nothing is chosen: how to choose, or that it needs script. */
export function EmptyChoice({
  icon,
  title,
  text,
  noScript,
  page,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly noScript: string;
  readonly page: PageContext;
}) {
  return (
    <div className={styles.empty} data-chosen-empty="">
      <Icon name={icon} size="3rem" />
      <p className={styles.title}>{title}</p>
      <p className={styles.scripted}>{text}</p>
      <p className={styles.plain}>{noScript}</p>
      <LinkButton href={page.href(carListPath(page.site))} iconAfter="ArrowRight">
        {page.t('notFound.toCars')}
      </LinkButton>
    </div>
  );
}
