import { type Language, languagePrefix, type Site } from '~/sites';

/** A path with its language prefix; the home page of a prefixed language is the prefix alone. */
export const localPath = (prefix: string, path: string): string =>
  prefix !== '' && path === '/' ? prefix : prefix + path;

/** Item that editors fill for addresses that nothing answers (PAGES-7). */
export const NOT_FOUND_PATH = '/404';

export type Route =
  | { readonly kind: 'page'; readonly language: Language; readonly path: string }
  /** The same page under its one address: lower-case, no trailing or doubled slash, no default prefix. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'malformed' };

/**
 * Reads a request path: language prefix (the default language has none), then the path that content
 * resolves. Capital letters are folded by a permanent redirect, so that each page has one address.
 */
export function routeOf(site: Site, pathname: string): Route {
  const decoded = decode(pathname);
  if (decoded === null) return { kind: 'malformed' };
  const tidy = `/${pathname
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`;
  const [, first = ''] = tidy.split('/', 2);
  const [defaultLanguage] = site.languages;
  const language = site.languages.find((candidate) => candidate.toLowerCase() === first.toLowerCase());
  const path = language === undefined ? tidy : tidy.slice(first.length + 1) || '/';
  const canonical = localPath(languagePrefix(site, language ?? defaultLanguage), lowerCase(path));
  if (canonical !== pathname) return { kind: 'moved', to: canonical };
  return { kind: 'page', language: language ?? defaultLanguage, path: decode(path) ?? path };
}

/** Lower-case letters, but percent escapes as they are (`%C3%85` is the letter Å: it is folded too). */
function lowerCase(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      const text = decode(segment) ?? segment;
      const folded = text.toLowerCase();
      return folded === text ? segment : encodeURIComponent(folded);
    })
    .join('/');
}

function decode(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no address of ours has control characters
    return /[\u0000-\u001f\u007f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}
