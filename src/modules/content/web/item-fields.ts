import type { ImageValue, LinkValue } from '../domain/blocks/fields';
import { type SitePhone, withSitePhone } from '../domain/blocks/site-phone';
import { linkType } from '../domain/navigation';
import type { Story } from '../domain/reader';
import type { Published, SiteItem } from '../domain/site-tree';
import { storyOf } from '../domain/stories';

/** One field of an item as the API gives it; `sortKey` is what a search compares it by. */
export interface ItemField {
  readonly __typename: string;
  readonly name: string;
  readonly value: string;
  readonly jsonValue: { readonly value: unknown };
  readonly sortKey: string | number | null;
  readonly [special: string]: unknown;
}

export const textField = (name: string, value: string): ItemField => ({
  __typename: 'TextField',
  name,
  value,
  jsonValue: { value },
  sortKey: value === '' ? null : value.toLowerCase(),
});

const checkboxField = (name: string, boolValue: boolean): ItemField => ({
  __typename: 'CheckboxField',
  name,
  value: boolValue ? '1' : '',
  jsonValue: { value: boolValue },
  boolValue,
  sortKey: boolValue ? 1 : 0,
});
const imageField = (name: string, image: ImageValue | null): ItemField => ({
  __typename: 'ImageField',
  name,
  value: image?.src ?? '',
  jsonValue: { value: imageJson(image) },
  ...(image === null ? {} : { src: image.src, alt: image.alt, width: image.width, height: image.height }),
  sortKey: image?.src ?? null,
});

const linkField = (name: string, link: LinkValue | null): ItemField => ({
  __typename: 'LinkField',
  name,
  value: link?.href ?? '',
  jsonValue: { value: linkJson(link) },
  ...(link === null ? {} : { ...linkJson(link), url: link.href, linkType: linkType(link.href) }),
  sortKey: link?.href ?? null,
});

/** The value of a field whose shape GraphQL does not describe: a list, a file. */
export const jsonField = (name: string, value: string, json: unknown): ItemField => ({
  __typename: 'JsonField',
  name,
  value,
  jsonValue: { value: json },
  sortKey: value === '' ? null : value.toLowerCase(),
});

/** An empty picture is an object without `src`, as the clients' image components expect. */
export const imageJson = (image: ImageValue | null) =>
  image === null ? {} : { src: image.src, alt: image.alt, width: image.width, height: image.height };

/** An empty link is one without an address, as the clients' link components expect. */
export const linkJson = (link: LinkValue | null) =>
  link === null
    ? { href: '' }
    : {
        href: link.href,
        text: link.text,
        linktype: linkType(link.href),
        ...(link.target === undefined ? {} : { target: link.target }),
      };

/** The fields of a page, a story, a folder or a menu link in one language (NAV-2, STORIES-9). */
export function contentFields(item: SiteItem, language: string, phone: SitePhone): readonly ItemField[] {
  const published = item.published.get(language);
  if (published === undefined) return [];
  const story = storyOf(item, language);
  return [...pageFields(published, phone), ...(story === null ? [] : storyFields(story))];
}

function pageFields({ page, navigation }: Published, phone: SitePhone): readonly ItemField[] {
  const { externalLink } = navigation;
  return [
    textField('title', page.title),
    textField('navigationTitle', page.navigationTitle),
    textField('metaTitle', page.metaTitle),
    textField('metaDescription', page.metaDescription),
    imageField('ogImage', page.ogImage),
    checkboxField('noindex', page.noindex),
    checkboxField('hideInNavigation', navigation.hideInNavigation),
    checkboxField(
      'shouldBeNavigableInMenuWhenItHasChildren',
      navigation.shouldBeNavigableInMenuWhenItHasChildren,
    ),
    linkField('externalLink', externalLink && withSitePhone(externalLink, phone)),
  ];
}

function storyFields(story: Story): readonly ItemField[] {
  const { value, dateValue, formattedDateValue } = story.date;
  return [
    textField('premble', story.premble),
    {
      __typename: 'DateField',
      name: 'date',
      value,
      dateValue,
      formattedDateValue,
      jsonValue: { value },
      sortKey: dateValue,
    },
    textField('author', story.author),
    imageField('image', story.image),
    {
      __typename: 'MultilistField',
      name: 'tags',
      value: story.tags.join('|'),
      jsonValue: { value: story.tags },
      count: story.tags.length,
      targetIds: story.tags,
      sortKey: story.tags.join('|'),
    },
  ];
}
