/** Browsers say where a request comes from; one that another site started is refused. */
export function isSameOrigin(request: Request): boolean {
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin' && from !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  const host = request.headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * The same for pages that send no referrer: browsers send `Origin: null` for their forms; `Sec-Fetch-Site` still says
 * same-origin.
 */
export function isFromOurForm(request: Request): boolean {
  const { headers } = request;
  const from = headers.get('sec-fetch-site');
  const unnamed = headers.get('origin') === 'null' && (from === null || from === 'same-origin');
  return unnamed || isSameOrigin(request);
}
