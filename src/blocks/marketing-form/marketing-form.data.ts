import { type FoundForm, foundForm } from '~/features/form-embed/browser';
import type { FieldValues } from '~/modules/content';
import type { FormProviders } from '~/page/contract';
import { type BlockServices, type FieldsOf, loaded } from '~/page/contract';
import type { block } from './marketing-form.block';

export const load = ({
  fields,
  services: { forms, log },
}: {
  readonly fields: FieldValues<FieldsOf<typeof block>>;
  readonly services: Pick<BlockServices, 'forms' | 'log'>;
}) => {
  const id = fields.FormId.trim();
  const form = findForm(id, forms);
  if (form.kind === 'missing') log.warn({ block: 'MarketingForm' }, 'Missing FormId');
  if (form.kind === 'refused') log.warn({ block: 'MarketingForm', formId: id }, 'no provider has this form');
  return loaded(form);
};

const findForm = (id: string, forms: FormProviders): FoundForm =>
  id === '' ? { kind: 'missing' } : foundForm(forms.marketing(id));
