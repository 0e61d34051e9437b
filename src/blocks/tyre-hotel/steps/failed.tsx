import { telHref } from '~/platform/phone/pattern';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { useFlow } from '../flow-context';
import styles from '../tyre-hotel.module.css';

interface Props {
  readonly text: string;
  /** Where another attempt may help. */
  readonly onRetry?: () => void;
}

/** Says what could not be asked or done, and who helps: the workshop of the car; before that is known, the site. */
export function Failed({ text, onRetry }: Props) {
  const { t, uid, ...flow } = useFlow();
  const phone = flow.vehicle?.location.phone || flow.phone;
  const retry = () => {
    // The button that was pressed goes.
    document.getElementById(`${uid}-title`)?.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <Alert
      tone="danger"
      live
      action={
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button variant="secondary" onClick={retry}>
              {t('tyreHotel.again')}
            </Button>
          )}
          <a href={telHref(phone)}>{t('booking.call', { phone })}</a>
        </div>
      }
    >
      {text}
    </Alert>
  );
}
