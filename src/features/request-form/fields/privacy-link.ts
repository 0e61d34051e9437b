import type { LinkValue } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import type { PrivacyLink } from './privacy-note';

/** An editor's link to how personal data are handled; null where none is given. */
export function privacyLink(page: PageContext, link: LinkValue | null): PrivacyLink | null {
  const attributes = linkAttributes(page, link);
  return attributes && { ...attributes, text: link?.text || page.t('form.privacyLink') };
}
