import { field } from '~/modules/content';

const TITLE_TAGS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;
export type TitleTag = (typeof TITLE_TAGS)[number];

const ELEMENTS = { H1: 'h1', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h5', H6: 'h6' } as const satisfies Record<
  TitleTag,
  string
>;

const BELOW = { H1: 'h2', H2: 'h3', H3: 'h4', H4: 'h5', H5: 'h6', H6: 'h6' } as const satisfies Record<
  TitleTag,
  string
>;

/** The TitleTag field: the level of a block's heading in its page. */
export const titleTag = (fallback: TitleTag = 'H2') =>
  field.choice(TITLE_TAGS, { default: fallback, label: 'Heading level' });

/** The element of a TitleTag; `below` gives the level under it, for headings inside the block. */
export const elementOf = (tag: TitleTag) => ELEMENTS[tag];

export const elementBelow = (tag: TitleTag) => BELOW[tag];

/** The element of each entry of a block: one level below its title; without a title in its place, and never the page's own. */
export const elementOfEntries = (tag: TitleTag, titled: boolean) =>
  titled || tag === 'H1' ? BELOW[tag] : ELEMENTS[tag];
