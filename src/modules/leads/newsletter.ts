import { z } from 'zod';
import type { Translate } from '~/messages';
import { consentVersion, type GivenConsent, newsletterWords } from '~/modules/consents';
import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { NewsletterBox } from './domain/forms/fields';
import type { FieldProblems } from './domain/forms/form';
import type { Envelope } from './domain/forms/submission';
import type { LeadsOptions } from './options';
import type { Lead } from './store/lead-store';

/** The box in the words of a page. */
export const newsletterBox = (
  t: Translate<'serviceRequest.newsletter' | 'serviceRequest.newsletterHint'>,
) => {
  const [label, hint] = [t('serviceRequest.newsletter'), t('serviceRequest.newsletterHint')];
  return { label, hint, version: consentVersion(newsletterWords(label, hint)) } satisfies NewsletterBox;
};

const sentVersion = z.object({ newsletterVersion: z.string() });

interface OtherWords {
  readonly kind: 'invalid';
  readonly problems: FieldProblems;
  readonly newsletter: NewsletterBox;
}

/**
 * The words beside the box that a visitor has ticked. They are looked up by the version that the form was drawn with: a page
 * may have stood open while others came into force. Of words that nobody knows it cannot be said what was agreed to, so the
 * visitor is shown those of now.
 */
export async function wordsAgreedTo(
  site: Site,
  language: Language,
  { values }: Envelope,
  { pageWords }: Pick<LeadsOptions, 'pageWords'>,
): Promise<Result<string, OtherWords>> {
  const { newsletterVersion = '' } = sentVersion.safeParse(values).data ?? {};
  const [now, earlier] = await pageWords(site, language);
  const shown = [now, ...earlier].map(newsletterBox);
  const agreed = shown.find(({ version }) => version === newsletterVersion);
  if (agreed !== undefined) return ok(newsletterWords(agreed.label, agreed.hint));
  return err({
    kind: 'invalid',
    problems: { newsletter: 'newsletterChanged' },
    newsletter: newsletterBox(now),
  });
}

export const newsletterConsent = (
  { id, site, language, formName, values, createdAt }: Lead,
  shownText: string,
): GivenConsent => ({
  purpose: 'newsletter',
  site,
  language,
  email: values.email,
  shownText,
  formName,
  requestId: id,
  at: createdAt,
});
