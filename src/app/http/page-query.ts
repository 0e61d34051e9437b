/** Parameters that campaigns and ad networks add; no page reads them, so they do not make another page. */
const TRACKING =
  /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|ttclid|li_fat_id|mc_[ce]id|_ga|_gl|twclid|igshid)$/;

/** The query a page may read, in an order that does not depend on who wrote the link. */
export function pageQuery(search: string): { readonly query: URLSearchParams; readonly key: string } {
  if (search === '' || search === '?') return { query: new URLSearchParams(), key: '' };
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => !TRACKING.test(name)),
  );
  query.sort();
  return { query, key: query.toString() };
}
