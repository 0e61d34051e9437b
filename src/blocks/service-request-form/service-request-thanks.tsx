import { FailureTexts, requestFormStyles as look, PhoneLine, ThanksPanel } from '~/features/request-form';
import type { Confirmation, PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';

/** Where the form was: thanks and what happens next. */
export function ServiceRequestThanks({
  page,
  confirmation = null,
}: {
  readonly page: PageContext;
  readonly confirmation?: Confirmation | null;
}) {
  const { t } = page;
  return (
    <ThanksPanel
      page={page}
      confirmation={confirmation}
      title={t('form.successTitle')}
      sentTo={t('form.successText', { dealer: page.site.name })}
      again={t('serviceRequest.again')}
      anchor="service-request-form"
    />
  );
}

/** What the form's script shows: drawn here, so that no text and no look is kept in a script. */
export function ServiceRequestTemplates({ page }: { page: PageContext }) {
  const { t } = page;
  const { phone } = page.site.contact;
  return (
    <>
      <template data-box="invalid">
        <Alert tone="danger" title={t('invalidInput')} />
      </template>
      <template data-box="failed">
        <Alert tone="danger" title={t('serviceRequest.failed')}>
          <PhoneLine page={page} phone={phone} />
        </Alert>
      </template>
      <FailureTexts page={page} phone={phone} />
      <template data-box="field">
        <p className={look.problem} />
      </template>
      <template data-thanks="">
        <ServiceRequestThanks page={page} />
      </template>
    </>
  );
}
