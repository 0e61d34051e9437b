import { iconId } from './addresses';
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

/** An icon drawn inline, in the colour of the text (MEDIA-4). Its drawing stands once in the document (`iconSprite`). */
export function Icon({ name, ...look }: IconProps) {
  return <IconFrame {...look} isMark={isMark(name)} href={`#${iconId(name)}`} />;
}

const drawingOf = (name: IconName): string =>
  `<path id="${iconId(name)}" d="${isMark(name) ? SOCIAL_MARKS[name] : SHAPES[name]}"/>`;

const REFERENCE = /<use href="#(\w+)"/g;
const NAMES_BY_ID: ReadonlyMap<string, IconName> = new Map(ICON_NAMES.map((name) => [iconId(name), name]));

/** Ids of the drawings that this markup refers to. */
export const iconsIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(REFERENCE)].map(([, id = '']) => id));

/** The drawings with these ids, for the document that refers to them. */
export function iconSprite(ids: Iterable<string>): string {
  const names = [...ids].flatMap((id) => NAMES_BY_ID.get(id) ?? []);
  return `<svg data-icons style="display:none">${names.map(drawingOf).join('')}</svg>`;
}
