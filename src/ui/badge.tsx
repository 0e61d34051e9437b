import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon/icon';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'inverse' | 'success' | 'warning' | 'danger' | 'info';
  icon?: IconName;
  className?: string | undefined;
  children: ReactNode;
}

/** A word about a thing: new, campaign, sold. Never a button. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon && <Icon name={icon} size="1em" />}
      {children}
    </span>
  );
}
