/** Whole seconds stand in the answer, which was on its way: less than this is no difference. */
const SLACK_MS = 5_000;

/**
 * By how many milliseconds the server's clock is ahead of this device's: asked of the page's own address, whose answer may have
 * lain in a cache on the way (`Age`, RFC 9111 §5.1). 0 where the two agree, or the answer does not say; rejects where nobody
 * answers.
 */
export async function askLead(): Promise<number> {
  const { headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  const lead = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000 - Date.now();
  return Math.abs(lead) > SLACK_MS ? lead : 0;
}
