import type { AnchorHTMLAttributes } from 'react';
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
