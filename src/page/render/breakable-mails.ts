/** Tags as they are, and the text between them. */
const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;
/** Its parts are as long as they may be at most, so that a long text without any takes no longer than others. */
const MAIL = /([\w.+-]{1,64}@)([\w-]{1,63}(?:\.[\w-]{1,63}){0,5})(\.[A-Za-z]{2,24})/g;

/** A link that says an address and nothing else. */
const MAIL_LINK = /<a (?=[^>]*>[\w.+-]{1,64}@[\w.-]{1,255}<\/a>)/g;
/** An address goes to the next line as a whole before it is broken. */
const WHOLE = 'display:inline-block';

/**
 * Sanitised text whose mail addresses may break after their sign and before their last dot where a line is too narrow for one, as
 * `ui/text/breakable` does for an address alone. Hyphens of a browser would become a part of an address: one that is no link has
 * none, as links to mail have none.
 */
export function withBreakableMails(html: string): string {
  if (!html.includes('@')) return html;
  let isLinked = false;
  return html.replaceAll(MAIL_LINK, `<a style="${WHOLE}" `).replace(TAG_OR_TEXT, (part) => {
    if (part.startsWith('<')) {
      if (/^<\/?a\b/.test(part)) isLinked = part.startsWith('<a');
      return part;
    }
    return part.replace(MAIL, (_, name: string, domain: string, end: string) => {
      const mail = `${name}<wbr>${domain}<wbr>${end}`;
      return isLinked ? mail : `<span style="${WHOLE};hyphens:none">${mail}</span>`;
    });
  });
}
