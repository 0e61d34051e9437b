import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon/icon';

/** Styles of HERO-5. `ghost-contrast` is for pictures and dark grounds. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'ghost-contrast';

interface Look {
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  block?: boolean;
  iconBefore?: IconName;
  iconAfter?: IconName;
}

export type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** At work: keeps its size and the focus, cannot be pressed, says so. */
    busy?: boolean;
  };

export type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName;
  /** Stands in its place while the button has the attribute `data-on`, which a script sets. */
  iconOn?: IconName;
  /** Its name: an icon alone says nothing. */
  label: string;
  variant?: 'plain' | 'filled' | 'contrast';
};

function lookClass({ variant = 'primary', size = 'm', block = false }: Look, own?: string): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, own);
}

function Content({ before, after, children }: { before?: IconName; after?: IconName; children: ReactNode }) {
  return (
    <>
      {before && <Icon name={before} />}
      <span className={styles.label}>{children}</span>
      {after && <Icon name={after} className={styles.after} />}
    </>
  );
}

const icons = ({ iconBefore, iconAfter }: Look) => ({
  ...(iconBefore && { before: iconBefore }),
  ...(iconAfter && { after: iconAfter }),
});

export function Button({
  variant,
  size,
  block,
  iconBefore,
  iconAfter,
  busy = false,
  type = 'button',
  className,
  onClick,
  'aria-disabled': ariaDisabled,
  children,
  ...rest
}: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <button
      {...rest}
      type={type}
      className={lookClass(look, classNames(busy && styles.busy, className))}
      // Not disabled while it is at work: who has pressed it by key would lose their place.
      aria-disabled={busy || ariaDisabled}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
    >
      <Content {...icons({ ...(iconBefore && { iconBefore }), ...(iconAfter && { iconAfter }) })}>
        {children}
      </Content>
    </button>
  );
}

/** Neither pressed nor, by it, is its form sent. */
const refuse = (event: { preventDefault(): void }): void => event.preventDefault();

/** A link that looks like a button: for what leads somewhere, not for what does something. */
export function LinkButton({
  variant,
  size,
  block,
  iconBefore,
  iconAfter,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <a {...rest} className={lookClass(look, className)}>
      <Content {...icons({ ...(iconBefore && { iconBefore }), ...(iconAfter && { iconAfter }) })}>
        {children}
      </Content>
    </a>
  );
}

/** A round or square button with an icon only, 44 px. */
export function IconButton({
  icon,
  iconOn,
  label,
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.icon, styles[variant], className)}
      aria-label={label}
    >
      <Icon name={icon} size="1.375rem" className={iconOn && styles.off} />
      {iconOn && <Icon name={iconOn} size="1.375rem" className={styles.on} />}
    </button>
  );
}
