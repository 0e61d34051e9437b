import { FormEmbed } from '~/features/form-embed';
import type { FoundForm } from '~/features/form-embed/browser';
import type { BlockView, FieldsOf } from '~/page/contract';
import { Container } from '~/ui/layout';
import type { block } from './third-party-form.block';

export const view: BlockView<FieldsOf<typeof block>, FoundForm> = ({ fields, data, page }) => (
  <Container width="text">
    <FormEmbed form={data} page={page} title={fields.Title} height={fields.Height} />
  </Container>
);
