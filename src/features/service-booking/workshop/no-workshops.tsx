import { Alert } from '~/ui/alert';
import { useBooking } from '../state/booking-context';

/** Nothing suits: what to do about it, with the group's address (specification 3 §2). */
export function NoWorkshops() {
  const { t, site } = useBooking();
  const [before = '', after = ''] = t('workshop.noneHelp', { email: '\n' }).split('\n');
  return (
    <Alert tone="info" live title={t('workshop.none')} data-no-workshops="">
      <p>
        {before}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {after}
      </p>
    </Alert>
  );
}
