import type { Confirmation, PageContext } from '~/page/contract';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import styles from './request-form.module.css';

interface SuccessProps {
  readonly page: PageContext;
  readonly uid: string;
  readonly dealer: string;
}

/** After a form sent without JavaScript: thanks and what happens next, where the form was. */
export function SuccessPanel({
  page: { t },
  uid,
  dealer,
  confirmation,
}: SuccessProps & { readonly confirmation: Confirmation | null }) {
  return (
    <div role="status" className={styles.success}>
      <Icon name="CheckCircle" size="2.5rem" className={styles.successIcon} />
      <h3 id={`${uid}-thanks`} className={styles.successTitle}>
        {t('form.successTitle')}
      </h3>
      <ConfirmationTexts t={t} confirmation={confirmation} sentTo={t('form.successText', { dealer })} />
    </div>
  );
}

/** The same over the page, for the script to open and to write into what the server has confirmed. */
export function SuccessDialog({ page: { t }, uid, dealer }: SuccessProps) {
  return (
    <dialog data-success="" data-modal="" aria-labelledby={`${uid}-success`} className={styles.dialog}>
      <Icon name="CheckCircle" size="2.5rem" className={styles.successIcon} />
      <h2 id={`${uid}-success`} tabIndex={-1} className={styles.successTitle}>
        {t('form.successTitle')}
      </h2>
      <ConfirmationTexts t={t} confirmation={null} sentTo={t('form.successText', { dealer })} />
      <form method="dialog" className={styles.dialogActions}>
        <Button type="submit" block>
          {t('shell.close')}
        </Button>
      </form>
    </dialog>
  );
}

interface ConfirmationTextsProps {
  readonly t: PageContext['t'];
  /** Null: what can be said of any request stands there until a script knows better. */
  readonly confirmation: Confirmation | null;
  /** Who has the request, where no confirmation says it. */
  readonly sentTo: string;
}

/** The reference, who has the request, and what happens next. */
export function ConfirmationTexts({ t, confirmation, sentTo }: ConfirmationTextsProps) {
  return (
    <div className={styles.successTexts} data-confirmation="">
      <p data-sent-to="">{confirmation?.sentTo ?? sentTo}</p>
      <p className={styles.nextTitle}>{t('form.nextTitle')}</p>
      <ul className={styles.next} data-next="">
        {(confirmation?.next ?? [t('request.answerSoon')]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.referenceLine} hidden={confirmation === null}>
        {t('request.referenceLabel')}: <strong data-reference="">{confirmation?.reference}</strong>
      </p>
    </div>
  );
}
