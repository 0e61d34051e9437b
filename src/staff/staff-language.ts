import type { Language, Site } from '~/sites';

/** Names under which browsers ask for a language of ours. */
const ALSO: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', 'en-gb': 'en-GB' };

/** The language of the site that a browser likes best (`Accept-Language`); the site's own when it likes none. */
export function staffLanguage(site: Site, accepted: string | null | undefined): Language {
  const preferences = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = Number(
        parameters
          .find((each) => each.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of preferences) {
    const base = tag.split('-')[0] ?? '';
    const found = [ALSO[tag] ?? tag, ALSO[base] ?? base]
      .map((name) => site.languages.find((each) => each === name || each.split('-')[0] === name))
      .find((each) => each !== undefined);
    if (found !== undefined) return found;
  }
  return site.languages[0];
}
