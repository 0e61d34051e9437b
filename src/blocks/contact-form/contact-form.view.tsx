import { privacyLink, RequestForm, RequestSection } from '~/features/request-form/server';
import type { BlockView, FieldsOf } from '~/page/contract';
import type { block } from './contact-form.block';
import type { ContactFormData } from './contact-form.data';

const ANCHOR = /^[a-z][a-z0-9-]*$/;

export const view: BlockView<FieldsOf<typeof block>, ContactFormData> = ({ fields, data, page, uid }) => (
  <RequestSection uid={uid} words={fields} {...(ANCHOR.test(fields.Anchor) && { id: fields.Anchor })}>
    <RequestForm
      page={page}
      uid={uid}
      kind={fields.FormKind}
      receiver={data.receiver}
      dealer={data.dealer}
      phone={data.phone}
      {...(data.siteId !== '' && { siteId: data.siteId })}
      privacy={privacyLink(page, fields.PrivacyLink)}
    />
  </RequestSection>
);
