import { BookedLinks } from '~/features/booked-links';
import { reloadForNewBooking, useBooking } from '~/features/service-booking';
import { StarRating } from '~/features/star-rating';
import type { BookedAnswer } from '~/modules/service-booking/browser';
import { calendarHref } from '~/modules/workshop/browser';
import { mapsSearchUrl } from '~/sites/paths';
import { Button, LinkButton } from '~/ui/button';
import { PageFrame } from '../frame/page-frame';
import styles from '../service-wizard.module.css';
import { departmentOf } from '../state/wizard-state';
import { SummaryBlocks } from '../summary-blocks';
import { useWizard } from '../wizard-context';

/** The final page: thanks, the booking's id, what was booked, and how it went (WIZARD-11). */
export function BookedPage({ answer }: { readonly answer: BookedAnswer }) {
  const { t, uid, wizard, site, calls } = useWizard();
  const { dispatch } = useBooking();
  const department = departmentOf(wizard);
  const again = () => {
    dispatch({ type: 'reset' });
    reloadForNewBooking();
  };
  return (
    <PageFrame title={t('tyreHotel.thanks')}>
      <p>{t('wizard.sent', { email: wizard.formData.email })}</p>
      <p className={styles.number} data-booked={answer.bookingId}>
        {t('tyreHotel.bookingId')} <strong translate="no">{answer.bookingId}</strong>
      </p>
      <SummaryBlocks total={answer.totalPrice} />
      <p className={styles.actions}>
        {department !== null && (
          <LinkButton
            variant="secondary"
            size="s"
            iconBefore="Pin"
            href={mapsSearchUrl(department.siteName, department.address)}
            target="_blank"
            rel="noopener"
          >
            {t('booked.directions')}
          </LinkButton>
        )}
        {answer.visitToken !== '' && (
          <>
            <LinkButton
              variant="secondary"
              size="s"
              iconBefore="Calendar"
              href={calendarHref(answer.visitToken, site.locale)}
              download=""
            >
              {t('booked.calendar')}
            </LinkButton>
            <BookedLinks token={answer.visitToken} addresses={site} t={t} />
          </>
        )}
      </p>
      <div className={styles.rating}>
        <StarRating
          uid={`${uid}-rating`}
          send={async (rating) => {
            const { visitToken } = answer;
            await calls.review({ ...rating, ...(visitToken !== '' && { visitToken }) });
          }}
          texts={{
            title: t('tyreHotel.rate'),
            comment: t('tyreHotel.rateComment'),
            optional: t('form.optional'),
            send: t('tyreHotel.sendRating'),
            thanks: t('tyreHotel.rated'),
            star: (count) => t('tyreHotel.star', { count }),
          }}
        />
      </div>
      <Button variant="ghost" className={styles.again} onClick={again}>
        {t('booked.again')}
      </Button>
    </PageFrame>
  );
}
