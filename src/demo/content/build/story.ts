import { createHash } from 'node:crypto';
import type { SeedItem, SiteSeed } from '~/modules/content';
import { addDays } from '~/platform/time';
import type { Language } from '~/sites';
import { type Part, prose, withPrefix } from './prose';
import { picture, type Scene } from './scenes';

export interface StoryText {
  readonly title: string;
  /** The short intro; also the description for search engines. */
  readonly premble: string;
  readonly body: readonly Part[];
}

export interface StoryCopy {
  readonly name: string;
  /** How many days before today it came out. */
  readonly days: number;
  readonly author: string;
  readonly scene: Scene;
  /** Keys of tags. */
  readonly tags: readonly string[];
  readonly texts: { readonly [L in Language]?: StoryText };
}

export type TagWords = Readonly<Record<string, { readonly [L in Language]?: string }>>;

/** The id of a tag, the same in every run. */
function tagId(key: string): string {
  const hex = createHash('sha256').update(`story tag ${key}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The tags of a site's stories as its seed has them. */
export const storyTags = (words: TagWords): NonNullable<SiteSeed['tags']> =>
  Object.entries(words).map(([key, values]) => ({
    id: tagId(key),
    key,
    values: Object.fromEntries(Object.entries(values)),
  }));

/** A story as a page; `first` is the language without a prefix in addresses. */
export function story(copy: StoryCopy, today: string, first: Language): SeedItem {
  const { name, days, author, scene, tags, texts } = copy;
  const version = (language: Language, { title, premble, body }: StoryText) => ({
    fields: {
      title,
      navigationTitle: title,
      metaTitle: title,
      metaDescription: premble,
      premble,
      image: picture(scene, language),
    },
    main: [
      { componentName: 'Breadcrumb' },
      {
        componentName: 'StoryPage',
        fields: {
          Text: withPrefix(prose(body, 'h2'), language === first ? '' : `/${language.toLowerCase()}`),
        },
      },
    ],
  });
  const languages: readonly Language[] = ['sv', 'nb', 'fi', 'sk', 'en-GB', 'en'];
  return {
    name,
    template: 'StoryPage',
    shared: { date: addDays(today, -days), author, tags: tags.map(tagId).join('|') },
    versions: Object.fromEntries(
      languages.flatMap((language) => {
        const text = texts[language];
        return text === undefined ? [] : [[language, version(language, text)]];
      }),
    ),
  };
}
