import type { ReactNode } from 'react';
import type { PageContext } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import styles from './collapse.module.css';

interface CollapseProps {
  readonly id: string;
  /** How much of it is shown at first (CAR-PAGE-8). */
  readonly height: 'equipment' | 'quickEquipment' | 'description' | 'rows';
  /** Says what is shown more of, to those who hear the button alone. */
  readonly about: string;
  readonly page: Pick<PageContext, 't'>;
  readonly children: ReactNode;
}

/**
 * Content that starts collapsed. Without a script a tick box opens it; the script makes that a button, and takes it
 * away where nothing is cut off (CAR-PAGE-8). The focus opens what it moves into.
 */
export function Collapse({ id, height, about, page: { t }, children }: CollapseProps) {
  return (
    <div className={classNames(styles.root, styles[height])} data-enhance="collapse">
      <div id={id} className={styles.content} data-content="">
        {children}
      </div>
      <input type="checkbox" id={`${id}-more`} className={styles.tick} />
      <label htmlFor={`${id}-more`} className={styles.toggle} data-toggle="">
        <span data-more="" className={styles.more}>
          {t('shell.showMore')}
        </span>
        <span data-less="" className={styles.less}>
          {t('shell.showLess')}
        </span>
        <span className="visually-hidden"> {about}</span>
        <Icon name="ChevronDown" size="1.125em" className={styles.icon} />
      </label>
    </div>
  );
}

/** What stays away until its collapse is opened, where the height alone does not say it. */
export function Rest({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rest} data-rest="">
      {children}
    </div>
  );
}
