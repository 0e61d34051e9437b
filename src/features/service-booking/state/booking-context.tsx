import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type BookingApi, bookingApi } from '~/features/booking-calls';
import { type TrackedEvent, tracker } from '~/features/booking-tracking';
import { translatorOver } from '~/messages/translate';
import type { Hold } from '~/modules/workshop';
import type { StepTexts } from '../workshop/texts';
import type { BookingProps } from './booking-props';
import { reduce } from './reduce';
import { type BookingAction, type BookingStore, DEFAULT_STORE } from './store';
import { loadStore, saveStore, sessionStore } from './stored-state';
import type { BookingTexts } from './texts';
import { useAnnouncement } from './use-announcement';
import { type StateRules, type Stored, useStored } from './use-stored';

export interface Booking {
  readonly state: BookingStore;
  /** The store is written to the session storage and a hold that goes is released before this returns. */
  readonly dispatch: (action: BookingAction) => void;
  /** The store as it is now, for what runs later than the render it was made in. */
  readonly current: () => BookingStore;
  /** The stored state has been read: false on the server and in the first render, which shows state 0. */
  readonly isReady: boolean;
  readonly t: BookingTexts & StepTexts;
  readonly language: BookingProps['texts']['language'];
  readonly site: BookingProps['site'];
  readonly api: BookingApi;
  /** Says something to those who do not see it, politely. */
  readonly announce: (text: string) => void;
  /** Tells analytics, after consent only. */
  readonly track: (event: TrackedEvent) => void;
  /** Prefix of element ids, the same on the server and in the browser. */
  readonly uid: string;
}

const Context = createContext<Booking | null>(null);

/** The booking that a part of the flow belongs to. */
export function useBooking(): Booking {
  const booking = useContext(Context);
  if (booking === null) throw new Error('A part of the booking stands outside its provider');
  return booking;
}

interface ScopeProps extends BookingProps, Stored<BookingStore, BookingAction> {
  readonly api: BookingApi;
  /** Made once. */
  readonly track: (event: TrackedEvent) => void;
  /** The step that is shown: what was said in another one is over. */
  readonly step: string | number;
  /** Made once. */
  readonly currentStep: () => string | number;
  readonly children: ReactNode;
}

/**
 * Gives the parts of a booking what `useBooking` tells them. A flow with a state of its own shows it as theirs: `state` is
 * what they see of it, `dispatch` takes what they ask for; both are made once for each state.
 */
export function BookingScope({
  texts,
  site,
  uid,
  state,
  dispatch,
  current,
  isReady,
  api,
  track,
  step,
  currentStep,
  children,
}: ScopeProps) {
  const [announcement, announce] = useAnnouncement(step, currentStep);
  // Made once, as effects depend on it: what is new with each state would ask the server anew with each state.
  const t = useMemo(() => translatorOver(texts), [texts]);
  const { language } = texts;
  const booking = useMemo<Booking>(
    () => ({
      state,
      dispatch,
      current,
      isReady,
      t,
      language,
      site,
      api,
      announce,
      track,
      uid,
    }),
    [state, dispatch, current, isReady, t, language, site, api, announce, track, uid],
  );
  return (
    <Context.Provider value={booking}>
      {children}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </Context.Provider>
  );
}

/** A hold that goes without having become a booking is given back. */
export function releaseGoneHold(
  api: Pick<BookingApi, 'releaseHold'>,
  before: Hold | null,
  after: { readonly hold: Hold | null; readonly isBooked: boolean },
): void {
  if (before !== null && after.hold === null && !after.isBooked) api.releaseHold(before.holdId);
}

/** The browser's calls of the booking in one language. */
function useBookingApi(language: BookingProps['texts']['language']): BookingApi {
  return useMemo(() => bookingApi({ fetch: fromBrowser, language }), [language]);
}

export const fromBrowser: typeof fetch = (input, init) => fetch(input, init);

const toDataLayer = tracker('service_booking');

const STATE_RULES: StateRules<BookingStore, BookingAction> = {
  initial: DEFAULT_STORE,
  reduce,
  load: () => loadStore(sessionStore()),
  save: (store) => saveStore(sessionStore(), store),
  isBooked: ({ booking }) => booking !== null,
};

/** The first step asks for the car, then shows it. */
const stepOf = ({ bookingState, displayState }: BookingStore): string =>
  bookingState === 0 ? 'plate' : String(displayState);

interface ProviderProps extends BookingProps {
  readonly children: ReactNode;
  /** Where a test or an example of the gallery begins; otherwise what the session storage holds. */
  readonly start?: BookingStore | undefined;
}

/** Flow A's own state: session storage, `fc-service-booking`. */
export function BookingProvider({ start, children, ...props }: ProviderProps) {
  const api = useBookingApi(props.texts.language);
  const changed = useCallback(
    (before: BookingStore, { hold, bookingState }: BookingStore) =>
      releaseGoneHold(api, before.hold, { hold, isBooked: bookingState === 5 }),
    [api],
  );
  const stored = useStored(STATE_RULES, changed, start);
  const { state, current } = stored;
  const currentStep = useCallback(() => stepOf(current()), [current]);
  return (
    <BookingScope
      {...props}
      {...stored}
      api={api}
      track={toDataLayer}
      step={stepOf(state)}
      currentStep={currentStep}
    >
      {children}
    </BookingScope>
  );
}
