import { field } from '~/modules/content';

const TITLE_TAGS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;
export type TitleTag = (typeof TITLE_TAGS)[number];

const ELEMENTS = { H1: 'h1', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h5', H6: 'h6' } as const satisfies Record<
  TitleTag,
  string
>;

/** The TitleTag field: the level of a block's heading in its page. */
export const titleTag = (fallback: TitleTag = 'H2') =>
  field.choice(TITLE_TAGS, { default: fallback, label: 'Heading level' });

/** The element of a TitleTag; `below` gives the level under it, for headings inside the block. */
export const elementOf = (tag: TitleTag) => ELEMENTS[tag];

export function elementBelow(tag: TitleTag) {
  const next = TITLE_TAGS[Math.min(TITLE_TAGS.indexOf(tag) + 1, TITLE_TAGS.length - 1)];
  return ELEMENTS[next ?? 'H6'];
}
