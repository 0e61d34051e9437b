import type { CSSProperties, ReactNode } from 'react';

export interface IconLook {
  /** Any CSS length; by default as high as a capital line of the text beside it. */
  size?: string;
  /** Only for an icon that stands alone; beside a text it stays silent. */
  label?: string;
  filled?: boolean;
  className?: string | undefined;
}

type Drawing =
  | { readonly children: ReactNode; readonly markup?: never }
  | { readonly children?: never; readonly markup: string };

/** The element around the drawing of an icon: lines, or filled, in the colour of the text. */
export function IconFrame({
  size = '1.25em',
  label,
  filled = false,
  lines = true,
  className,
  children,
  markup,
}: IconLook & { lines?: boolean } & Drawing) {
  const box: CSSProperties = { inlineSize: size, blockSize: size, flex: 'none' };
  return (
    <svg
      viewBox="0 0 24 24"
      style={box}
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke={lines ? 'currentColor' : 'none'}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      suppressHydrationWarning
      {...(markup === undefined ? { children } : { dangerouslySetInnerHTML: { __html: markup } })}
    />
  );
}
