import type { Language, Site } from './site';

const MAX_LENGTH = 500;
/** What browsers call a language of ours besides: Norwegian without saying which, and the Norwegian that no site is written in. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/**
 * The language of the site that a browser likes best (`Accept-Language`, RFC 9110 section 12.5.4); the site's own when it likes
 * none of them.
 */
export function languageFor(site: Pick<Site, 'languages'>, accepted: string | null | undefined): Language {
  for (const tag of preferred(accepted ?? '')) {
    const base = baseOf(tag);
    const known =
      site.languages.find((each) => each.toLowerCase() === tag) ??
      site.languages.find((each) => baseOf(each) === (NAMED_OTHERWISE[base] ?? base));
    if (known !== undefined) return known;
  }
  return site.languages[0];
}

const baseOf = (tag: string): string => tag.split('-')[0] ?? '';

/** The tags of the header in lower case, the best first, without those that are not wanted at all (`q=0`). */
const preferred = (accepted: string): readonly string[] =>
  accepted
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
      return { tag, quality };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
