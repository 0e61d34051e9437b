import { IconFrame, type IconLook } from './icon-frame';
import { SHAPES, type ShapeName } from './shapes';
import { SOCIAL_MARKS, type SocialMark } from './social-marks';

export type IconName = ShapeName | SocialMark;

export interface IconProps extends IconLook {
  name: IconName;
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

/** An icon drawn inline, in the colour of the text (MEDIA-4). */
export function Icon({ name, filled = false, ...rest }: IconProps) {
  const mark = isMark(name);
  return (
    <IconFrame {...rest} filled={mark || filled} lines={!mark}>
      <path d={isMark(name) ? SOCIAL_MARKS[name] : SHAPES[name]} />
    </IconFrame>
  );
}
