import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { PhoneLine } from '../contact-form/phone-line';
import look from '../contact-form/request-form.module.css';
import { ConfirmationTexts } from '../contact-form/request-success';
import { FailureTexts } from '../contact-form/script-texts';
import type { Confirmation, PageContext } from '../contract';

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
    <div role="status" className={look.success}>
      <Icon name="CheckCircle" size="2.5rem" className={look.successIcon} />
      <h3 tabIndex={-1} className={look.successTitle}>
        {t('sell.successTitle')}
      </h3>
      <ConfirmationTexts
        t={t}
        confirmation={confirmation}
        sentTo={t('sell.successText', { dealer: page.site.name })}
      />
      <p className={look.dialogActions}>
        <LinkButton href={`${page.href(page.path)}#sell-car-form`} variant="secondary" data-again="">
          {t('sell.again')}
        </LinkButton>
      </p>
    </div>
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
