import { useCallback, useEffect, useMemo, useState } from 'react';
import { bookingApi, serviceBookingApi } from '~/features/booking-calls';
import { tracker, useTrackedLeads } from '~/features/booking-tracking';
import {
  fromBrowser,
  releaseGoneHold,
  type StateRules,
  sessionStore,
  useAnnouncement,
  useStored,
} from '~/features/service-booking';
import { StepBar } from '~/features/step-bar';
import type { MessageSubset } from '~/messages';
import { translatorOver } from '~/messages/translate';
import { RetryAlert } from '~/ui/island/retry-alert';
import { useSteadyEnd } from '~/ui/steady-end/steady-end';
import { useStoredHeight } from '~/ui/steady-end/use-stored-height';
import styles from './booking-by-place.module.css';
import { type Flow, FlowContext, useFlow } from './flow-context';
import { CarPage } from './pages/car-page';
import { PlatePage } from './pages/plate-page';
import { type Action, type BookingState, INITIAL, reduce, slotOf } from './state/booking';
import type { PageNumber } from './state/page-number';
import { pageOf } from './state/page-number';
import { stateStore } from './state/stored';
import type { BookingByPlaceKey } from './texts';
import { useFocus } from './use-focus';
import { type LaterPart, useLaterPages } from './use-later-pages';
import { usePage } from './use-page';
import { useSingleTaps } from './use-single-taps';

/** What the server gives the island: JSON. */
export interface BookingByPlaceProps extends Pick<Flow, 'uid' | 'site'> {
  readonly texts: MessageSubset<BookingByPlaceKey>;
  /** The page that the address asks for: what stands below the flow keeps its place until it is known what is stored. */
  readonly initialPage: PageNumber;
}

interface Props extends BookingByPlaceProps {
  /** Where a test or an example of the gallery begins; otherwise what the session storage holds. */
  readonly start?: BookingState;
}

const track = tracker('service_booking_by_place');

const pageInAddress = (): PageNumber => pageOf(new URLSearchParams(location.search));

const STATE_RULES: StateRules<BookingState, Action> = {
  initial: INITIAL,
  reduce,
  load() {
    const store = stateStore(sessionStore());
    const state = store.load();
    // Who comes back from elsewhere once it is booked books anew.
    if (state === null || state.booked === null) return state ?? INITIAL;
    if (pageInAddress() === 5) return state;
    store.clear();
    return INITIAL;
  },
  save: (state) => stateStore(sessionStore()).save(state),
  isBooked: ({ booked }) => booked !== null,
};

/** The five pages of flow C and its confirmation, one route (BY-PLACE-1). */
export function BookingByPlace({ texts, site, uid, initialPage, start }: Props) {
  const { language } = texts;
  const api = useMemo(() => serviceBookingApi({ fetch: fromBrowser, language }), [language]);
  const holds = useMemo(() => bookingApi({ fetch: fromBrowser, language }), [language]);
  const t = useMemo(() => translatorOver(texts), [texts]);
  const changed = useCallback(
    (before: BookingState, { hold, booked }: BookingState) =>
      releaseGoneHold(holds, before.hold, { hold, isBooked: booked !== null }),
    [holds],
  );
  const stored = useStored(STATE_RULES, changed, start);
  const { state, dispatch, current } = stored;
  const [shown, go] = usePage(stored);
  const [announcement, announce] = useAnnouncement(shown, pageInAddress);
  const isLater = (shown !== null && shown > 2) || state.booked !== null;
  const [later, again] = useLaterPages(isLater || shown === 2);
  // A page that is still being fetched has no heading yet.
  useFocus(uid, isLater && typeof later === 'string' ? null : shown, state);
  useTrackedLeads('[data-booking-by-place]', track);
  useStoredHeight('booking-by-place');
  const page = shown ?? 1;
  const flow = useMemo<Flow>(
    () => ({ state, dispatch, current, page, go, api, holds, t, site, uid, announce, track }),
    [state, dispatch, current, page, go, api, holds, t, site, uid, announce],
  );
  /** Whether the car has been looked for; null: not yet. */
  const [search, setSearch] = useState<'begun' | 'over' | null>(null);
  const onSearch = useCallback((isBusy: boolean) => setSearch(isBusy ? 'begun' : 'over'), []);
  // The confirmation is less than the summary, and a car that is not found less than the room made for it.
  const place = useSteadyEnd<HTMLDivElement>(state.attempt !== null || search === 'begun');
  const onTap = useSingleTaps();
  const isWaiting = shown === null ? initialPage > 1 : isLater && later === 'loading';
  return (
    <FlowContext.Provider value={flow}>
      <div
        ref={place}
        onClickCapture={onTap}
        className={styles.flow}
        data-page={isWaiting ? undefined : page}
        data-waiting={isWaiting ? '' : undefined}
        data-search={search ?? undefined}
      >
        {isWaiting ? (
          <p className={styles.note}>{t('booking.loading')}</p>
        ) : (
          <Pages later={later} onAgain={again} onSearch={onSearch} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </FlowContext.Provider>
  );
}

interface PagesProps {
  readonly later: LaterPart;
  readonly onAgain: () => void;
}

interface AllPagesProps extends PagesProps {
  readonly onSearch: (isBusy: boolean) => void;
}

function Pages({ later, onAgain, onSearch }: AllPagesProps) {
  const { page, state, t, go } = useFlow();
  useTrackedPages();
  const behind = <LaterPages later={later} onAgain={onAgain} />;
  if (state.booked !== null) return behind;
  return (
    <>
      {page > 1 && (
        <StepBar
          steps={[2, 3, 4, 5]}
          current={page === 1 ? 2 : page}
          onGo={go}
          labels={{
            bar: t('wizard.steps'),
            names: {
              2: t('wizard.step2'),
              3: t('wizard.step3'),
              4: t('wizard.step4'),
              5: t('wizard.step5'),
            },
          }}
        />
      )}
      {page === 1 && <PlatePage onSearch={onSearch} />}
      {page === 2 && <CarPage />}
      {/* Services are asked for while the car is looked at, and go on being when the visitor turns back to the plate. */}
      {behind}
    </>
  );
}

/** What stands behind the car, or why it cannot be had. */
function LaterPages({ later, onAgain }: PagesProps) {
  const { page, state, t } = useFlow();
  if (typeof later === 'object') return <later.Pages />;
  if (later === 'loading' || (page < 3 && state.booked === null)) return null;
  return (
    <RetryAlert again={t('error.tryAgain')} onRetry={onAgain}>
      {t('booking.partFailed')}
    </RetryAlert>
  );
}

const STEPS = { 2: 'vehicle_info', 3: 'choose_service', 4: 'time_and_place', 5: 'confirm_booking' } as const;

/** Each page is told when it is shown, add-ons where there are some, the contact details once they can be typed; the day's second time is held back. */
function useTrackedPages(): void {
  const { page, state, track: tell } = useFlow();
  const isOver = state.booked !== null;
  const hasAddOns = state.addons.some(({ services }) => services.length > 0);
  const hasSlot = slotOf(state) !== null;
  useEffect(() => {
    if (!isOver && page !== 1) tell({ type: 'step', step: STEPS[page] });
  }, [page, isOver, tell]);
  useEffect(() => {
    if (!isOver && page === 3 && hasAddOns) tell({ type: 'step', step: 'choose_addon' });
  }, [page, isOver, hasAddOns, tell]);
  useEffect(() => {
    if (!isOver && page === 4 && hasSlot) tell({ type: 'step', step: 'contact_details' });
  }, [page, isOver, hasSlot, tell]);
}
