import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './disclosure.module.css';
import { Icon } from './icon/icon';

export type DisclosureProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title'> & {
  title: ReactNode;
  /** Heading level of the title inside the summary; without one it is plain text. */
  level?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  children: ReactNode;
};

/** Opens and closes without script; several with one `name` leave one open at a time. */
export function Disclosure({ title, level, className, children, ...rest }: DisclosureProps) {
  const Title = level ?? 'span';
  return (
    <details {...rest} className={classNames(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        <Icon name="Plus" size="1.25rem" className={styles.icon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
