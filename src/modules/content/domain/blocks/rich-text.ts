import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import { hasText } from '~/platform/html';
import { safeHref } from './href';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'br',
      'hr',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
    ],
    ...['ul', 'ol', 'li', 'blockquote', 'a', 'span', 'abbr', 'code', 'pre', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page owns the first heading level.
    h1: 'h2',
    a: (tagName, attribs) => {
      const { href, target, ...rest } = attribs;
      const safe = href === undefined ? null : safeHref(href);
      return {
        tagName,
        attribs: {
          ...rest,
          ...(safe === null ? {} : { href: safe }),
          ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
        },
      };
    },
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

/** The same texts are rendered over and over; parsing HTML is the dear part. */
const sanitised = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html) => html.length + 1,
});

/** What is seen without a word. */
const DRAWN = /<(?:img|hr)\b/;

/**
 * Formatted text from an editor or a feed, with everything removed that could run or disguise itself. Empty where nothing would be
 * seen: an editor that is emptied leaves a paragraph behind.
 */
export function sanitizeRichText(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html.trim() === '' ? '' : html;
  const known = sanitised.get(html);
  if (known !== undefined) return known;
  const cleaned = sanitize(html, OPTIONS);
  const clean = hasText(cleaned) || DRAWN.test(cleaned) ? cleaned : '';
  sanitised.set(html, clean);
  return clean;
}

const SITE_LINK = /(<a\b[^>]*?\shref=")(\/[^"]*)"/g;

/** Sanitised text with its links to pages of the site as `href` gives them: in the language of the page it stands on. */
export function localRichText(html: string, href: (path: string) => string): string {
  if (!html.includes('href="/')) return html;
  return html.replace(SITE_LINK, (_, start: string, path: string) => `${start}${href(path)}"`);
}
