import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BookingApi, bookingApi } from '~/features/booking-calls';
import { type TrackedEvent, tracker } from '~/features/booking-tracking';
import { translatorOver } from '~/messages/translate';
import type { StepTexts } from '../workshop/texts';
import type { BookingProps } from './booking-props';
import { reduce } from './reduce';
import { type BookingAction, type BookingStore, DEFAULT_STORE } from './store';
import { loadStore, saveStore, sessionStore } from './stored-state';
import type { BookingTexts } from './texts';

export interface Booking {
  readonly state: BookingStore;
  /** The store is written to the session storage and a hold that goes is released before this returns. */
  readonly dispatch: (action: BookingAction) => void;
  /** The store as it is now, for what runs later than the render it was made in. */
  readonly current: () => BookingStore;
  /** The stored state has been read: false on the server and in the first render, which shows state 0. */
  readonly isReady: boolean;
  readonly t: BookingTexts & StepTexts;
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

const toDataLayer = tracker('service_booking');
const fromBrowser: typeof fetch = (input, init) => fetch(input, init);

interface ProviderProps extends BookingProps {
  readonly children: ReactNode;
  /** Where a test or an example of the gallery begins; otherwise what the session storage holds. */
  readonly start?: BookingStore | undefined;
  readonly api?: BookingApi;
}

export function BookingProvider({ texts, site, uid, start, api: given, children }: ProviderProps) {
  const [state, setState] = useState(start ?? DEFAULT_STORE);
  const [isReady, setReady] = useState(start !== undefined);
  const [said, setSaid] = useState('');
  const now = useRef(state);
  const api = useMemo(
    () => given ?? bookingApi({ fetch: fromBrowser, language: texts.language }),
    [given, texts],
  );

  const dispatch = useCallback(
    (action: BookingAction) => {
      const before = now.current;
      const after = reduce(before, action);
      if (after === before) return;
      now.current = after;
      if (start === undefined) saveStore(sessionStore(), after);
      if (before.hold !== null && after.hold === null && after.bookingState < 5) {
        api.releaseHold(before.hold.holdId);
      }
      setState(after);
    },
    [api, start],
  );

  useEffect(() => {
    if (start !== undefined) return;
    const store = loadStore(sessionStore());
    now.current = store;
    setState(store);
    setReady(true);
  }, [start]);

  // Made once, as effects depend on them: what is new with each state would ask the server anew with each state.
  const current = useCallback(() => now.current, []);
  const t = useMemo(() => translatorOver(texts), [texts]);
  const booking = useMemo<Booking>(
    () => ({
      state,
      dispatch,
      current,
      isReady,
      t,
      site,
      api,
      announce: setSaid,
      track: toDataLayer,
      uid,
    }),
    [state, dispatch, current, isReady, t, site, api, uid],
  );
  return (
    <Context.Provider value={booking}>
      {children}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Context.Provider>
  );
}
