import { useEffect } from 'react';
import { useTrackedLeads } from '~/features/booking-tracking';
import type { BrandLinksModel } from '~/features/brand-links';
import { BrandLinks } from '~/features/brand-links';
import {
  AddOnStep,
  BookedScreen,
  CarStep,
  prepareWorkshops,
  ServiceStep,
  SideSummary,
  Summary,
  shownStep,
  useBooking,
  useFocusOnChange,
  useIconsAhead,
  useOffers,
  visitTimeText,
  WorkshopPart,
} from '~/features/service-booking';
import type { HeadingTag } from '~/ui/heading';
import { useSteadyEnd } from '~/ui/steady-end/steady-end';
import { useStoredHeight } from '~/ui/steady-end/use-stored-height';
import { HeadingArea } from './heading-area';
import styles from './service-booking.module.css';

interface Props {
  readonly brands: BrandLinksModel;
  readonly level: HeadingTag;
}

/** The block on its page. */
const FLOW = '[data-service-booking]';

/** The single page of flow A: sections appear by the booking's state, which the address does not follow (BOOKING-1). */
export function BookingFlow({ brands, level }: Props) {
  const { state, uid, track } = useBooking();
  const [offers, askAgain] = useOffers();
  useFocusOnChange();
  useIconsAhead();
  useTrackedSteps();
  useTrackedLeads(FLOW, track);
  useStoredHeight('service-booking');
  const { bookingState } = state;
  useEffect(() => {
    if (bookingState === 3) prepareWorkshops();
  }, [bookingState]);
  // The car is less than what is shown before it, and the confirmation than all that it takes the place of.
  const place = useSteadyEnd<HTMLDivElement>(state.car === null || state.attempt !== null);
  return (
    <div ref={place}>
      {bookingState >= 5 && state.booking !== null ? (
        <BookedScreen visit={state.booking} level={level} />
      ) : (
        <div className={styles.flow}>
          <HeadingArea level={level} />
          <div className={styles.columns}>
            <div className={styles.steps}>
              <CarStep />
              {state.car === null && <BrandLinks model={brands} uid={uid} />}
              {bookingState > 1 && <ServiceStep offers={offers} onAgain={askAgain} />}
              {bookingState > 2 && <AddOnStep offers={offers} onAgain={askAgain} />}
              {bookingState > 3 && (
                <div data-workshops="">
                  <WorkshopPart />
                </div>
              )}
            </div>
            <Aside />
          </div>
        </div>
      )}
    </div>
  );
}

/** Each step is told when it is shown; the day's second time is held back further on. */
function useTrackedSteps(): void {
  const { state, isReady, track } = useBooking();
  const step = isReady ? shownStep(state) : null;
  useEffect(() => {
    if (step !== null) track({ type: 'step', step });
  }, [step, track]);
}

function Aside() {
  const { state, t, uid, site } = useBooking();
  const { car, region, bookingState, services, location, bookingInfo } = state;
  const time = visitTimeText(bookingInfo.timeSlot, bookingInfo.pickUp, t, site.locale);
  const id = `${uid}-summary`;
  return (
    <SideSummary count={Object.keys(services).length} t={t} id={id}>
      <Summary
        car={car}
        region={region}
        bookingState={bookingState}
        services={services}
        t={t}
        id={id}
        areOwnPrices={state.hasWorkshopPrices}
        visit={location === null || time === null ? null : { workshop: location.siteName, time }}
        locale={site.locale}
        currency={site.currency}
      />
    </SideSummary>
  );
}
