import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import {
  type BookingApi,
  bookingApi,
  NoAnswer,
  type ServiceBookingApi,
  serviceBookingApi,
} from '~/features/booking-calls';
import { tracker } from '~/features/booking-tracking';
import {
  type BookingAction,
  type BookingProps,
  BookingScope,
  fromBrowser,
  releaseGoneHold,
  type StateRules,
  sessionStore,
  useBooking,
  useStored,
} from '~/features/service-booking';
import { demandOf } from '~/features/service-catalogue/rules';
import { translatorOver } from '~/messages/translate';
import { bookingOf, linesOf } from './state/booking-view';
import { reduce, type WizardAction } from './state/reduce';
import { stateKeeper } from './state/stored-state';
import { INITIAL, type WizardState } from './state/wizard-state';
import type { WizardTexts } from './texts';
import { weekOf } from './week';
import type { WizardProps } from './wizard-props';

export interface Wizard {
  readonly wizard: WizardState;
  readonly change: (action: WizardAction) => void;
  readonly now: () => WizardState;
  readonly calls: ServiceBookingApi;
  readonly t: WizardTexts;
  readonly uid: string;
  readonly site: WizardProps['site'];
  readonly isReady: boolean;
}

const Context = createContext<Wizard | null>(null);

/** The wizard that a page belongs to, and what its shared parts see of it. */
export function useWizard(): Wizard & Pick<ReturnType<typeof useBooking>, 'announce' | 'track'> {
  const wizard = useContext(Context);
  const { announce, track } = useBooking();
  if (wizard === null) throw new Error('A page of the wizard stands outside its provider');
  return { ...wizard, announce, track };
}

const track = tracker('service_booking_wizard');

const stored = () =>
  stateKeeper({ storage: sessionStore(), now: () => Date.now(), reload: () => location.reload() });

const STATE_RULES: StateRules<WizardState, WizardAction> = {
  initial: INITIAL,
  reduce,
  load: () => stored().load(),
  save: (state) => stored().save(state),
  isBooked: ({ booked }) => booked !== null,
};

interface Props extends Pick<WizardProps, 'texts' | 'site' | 'uid'> {
  readonly children: ReactNode;
  /** Where a test begins; otherwise what the session storage holds. */
  readonly start?: WizardState;
}

/** Flow B's state: session storage, `h-sb-state`; the parts that flow A has too see it as a booking of theirs. */
export function WizardProvider({ texts, site, uid, start, children }: Props) {
  const { language } = texts;
  const calls = useMemo(() => serviceBookingApi({ fetch: fromBrowser, language }), [language]);
  const holds = useMemo(() => bookingApi({ fetch: fromBrowser, language }), [language]);
  const changed = useCallback(
    (before: WizardState, { hold, booked }: WizardState) =>
      releaseGoneHold(holds, before.hold, { hold, isBooked: booked !== null }),
    [holds],
  );
  const { state, dispatch, current, isReady } = useStored(STATE_RULES, changed, start);
  const t = useMemo(() => translatorOver(texts), [texts]);
  const shared = useMemo<BookingProps['texts']>(() => ({ language, texts: texts.texts }), [language, texts]);
  const api = useMemo(
    () => ({ ...holds, timeslots: timesFrom(calls, current), now: calls.now }),
    [holds, calls, current],
  );
  const wizard = useMemo<Wizard>(
    () => ({ wizard: state, change: dispatch, now: current, calls, t, uid, site, isReady }),
    [state, dispatch, current, calls, t, uid, site, isReady],
  );
  const booking = useMemo(() => bookingOf(state), [state]);
  const ask = useCallback((action: BookingAction) => dispatch({ type: 'booking', action }), [dispatch]);
  const seen = useCallback(() => bookingOf(current()), [current]);
  const currentPage = useCallback(() => current().page, [current]);
  return (
    <Context.Provider value={wizard}>
      <BookingScope
        texts={shared}
        site={site}
        uid={uid}
        isReady={isReady}
        api={api}
        track={track}
        state={booking}
        dispatch={ask}
        current={seen}
        step={state.page}
        currentStep={currentPage}
      >
        {children}
      </BookingScope>
    </Context.Provider>
  );
}

/** The free times of a week by the wizard's own call; as in flow A none where the server says no. */
const timesFrom =
  (calls: ServiceBookingApi, now: () => WizardState): BookingApi['timeslots'] =>
  async ({ registrationNumber, departmentId, from, holdId }, signal) => {
    const lines = linesOf(now());
    const week = weekOf(from);
    const answer = await calls.timeslots(
      {
        departments: [departmentId],
        startDate: from,
        endDate: week.at(-1) ?? from,
        brandcode: now().car?.shortBrand ?? '',
        regno: registrationNumber,
        services: lines.map(({ service }) => service.serviceId),
        resourceDemand: String(demandOf(lines)),
        holdId,
      },
      signal,
    );
    if (!answer.ok) {
      if (answer.failure.kind === 'network') throw new NoAnswer('The times could not be asked for');
      return [];
    }
    const free = new Map(answer.value.map((day) => [day.date, day]));
    return week.map((date) => {
      const day = free.get(date);
      return {
        date,
        availableSlots: day?.startTime ?? [],
        allDaySlotAvailable: day?.startTime.length === 0,
        ...(day?.pickUps !== undefined && { pickUps: day.pickUps }),
      };
    });
  };
