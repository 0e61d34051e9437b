import type { MailLook } from '~/platform/mail';
import type { Site } from '~/sites';
import { themeByKey } from '~/themes';

/** The colours of a site's theme for its mails. */
export function mailLook(site: Site): MailLook {
  const { ground, surface, ink, inkMuted: muted, line, primary, onPrimary } = themeByKey(site.theme).colors;
  return { ground, surface, ink, muted, line, primary, onPrimary };
}
