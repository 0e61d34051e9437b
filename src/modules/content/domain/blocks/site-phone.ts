import { escapeHtml } from '~/platform/html';
import type { LinkValue } from './fields';
import { SITE_PHONE } from './href';

/** A telephone number as it is written, and as it is dialled. */
export interface SitePhone {
  readonly phone: string;
  readonly phoneE164: string;
}

const NUMBER = /^[\d\s()+/.-]*$/;

/** Words that say no more than a number, or nothing: they follow the number that the link dials. */
const isNumber = (words: string): boolean => NUMBER.test(words.replaceAll('&nbsp;', ' '));

/** Where a link leads: the site's own number in the place of what stands for it. */
export const sitePhoneHref = (href: string, { phoneE164 }: SitePhone): string =>
  href === SITE_PHONE ? `tel:${phoneE164}` : href;

/** Whether a link's words are the site's number, which nobody writes on a page. */
export const showsSitePhone = ({ href, text }: LinkValue): boolean => href === SITE_PHONE && isNumber(text);

/** A link with the words that it is shown with; where it leads stays as an editor has chosen it. */
export const withSitePhoneText = (link: LinkValue, { phone }: SitePhone): LinkValue =>
  showsSitePhone(link) ? { ...link, text: phone } : link;

/** A link as somebody else is given it, who does not know what stands for the number. */
export const withSitePhone = (link: LinkValue, phone: SitePhone): LinkValue => ({
  ...withSitePhoneText(link, phone),
  href: sitePhoneHref(link.href, phone),
});

const PHONE_LINK = new RegExp(`(<a\\b[^>]*?\\shref=")${SITE_PHONE}("[^>]*>)([^<]*)`, 'g');

/** Sanitised text with the site's number in its links. */
export function richTextWithSitePhone(html: string, { phone, phoneE164 }: SitePhone): string {
  if (!html.includes(`href="${SITE_PHONE}"`)) return html;
  return html.replace(
    PHONE_LINK,
    (_, start: string, end: string, words: string) =>
      `${start}tel:${phoneE164}${end}${isNumber(words) ? escapeHtml(phone) : words}`,
  );
}
