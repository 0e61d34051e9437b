/** What the tests of routes read out of a page's markup. */

/** Text as a browser reads it out of markup. */
export const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What the first group of a pattern finds. */
export const attribute = (html: string, pattern: RegExp) => {
  const [, found] = pattern.exec(html) ?? [];
  return found === undefined ? undefined : unescaped(found);
};

export const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));

/** The structured data of a page. */
export const jsonLd = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );

/** The lines a visitor reads. */
export const wordsOf = (html: string) =>
  unescaped(
    html
      .slice(html.indexOf('<body'))
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]*>/g, '\n'),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What a control is called, and every text that stands by itself. */
export const labelsOf = (html: string) => [
  ...[...html.matchAll(/ aria-label="([^"]*)"/g)].map(([, label = '']) => unescaped(label)),
  ...wordsOf(html),
];
