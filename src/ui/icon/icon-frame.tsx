import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import styles from './icon.module.css';

export interface IconLook {
  /** Any CSS length; without it as high as a capital line of the text beside it. */
  size?: string;
  /** Only for an icon that stands alone; beside a text it stays silent. */
  label?: string;
  filled?: boolean;
  className?: string | undefined;
}

/** The sheet has the sizes that recur, as `rem20` for 1.25rem: a class is a tenth of a style attribute. */
function sizeClass(size: string): string | undefined {
  const [, number, unit] = /^([\d.]+)(r?em)$/.exec(size) ?? [];
  return styles[`${unit}${Number(number) * 16}`];
}

/**
 * The element around the drawing of an icon: lines, or filled, in the colour of the text. `href` is where the drawing is.
 */
export function IconFrame({
  size,
  label,
  filled = false,
  isMark = false,
  className,
  href,
}: IconLook & { isMark?: boolean; href: string }) {
  const named = size === undefined ? size : sizeClass(size);
  const box: CSSProperties | undefined =
    size === undefined || named !== undefined ? undefined : { width: size, height: size };
  return (
    <svg
      viewBox="0 0 24 24"
      style={box}
      className={classNames(styles.icon, named, filled && styles.filled, isMark && styles.mark, className)}
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `<use href="${href}"/>` }}
    />
  );
}
