import type { Language, Site } from './site';

/** The site's language that the caller prefers (`Accept-Language`), else the site's default one. */
export function languageFor(site: Site, accepted: string | null): Language {
  const wanted = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';q=');
      return { tag: tag.trim().toLowerCase(), quality: Number(quality ?? 1) || 0 };
    })
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const known =
      site.languages.find((each) => each.toLowerCase() === tag) ??
      site.languages.find((each) => each.split('-')[0] === tag.split('-')[0]);
    if (known !== undefined) return known;
  }
  return site.languages[0];
}
