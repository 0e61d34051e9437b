const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the inside of an element or a quoted attribute, in HTML and in SVG. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** Whether HTML has anything to read: tags, spaces and breaks alone are nothing. */
export const hasText = (html: string): boolean => html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';
