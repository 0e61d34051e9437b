import type { ReactNode, Ref } from 'react';
import { classNames } from '~/ui/class-names';
import { Icon, isIconName } from '~/ui/icon/icon';
import styles from './alert-banner.module.css';

export interface NoticeWords {
  readonly title: string;
  readonly html: string;
  readonly icon: string;
  readonly type: 'Neutral' | 'Light' | 'Dark' | 'Warning';
  readonly label: string;
}

const LOOKS = {
  Neutral: styles.neutral,
  Light: styles.light,
  Dark: styles.dark,
  Warning: styles.warning,
} as const;

type Props = NoticeWords & {
  readonly state?: 'unknown' | 'open' | 'collapsed';
  readonly root?: Ref<HTMLElement>;
  readonly children?: ReactNode;
};

/** What a notice looks like, with or without the button that closes it. */
export function NoticeBody({ title, html, icon, type, label, state = 'open', root, children }: Props) {
  return (
    <section
      ref={root}
      aria-label={label}
      className={classNames(styles.notice, LOOKS[type])}
      data-state={state}
      data-alert={type}
    >
      <div className={styles.clip}>
        <div className={styles.row}>
          {isIconName(icon) && <Icon name={icon} size="1.5rem" className={styles.icon} />}
          <div className={styles.words}>
            {title !== '' && <p className={styles.title}>{title}</p>}
            {html !== '' && <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
