import type { CSSProperties } from 'react';
import { SHAPES, type ShapeName } from './shapes';
import { SOCIAL_MARKS, type SocialMark } from './social-marks';

export type IconName = ShapeName | SocialMark;

export interface IconProps {
  name: IconName;
  /** Any CSS length; by default as high as a capital line of the text beside it. */
  size?: string;
  /** Only for an icon that stands alone; beside a text it stays silent. */
  label?: string;
  filled?: boolean;
  className?: string | undefined;
}

const isMark = (name: IconName): name is SocialMark => Object.hasOwn(SOCIAL_MARKS, name);

export const ICON_NAMES: readonly IconName[] = [
  ...Object.keys(SHAPES).filter(isIconName),
  ...Object.keys(SOCIAL_MARKS).filter(isIconName),
];

/** True for the name of an icon we have: an editor's or an upstream's text is checked with it. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(SHAPES, name) || Object.hasOwn(SOCIAL_MARKS, name);
}

/** An icon drawn inline, in the colour of the text (specification 1 §7, icons of a fixed list). */
export function Icon({ name, size = '1.25em', label, filled = false, className }: IconProps) {
  const box: CSSProperties = { inlineSize: size, blockSize: size, flex: 'none' };
  const mark = isMark(name);
  return (
    <svg
      viewBox="0 0 24 24"
      style={box}
      className={className}
      fill={mark || filled ? 'currentColor' : 'none'}
      stroke={mark ? 'none' : 'currentColor'}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden={label === undefined ? true : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      <path d={isMark(name) ? SOCIAL_MARKS[name] : SHAPES[name]} />
    </svg>
  );
}
