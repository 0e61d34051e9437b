import { BookedLinks } from '~/features/booked-links';
import type { BookedAnswer } from '~/modules/service-booking/browser';
import { mapsSearchUrl } from '~/sites/paths';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { Page } from './page';
import { SummaryBlocks } from './summary-blocks';

/** It is booked: its number, what was booked, and the way out (BY-PLACE-13). */
export function BookedPage({ booked }: { readonly booked: BookedAnswer }) {
  const { t, state, site } = useFlow();
  const { department, contact } = state;
  return (
    <Page title={t('byPlace.done')}>
      <div className={styles.done} data-booked={booked.kobraBookingId}>
        <Icon name="CheckCircle" size="2.5rem" className={styles.mark} />
        <p>
          {t('byPlace.bookingId')}{' '}
          <strong className={styles.number} translate="no">
            {booked.kobraBookingId}
          </strong>
        </p>
        <p className={styles.note}>{t('booked.mail', { email: contact.email.trim() })}</p>
      </div>
      <SummaryBlocks isFixed />
      <div className={styles.actions}>
        <LinkButton size="l" href="/">
          {t('byPlace.toStart')}
        </LinkButton>
        {department !== null && (
          <LinkButton
            variant="secondary"
            iconBefore="Pin"
            href={mapsSearchUrl(department.siteName || department.name, department.address)}
            target="_blank"
            rel="noopener"
          >
            {t('booked.directions')}
          </LinkButton>
        )}
        <BookedLinks token={booked.visitToken} addresses={site} t={t} />
      </div>
    </Page>
  );
}
