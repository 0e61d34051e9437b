import { z } from 'zod';
import { isDate } from '~/platform/time';
import { type Field, type FieldValues, field, type LinkValue, readFields } from './blocks/fields';
import type { PageFields } from './reader';

/** Deepest item below the home page; also the most segments a route may have. */
export const MAX_DEPTH = 16;

/** The name of the item that holds the header and footer which a site's pages inherit. */
export const PARTIALS_NAME = '@site';
export const PARTIALS_TEMPLATE = 'SitePartials';
export const STORY_TEMPLATE = 'StoryPage';

/** Items that order the tree or a menu and are no pages themselves. */
const NOT_ROUTABLE = new Set(['Folder', 'Link', PARTIALS_TEMPLATE]);

export const isRoutable = (template: string) => !NOT_ROUTABLE.has(template);

const NAME = /^[\p{Ll}\p{Lo}\p{N}](?:[\p{Ll}\p{Lo}\p{N}._~-]{0,98}[\p{Ll}\p{Lo}\p{N}])?$/u;

/** `*` stands for one segment, `**` (which has no children) for one or more. */
export const isWildcard = (name: string) => name === '*' || name === '**';

/**
 * Whether a name may be a path segment: small letters, digits and `.`, `_`, `~`, `-` between them, at
 * most 100 characters; or a wildcard. Small only, because paths are compared without case.
 */
export function isItemName(name: string): boolean {
  return isWildcard(name) || (NAME.test(name) && name === name.normalize('NFC'));
}

export const isTemplateName = (template: string) => /^[A-Z][A-Za-z0-9]{0,63}$/.test(template);

/** A BCP 47 tag of the shapes that sites use (`sv`, `en-GB`). */
export const isLanguage = (language: string) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(language);

const storyDate: Field<string> = {
  kind: 'date',
  schema: z.string().refine((value) => value === '' || storyTime(value) !== null, 'expected an ISO date'),
  fallback: '',
};

/** The fields every item has, shared by its languages or set in one (HEAD-1, NAV-2). */
export const pageFields = {
  title: field.text({ maxLength: 500 }),
  navigationTitle: field.text({ maxLength: 200 }),
  metaTitle: field.text({ maxLength: 500 }),
  metaDescription: field.text({ maxLength: 2000 }),
  ogImage: field.image(),
  noindex: field.boolean(),
  hideInNavigation: field.boolean(),
  shouldBeNavigableInMenuWhenItHasChildren: field.boolean({ default: true }),
  externalLink: field.link(),
};

/** What a story page has besides; `premble` is spelt as its clients spell it (STORIES-9). */
const storyFields = {
  ...pageFields,
  premble: field.text({ maxLength: 2000 }),
  date: storyDate,
  author: field.text({ maxLength: 200 }),
  image: field.image(),
  /** Pipe-separated tag ids. */
  tags: { ...field.text({ maxLength: 4000 }), kind: 'tags' },
};

export type StoryContent = FieldValues<typeof storyFields>;

export const fieldsOf = (template: string) => (template === STORY_TEMPLATE ? storyFields : pageFields);

export interface NavigationFields {
  readonly title: string;
  readonly hideInNavigation: boolean;
  readonly shouldBeNavigableInMenuWhenItHasChildren: boolean;
  readonly externalLink: LinkValue | null;
}

export interface ItemContent {
  readonly page: PageFields;
  readonly navigation: NavigationFields;
  readonly story: StoryContent | null;
}

/** An item's content in one language: what the language sets, else what all languages share. */
export function readItemContent(template: string, name: string, shared: object, own: object): ItemContent {
  const raw = { ...shared, ...own };
  const values = readFields(storyFields, raw);
  const { title, navigationTitle, metaTitle, metaDescription, ogImage, noindex } = values;
  return {
    page: { title, navigationTitle, metaTitle, metaDescription, ogImage, noindex },
    navigation: {
      title: navigationTitle.trim() || title.trim() || name,
      hideInNavigation: values.hideInNavigation,
      shouldBeNavigableInMenuWhenItHasChildren: values.shouldBeNavigableInMenuWhenItHasChildren,
      externalLink: values.externalLink,
    },
    story: template === STORY_TEMPLATE ? values : null,
  };
}

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether a date says what a calendar shows, and no instant. */
export const isFloating = (value: string): boolean => !/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(value);

/**
 * Milliseconds of a story's date, or null when it is none. A date without an offset is read and shown as UTC, so that no server
 * zone can move it to another day.
 */
export function storyTime(value: string): number | null {
  if (!DATE.test(value)) return null;
  const time = Date.parse(isFloating(value) && value.length > 10 ? `${value}Z` : value);
  // `Date.parse` rolls 30 February over into March.
  return Number.isNaN(time) || !isDate(value.slice(0, 10)) ? null : time;
}

/** A tag id as 8-4-4-4-12 in small letters, from any of the ways editors and feeds write it; else null. */
export function formatTagId(raw: string): string | null {
  const digits = raw.replace(/[{}\s-]/g, '').toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(digits)) return null;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The ids of a pipe-separated tag list, without those that are none. */
export function tagIds(list: string): readonly string[] {
  return [...new Set(list.split('|').flatMap((entry) => formatTagId(entry) ?? []))];
}
