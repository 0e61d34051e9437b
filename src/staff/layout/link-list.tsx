import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon/icon';
import styles from './link-list.module.css';

/** What can be opened, in as many columns as there is room for. */
export function LinkList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.links}>{children}</ul>;
}

interface LinkListItemProps {
  readonly href: string;
  readonly title: string;
  /** Said below the title. */
  readonly about?: ReactNode;
  readonly badge?: ReactNode;
}

export function LinkListItem({ href, title, about, badge }: LinkListItemProps) {
  return (
    <li>
      <a className={styles.link} href={href}>
        <span>
          <strong>{title}</strong>
          {about}
        </span>
        {badge}
        <Icon name="ChevronRight" />
      </a>
    </li>
  );
}
