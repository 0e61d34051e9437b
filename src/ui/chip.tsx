import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names';
import { Icon } from './icon/icon';

interface Look {
  selected?: boolean;
  /** It takes itself away: shows a cross. Its accessible name must say so. */
  removable?: boolean;
}

export type ChipLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A choice that is a link: works without script. */
export function ChipLink({
  selected = false,
  removable = false,
  className,
  children,
  ...rest
}: ChipLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(styles.chip, selected && styles.selected, className)}
      aria-current={selected ? 'true' : undefined}
    >
      {children}
      {removable && <Icon name="Cross" size="1em" />}
    </a>
  );
}

export type ChipProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** A choice that is a button: pressed or not, or removed by pressing. */
export function Chip({ selected = false, removable = false, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.chip, selected && styles.selected, className)}
      {...(!removable && { 'aria-pressed': selected })}
    >
      {children}
      {removable && <Icon name="Cross" size="1em" />}
    </button>
  );
}
