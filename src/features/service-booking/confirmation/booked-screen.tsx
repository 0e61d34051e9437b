import type { BookedVisit } from '~/modules/workshop';
import { calendarHref } from '~/modules/workshop/browser';
import type { HeadingTag } from '~/ui/heading';
import { useBooking } from '../state/booking-context';
import { bookedId, reloadForNewBooking } from '../state/focus';
import { timeSlotOf } from '../state/store';
import { SmallMap } from '../workshop/map/small-map';
import { visitTimeText } from '../workshop/times/visit-time';
import { Confirmation } from './confirmation';

/** What replaces every section once the visit is booked, and the way to a new booking (BOOKED-1, BOOKED-3). */
export function BookedScreen({ visit, level }: { readonly visit: BookedVisit; readonly level: HeadingTag }) {
  const { state, dispatch, t, site, uid } = useBooking();
  const again = () => {
    dispatch({ type: 'reset' });
    reloadForNewBooking();
  };
  return (
    <Confirmation
      visit={visit}
      services={state.services}
      region={state.region}
      email={state.contact.email}
      map={
        <SmallMap
          workshop={visit.workshop}
          theme={site.map.theme}
          label={t('workshop.mapOf', { name: visit.workshop.siteName })}
          credit={t('map.credit')}
        />
      }
      addresses={site}
      calendarHref={calendarHref(visit.token, site.locale)}
      time={visitTimeText(timeSlotOf(visit), visit.pickUp, t, site.locale) ?? ''}
      level={level === 'h1' ? 'h1' : 'h2'}
      onAgain={again}
      locale={site.locale}
      currency={site.currency}
      t={t}
      id={bookedId(uid)}
    />
  );
}
