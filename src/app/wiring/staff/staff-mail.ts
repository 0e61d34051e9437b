import type { Translate } from '~/messages';
import type { ExampleFrame, Template, WordsOf, Written } from '~/modules/templates';
import { mailLook } from '~/page/mail-look';
import { type MailPart, mailHtml, mailText } from '~/platform/mail';
import { type Language, type Site, siteLanguage } from '~/sites';

/** What a mail to people of the staff is written from. */
export interface StaffMailFrame {
  readonly t: Translate;
  readonly site: Site;
  readonly language: Language;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/** With the words that are valid now. @param tag of the language that is read; null: not known, so the site's main one */
export async function staffMailFrame(
  { id }: Template,
  site: Site,
  { words, originOf }: { readonly words: WordsOf; originOf(site: Site): string },
  tag: string | null = null,
): Promise<StaffMailFrame> {
  const language = siteLanguage(site, tag);
  const translate = await words(id, { site: site.key, language });
  return { t: translate({ site: site.name }), site, language, origin: originOf(site) };
}

/** The template of a mail that is written from such a frame. @param write the mail about somebody who does not exist */
export const staffMailTemplate = (
  description: Pick<Template, 'id' | 'name' | 'fields'>,
  write: (frame: StaffMailFrame) => Written,
): Template => ({
  ...description,
  channel: 'mail',
  placeholders: ['site'],
  example: ({ site, language, origin, words }: ExampleFrame) =>
    write({ t: words({ site: site.name }), site, language, origin }),
});

/** A mail of these parts in the look of its site. */
export const staffMail = (
  subject: string,
  parts: readonly MailPart[],
  { site, language, origin }: StaffMailFrame,
) => ({
  subject,
  text: mailText(parts),
  html: mailHtml(parts, { language, site: site.name, subject, origin, look: mailLook(site) }),
});
