import type { HTMLAttributes, ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon/icon';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS: Readonly<Record<AlertTone, IconName>> = {
  info: 'Info',
  success: 'CheckCircle',
  warning: 'WarningAlert',
  danger: 'WarningAlert',
};

export type AlertProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  tone?: AlertTone;
  title?: string;
  /** Read aloud at once when it appears: for what the visitor has just caused. */
  live?: boolean;
  action?: ReactNode;
};

/** Says what happened and what to do about it. */
export function Alert({
  tone = 'info',
  title,
  live = false,
  action,
  className,
  children,
  ...rest
}: AlertProps) {
  const role = live ? { role: tone === 'danger' ? 'alert' : 'status' } : {};
  return (
    <div {...role} {...rest} className={classNames(styles.alert, styles[tone], className)}>
      <Icon name={ICONS[tone]} size="1.5rem" className={styles.icon} />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

/** Where an alert will appear that those who do not see it are to hear: a region that comes with its words is often silent. */
export const AlertPlace = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles.place}>
    {children}
  </div>
);
