const HOSTS = /^(?:(?:www|m|music)\.)?(?:youtube|youtube-nocookie)\.com$/;
const SHORT_HOST = 'youtu.be';
/** Before the id, in addresses other than the page where a film is watched. */
const PLACES = new Set(['embed', 'live', 'shorts', 'v']);

/** The address in the code that YouTube offers for embedding. */
const EMBEDDED = /<iframe\b[^>]*\ssrc=["']([^"']+)/i;

/** The id of a film on YouTube, from its address or the id itself; any other text is given back as it is. */
export function filmIdOf(text: string): string {
  const written = (EMBEDDED.exec(text)?.[1] ?? text).trim();
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  if (url === null) return text;
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  if (url.hostname === SHORT_HOST) return first || text;
  if (!HOSTS.test(url.hostname)) return text;
  return (PLACES.has(first) ? second : url.searchParams.get('v')) || text;
}
