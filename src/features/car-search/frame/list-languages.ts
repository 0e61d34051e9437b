/** The links to the page in other languages lead to what is shown now; the server wrote them for what was shown first. */
export function followInLanguages({ search }: URL): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[hreflang]')) link.search = search;
}
