import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon/icon';
import styles from './way-back.module.css';

/** Above a page's heading: the way to the list or the page that it belongs to. */
export function WayBack({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <p className={styles.back}>
      <a href={href}>
        <Icon name="ChevronLeft" size="1em" />
        {children}
      </a>
    </p>
  );
}
