import { FailureTexts, requestFormStyles as look, PhoneLine, ThanksPanel } from '~/features/request-form';
import type { Confirmation, PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';

/** Where the form was: thanks and what happens next. */
export function SellCarThanks({
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
      title={t('sell.successTitle')}
      sentTo={t('sell.successText', { dealer: page.site.name })}
      again={t('sell.again')}
      anchor="sell-car-form"
    />
  );
}

/** What the form's script shows: drawn here, so that no text and no look is kept in a script. */
export function SellCarTemplates({ page }: { page: PageContext }) {
  const { t } = page;
  return (
    <>
      <template data-box="invalid">
        <Alert tone="danger" title={t('invalidInput')} />
      </template>
      <template data-box="failed">
        <Alert tone="danger" title={t('sellCarFormError')}>
          <PhoneLine page={page} phone={page.site.contact.phone} />
        </Alert>
      </template>
      <FailureTexts page={page} phone={page.site.contact.phone} />
      <template data-box="field">
        <p className={look.problem} />
      </template>
      <template data-thanks="">
        <SellCarThanks page={page} />
      </template>
    </>
  );
}
