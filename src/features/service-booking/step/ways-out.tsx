import { Alert, type AlertTone } from '~/ui/alert';
import { Button } from '~/ui/button';
import { useBooking } from '../state/booking-context';
import { CallLink } from './call-link';
import styles from './ways-out.module.css';

interface Props {
  readonly tone: AlertTone;
  readonly text: string;
  readonly onAgain?: () => void;
}

/** Says what does not work, and who helps: another attempt, a number to call, a form to be called back. */
export function WaysOut({ tone, text, onAgain }: Props) {
  const { t, site } = useBooking();
  return (
    <Alert
      tone={tone}
      live
      title={text}
      action={
        <div className={styles.ways}>
          {onAgain !== undefined && (
            <Button variant="secondary" onClick={onAgain}>
              {t('error.tryAgain')}
            </Button>
          )}
          <CallLink site={site} t={t} />
          {site.callback !== null && <a href={site.callback}>{t('booking.callMe')}</a>}
        </div>
      }
    />
  );
}
