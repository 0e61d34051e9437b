/** Browsers say where a request comes from; one that another site started is refused. */
export function isSameOrigin(request: Request): boolean {
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin' && from !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  const host = request.headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
