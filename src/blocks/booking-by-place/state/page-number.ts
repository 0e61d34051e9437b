export const PAGES = [1, 2, 3, 4, 5] as const;
export type PageNumber = (typeof PAGES)[number];

/** The page that an address asks for (BY-PLACE-1): `page`, once, from 1 to 5; anything else is 1. */
export function pageOf(query: URLSearchParams): PageNumber {
  const [requested, ...more] = query.getAll('page');
  return more.length > 0 ? 1 : (PAGES.find((page) => String(page) === requested) ?? 1);
}

/** Whether an address names the page as it should: once, by its number; page 1 also by no number. */
export function namesPage(query: URLSearchParams, page: PageNumber): boolean {
  const [named, ...more] = query.getAll('page');
  return named === undefined ? page === 1 : more.length === 0 && named === String(page);
}

/** The address of a page of the flow; other parameters stay. */
export function addressOf(href: string, page: PageNumber): string {
  const url = new URL(href);
  url.searchParams.delete('page');
  url.searchParams.set('page', String(page));
  return url.pathname + url.search;
}
