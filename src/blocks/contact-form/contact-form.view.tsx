import { privacyLink, RequestForm } from '~/features/request-form/server';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/rich-text';
import type { block } from './contact-form.block';
import type { ContactFormData } from './contact-form.data';
import styles from './contact-form.module.css';

const ANCHOR = /^[a-z][a-z0-9-]*$/;

export const view: BlockView<FieldsOf<typeof block>, ContactFormData> = ({ fields, data, page, uid }) => {
  const titled = fields.Title !== '';
  return (
    <section
      {...(titled && { 'aria-labelledby': `${uid}-title` })}
      {...(ANCHOR.test(fields.Anchor) && { id: fields.Anchor })}
    >
      <Container width="content" className={styles.column}>
        <div className={styles.words}>
          {titled && (
            <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
              {fields.Title}
            </Heading>
          )}
          <RichText html={fields.Text} />
        </div>
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
      </Container>
    </section>
  );
};
