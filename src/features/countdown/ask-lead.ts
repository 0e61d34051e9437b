/**
 * By how many milliseconds the server's clock is ahead of this device's: asked of the page's own address, whose answer may have
 * lain in a cache on the way (`Age`, RFC 9111 §5.1). Rejects where nobody answers; NaN where the answer does not say.
 */
export async function askLead(): Promise<number> {
  const { headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000 - Date.now();
}
