import { type FormField, MAX_LENGTH } from '~/modules/leads/browser';
import type { PageContext } from '~/page/contract';
import type { FieldRules, FieldTexts } from './field-rules';
import { PHONE_EXAMPLES } from './phone-examples';

type TextPage = Pick<PageContext, 't' | 'site'>;

/** What is said of a field. */
export const rule = ({ t }: TextPage, field: FormField, missing: string, malformed?: string): FieldTexts => ({
  missing,
  ...(malformed !== undefined && { malformed }),
  tooLong: t('form.tooLong', { max: MAX_LENGTH[field] }),
});

/** Of a text that may stay empty only its length can be wrong. */
export const optionalRule = (page: TextPage, field: FormField): FieldTexts => rule(page, field, '');

/** What is said of the fields of whoever sends a form, by the names that it gives them. */
export function senderRules(
  page: TextPage,
  names: { readonly name: FormField; readonly phone: FormField; readonly email: FormField },
): FieldRules {
  const { t, site } = page;
  const example = PHONE_EXAMPLES[site.country];
  return {
    [names.name]: rule(page, names.name, t('form.nameMissing')),
    [names.phone]: rule(page, names.phone, t('form.phoneMissing'), t('form.phoneInvalid', { example })),
    [names.email]: rule(page, names.email, t('form.emailMissing'), t('form.emailInvalid')),
  };
}
