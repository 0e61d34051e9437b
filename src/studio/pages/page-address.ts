import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';

/** Where visitors find a page in a language; the languages after the site's first stand in the address. */
export function pageAddress(
  { origin, languages }: Pick<EditedSite, 'origin' | 'languages'>,
  path: TreeItem['path'],
  language: string,
): string {
  const prefix = language === languages[0] ? '' : `/${language.toLowerCase()}`;
  return origin + (prefix !== '' && path === '/' ? prefix : prefix + (path ?? ''));
}
