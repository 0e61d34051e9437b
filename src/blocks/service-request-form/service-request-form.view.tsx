import { requestFormStyles as look, PhoneLine } from '~/features/request-form';
import { sentStateOf } from '~/features/request-form/server';
import type { BlockView, BlockViewProps, FieldsOf, FormState, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { FORM_ENDPOINT } from '~/sites/paths';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { ErrorSummary } from '~/ui/error-summary';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/rich-text';
import { placeFormId } from './dealer-fields';
import { LISTED, ServiceRequestFields } from './service-request-fields';
import type { block } from './service-request-form.block';
import type { ServiceRequestData } from './service-request-form.data';
import styles from './service-request-form.module.css';
import { ServiceRequestTemplates, ServiceRequestThanks } from './service-request-thanks';

type Props = BlockViewProps<FieldsOf<typeof block>, ServiceRequestData>;

/** `NordhemNorgeServiceRequestForm`: the site's name without spaces, then the kind (SERVICE-REQUEST-7). */
const formNameOf = ({ site }: Pick<PageContext, 'site'>) =>
  `${site.name.replaceAll(/\s/g, '')}ServiceRequestForm`;

/**
 * An ordinary form that a server answers; its script sends it without leaving the page and finds the nearest dealer. What a
 * visitor without a script has sent comes back with what is wrong, or with thanks.
 */
export const view: BlockView<FieldsOf<typeof block>, ServiceRequestData> = (props) => {
  const { fields, page, uid } = props;
  const titled = fields.Title !== '';
  const worded = titled || fields.Text !== '';
  const state = stateOf(props);
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content" className={classNames(styles.columns, !worded && styles.single)}>
        {worded && (
          <div className={styles.words}>
            {titled && (
              <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
                {fields.Title}
              </Heading>
            )}
            <RichText html={fields.Text} />
          </div>
        )}
        <div id="service-request-form" className={look.root} data-enhance="service-request-form">
          {state?.outcome === 'sent' ? (
            <ServiceRequestThanks page={page} confirmation={state.confirmation ?? null} />
          ) : (
            <>
              <OpenForm {...props} state={state} />
              <ServiceRequestTemplates page={page} />
            </>
          )}
        </div>
      </Container>
    </section>
  );
};

/** What came of this form; a page may have one for cars and one for motorcycles. */
function stateOf({ page, data }: Props): FormState | null {
  const state = sentStateOf(page, { formName: formNameOf(page), carId: '', siteId: '' });
  const { typeCar = data.vehicle } = state?.values ?? {};
  return typeCar === data.vehicle ? state : null;
}

function OpenForm({ fields, data, page, uid, state }: Props & { state: FormState | null }) {
  const { t } = page;
  const privacy = linkAttributes(page, fields.PrivacyLink);
  return (
    <>
      {data.vehicle === 'car' && (
        <form
          id={placeFormId(uid)}
          method="get"
          action={`${page.href(page.path)}#service-request-form`}
          data-place-form=""
        />
      )}
      <form method="post" action={FORM_ENDPOINT} acceptCharset="utf-8" className={look.form}>
        <input type="hidden" name="formName" defaultValue={formNameOf(page)} />
        <input type="hidden" name="typeCar" defaultValue={data.vehicle} />
        <input type="hidden" name="sourceUrl" defaultValue={encodeURI(page.href(page.path))} />
        <div className={look.trap} aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div data-messages="" className={look.messages}>
          {state !== null && <Outcome state={state} page={page} uid={uid} />}
        </div>
        <p className={look.hint}>{t('form.requiredHint')}</p>
        <ServiceRequestFields
          page={page}
          uid={uid}
          data={data}
          values={state?.values ?? {}}
          problems={state?.problems ?? {}}
          privacy={
            privacy !== null && (
              <p className={styles.privacy}>
                <a {...privacy}>{fields.PrivacyLink?.text || t('form.privacyLink')}</a>
              </p>
            )
          }
        />
        <div className={look.actions}>
          <Button type="submit" size="l" className={look.send} data-sending={t('form.sending')}>
            {t('serviceRequest.send')}
          </Button>
        </div>
      </form>
    </>
  );
}

/** What came back from the server when the form was sent without its script. */
function Outcome({ state, page, uid }: { state: FormState; page: PageContext; uid: string }) {
  const { t } = page;
  if (state.outcome === 'invalid') {
    const errors = LISTED.flatMap((name) => {
      const message = state.problems[name];
      return message === undefined ? [] : [{ field: `${uid}-${name}`, message }];
    });
    return <ErrorSummary title={state.message ?? t('form.errorTitle')} errors={errors} />;
  }
  return (
    <Alert tone="danger" title={state.message ?? t('serviceRequest.failed')} live>
      <PhoneLine page={page} phone={page.site.contact.phone} />
      {state.reference !== null && (
        <p className={look.reference}>{t('error.reference', { reference: state.reference })}</p>
      )}
    </Alert>
  );
}
