import type { BookedVisit } from '~/modules/workshop';
import { useBooking } from './booking-context';
import { timeSlotOf } from './store';
import { Confirmation } from './summary/confirmation';
import { fullMomentText } from './workshop-step/times';

/** What replaces every section once the visit is booked. */
export function BookedScreen({ visit }: { readonly visit: BookedVisit }) {
  const { state, dispatch, t, site, uid } = useBooking();
  const again = () => {
    dispatch({ type: 'reset' });
    location.reload();
  };
  return (
    <Confirmation
      visit={visit}
      services={state.services}
      region={state.region}
      email={state.contact.email}
      map={null}
      manageHref={`${site.prefix}/bokning/${visit.token}`}
      calendarHref={`/api/mechmate/bookings/${visit.token}/calendar.ics`}
      time={fullMomentText(timeSlotOf(visit), site.locale) ?? ''}
      onAgain={again}
      onDirections={() => undefined}
      locale={site.locale}
      currency={site.currency}
      t={t}
      id={`${uid}-booked`}
    />
  );
}
