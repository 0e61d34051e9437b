import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import type { PageContext } from '../contract';
import styles from './request-form.module.css';

interface SuccessProps {
  readonly page: PageContext;
  readonly uid: string;
  readonly dealer: string;
}

/** After a form sent without JavaScript: thanks and what happens next, where the form was. */
export function SuccessPanel({ page: { t }, uid, dealer }: SuccessProps) {
  return (
    <div role="status" className={styles.success}>
      <Icon name="CheckCircle" size="2.5rem" className={styles.successIcon} />
      <h3 id={`${uid}-thanks`} className={styles.successTitle}>
        {t('form.successTitle')}
      </h3>
      <SuccessTexts dealer={dealer} t={t} />
    </div>
  );
}

/** The same over the page, for the script to open; `{dealer}` is filled in with who really got the request. */
export function SuccessDialog({ page: { t }, uid, dealer }: SuccessProps) {
  return (
    <dialog
      data-success=""
      data-modal=""
      data-dealer={dealer}
      aria-labelledby={`${uid}-success`}
      className={styles.dialog}
    >
      <Icon name="CheckCircle" size="2.5rem" className={styles.successIcon} />
      <h2 id={`${uid}-success`} tabIndex={-1} className={styles.successTitle}>
        {t('form.successTitle')}
      </h2>
      <SuccessTexts dealer="{dealer}" t={t} />
      <form method="dialog" className={styles.dialogActions}>
        <Button type="submit" block>
          {t('shell.close')}
        </Button>
      </form>
    </dialog>
  );
}

function SuccessTexts({ dealer, t }: { dealer: string; t: PageContext['t'] }) {
  return (
    <div className={styles.successTexts}>
      <p data-dealer-text={t('form.successText', { dealer: '{dealer}' })}>
        {t('form.successText', { dealer })}
      </p>
      <p className={styles.nextTitle}>{t('form.nextTitle')}</p>
      <p data-dealer-text={t('form.nextText', { dealer: '{dealer}' })}>{t('form.nextText', { dealer })}</p>
    </div>
  );
}
