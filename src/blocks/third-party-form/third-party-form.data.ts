import { type FoundForm, foundForm } from '~/features/form-embed/browser';
import type { FieldValues } from '~/modules/content';
import { type BlockServices, type FieldsOf, type FormProviders, loaded } from '~/page/contract';
import type { block } from './third-party-form.block';

export const load = ({
  fields,
  services: { forms, log },
}: {
  readonly fields: FieldValues<FieldsOf<typeof block>>;
  readonly services: Pick<BlockServices, 'forms' | 'log'>;
}) => {
  const [url, id] = [fields.Url.trim(), fields.FormId.trim()];
  const form = findForm(url, id, forms);
  if (form.kind === 'missing') log.warn({ block: 'ThirdPartyForm' }, 'Missing FormId');
  if (form.kind === 'refused') {
    const host = URL.canParse(url) ? new URL(url).host : null;
    log.warn({ block: 'ThirdPartyForm', host, formId: id }, 'no provider has this form');
  }
  return loaded(form);
};

/** An address wins over an id; one that may not be framed is not made good by an id beside it. */
function findForm(url: string, id: string, forms: FormProviders): FoundForm {
  if (url !== '') return foundForm(forms.allowed(url));
  return id === '' ? { kind: 'missing' } : foundForm(forms.thirdParty(id));
}
