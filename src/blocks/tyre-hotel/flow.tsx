import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MessageSubset } from '~/messages';
import { translatorOver } from '~/messages/translate';
import type { Confirmation, Vehicle } from '~/modules/tyre-hotel';
import { telHref } from '~/platform/phone/pattern';
import { Alert, AlertPlace } from '~/ui/alert';
import { Button } from '~/ui/button';
import { fetchIcons } from '~/ui/icon/fetch-icons';
import { RetryAlert } from '~/ui/island/retry-alert';
import { Skeleton } from '~/ui/skeleton';
import { useStoredHeight } from '~/ui/steady-end/use-stored-height';
import { Breakable } from '~/ui/text/breakable';
import { tyreHotelApi } from './api';
import { FlowContext, type TyreHotelFlowValue, useFlow } from './flow-context';
import { draftFor, EMPTY, EMPTY_DRAFT, type FlowState, stateStore } from './session-state';
import { withChange } from './steps/booked-note';
import { BookingStep } from './steps/booking-step';
import { CodeStep } from './steps/code-step';
import { ConfirmationStep } from './steps/confirmation-step';
import { Failed } from './steps/failed';
import { LoginStep } from './steps/login-step';
import { SearchStep } from './steps/search-step';
import { Step } from './steps/step';
import { VehicleStep } from './steps/vehicle-step';
import type { TyreHotelKey } from './texts';
import styles from './tyre-hotel.module.css';
import { useBookingEntry } from './use-booking-entry';
import { useLanguageLinks } from './use-language-links';
import { trackBooked, useTyreHotelTracking } from './use-tyre-hotel-tracking';

export interface TyreHotelProps
  extends Pick<
    TyreHotelFlowValue,
    'uid' | 'locale' | 'email' | 'phone' | 'zone' | 'bookingLink' | 'privacyLink' | 'addresses'
  > {
  readonly texts: MessageSubset<TyreHotelKey>;
}

/** What stands above a step: that the session is over, or what has been booked. */
interface Note {
  readonly tone: 'warning' | 'success';
  readonly text: string;
}

/** The six states of the tyre hotel (TYRE-HOTEL-1), one after the other in one place. */
export function TyreHotelFlow({ texts, ...given }: TyreHotelProps) {
  const t = useMemo(() => translatorOver(texts), [texts]);
  const api = useMemo(() => tyreHotelApi(texts.language), [texts]);
  const [state, setState] = useState<FlowState>(EMPTY);
  const [isRestored, setRestored] = useState(false);
  const [vehicles, setVehicles] = useState<readonly Vehicle[] | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [announcement, announce] = useState('');
  /** Whether the server could not say who is signed in. */
  const [isUnknown, setUnknown] = useState(false);
  const [logout, setLogout] = useState<'none' | 'sent' | 'failed'>('none');

  const change = useCallback((changed: (before: FlowState) => FlowState) => {
    setState((before) => {
      const after = changed(before);
      stateStore.save(after);
      return after;
    });
  }, []);
  const go = useCallback(
    (to: Partial<FlowState>) => {
      setNote(null);
      announce('');
      change((before) => ({ ...before, ...to }));
    },
    [change],
  );
  const keep = useCallback<TyreHotelFlowValue['keep']>(
    (typed) =>
      change((before) => ({
        ...before,
        draft: { ...draftFor(typed.regNo, before), ...typed, changedAt: Date.now() },
      })),
    [change],
  );
  const isLeaving = useRef(false);
  const signOut = useRef<HTMLButtonElement>(null);
  const isSignedIn = state.status === 0;
  /** What an answer that comes later asks. */
  const isIn = useRef(isSignedIn);
  isIn.current = isSignedIn;
  const goToSearch = useCallback(
    (message: Note | null, left: (before: FlowState) => FlowState) => {
      setLogout('none');
      announce('');
      change(left);
      setVehicles(null);
      setConfirmation(null);
      setNote(message);
    },
    [change],
  );
  const leave = useCallback(async () => {
    if (isLeaving.current) return;
    if (!isSignedIn) {
      void api.logout();
      goToSearch(null, () => EMPTY);
      return;
    }
    isLeaving.current = true;
    // What has failed before goes, and its button with it; that it has failed again is said anew.
    signOut.current?.focus();
    setLogout('sent');
    // Nobody is told that they are signed out while the session is open.
    if (await api.logout()) goToSearch(null, () => EMPTY);
    else setLogout('failed');
    isLeaving.current = false;
  }, [api, goToSearch, isSignedIn]);
  const sessionEnded = useCallback(
    (message: string) => {
      // Who has signed out meanwhile is told nothing of it.
      if (!isIn.current) return;
      void api.logout();
      goToSearch({ tone: 'warning', text: message }, ({ draft }) =>
        draft === EMPTY_DRAFT ? EMPTY : { ...EMPTY, draft, regNo: draft.regNo },
      );
    },
    [api, goToSearch],
  );
  const keepPlate = useCallback((regNo: string) => change((before) => ({ ...before, regNo })), [change]);
  const askWhoItIs = useCallback(async () => {
    setUnknown(false);
    const answer = await api.session();
    if (answer.ok) setVehicles(answer.value);
    else if (answer.failure.status === 401) sessionEnded(answer.failure.message);
    else setUnknown(true);
  }, [api, sessionEnded]);
  useEffect(() => {
    const stored = stateStore.load();
    isIn.current = stored.status === 0;
    setState(stored);
    setRestored(true);
    // What the browser keeps opens nothing: the server says whether somebody is signed in.
    if (stored.status === 0) void askWhoItIs();
  }, [askWhoItIs]);
  useEffect(() => {
    // A page that the browser has kept in memory shows who was signed in when it was left.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isIn.current) return;
      const stored = stateStore.load();
      if (stored.status !== 0) goToSearch(null, () => stored);
      else void askWhoItIs();
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [askWhoItIs, goToSearch]);
  const hasPlate = state.regNo !== '';
  useEffect(() => {
    if (hasPlate) fetchIcons(['WarningAlert']);
  }, [hasPlate]);
  const place = useFocusOnPage(isRestored ? state.page : null);
  useLanguageLinks(place, state.page !== 'Search');
  useTyreHotelTracking(state.page);
  useStoredHeight('tyre-hotel');
  useBookingEntry(isRestored ? state.page : null, go);
  const flow: TyreHotelFlowValue = {
    ...given,
    state,
    go,
    keep,
    keepPlate,
    leave,
    sessionEnded,
    api,
    announce,
    t,
    setVehicles,
    vehicle: vehicles?.[0] ?? null,
  };
  return (
    <FlowContext.Provider value={flow}>
      <div ref={place} className={styles.flow} data-page={state.page}>
        <AlertPlace>
          {note !== null && <Alert tone={note.tone}>{note.text}</Alert>}
          {announcement !== '' && <span className="visually-hidden">{announcement}</span>}
        </AlertPlace>
        {isUnknown && <Failed text={t('tyreHotel.failed')} onRetry={askWhoItIs} />}
        {state.page === 'Search' && <SearchStep />}
        {state.page === 'Login' && <LoginStep />}
        {state.page === 'Validate' && <CodeStep />}
        {isSignedIn && vehicles === null && !isUnknown && <AwaitedVehicle />}
        {isSignedIn && vehicles?.length === 0 && <NoVehicle />}
        {isSignedIn && flow.vehicle !== null && (
          <>
            {state.page === 'LoggedIn' && <VehicleStep vehicle={flow.vehicle} />}
            {state.page === 'Booking' && (
              <BookingStep
                vehicle={flow.vehicle}
                onBooked={(booked) => {
                  trackBooked(booked);
                  if (!isIn.current) {
                    // Signed out while it was sent: it is booked all the same.
                    const id = `${t('tyreHotel.bookingId')} ${booked.bookingConfirmationId}`;
                    return setNote({ tone: 'success', text: `${t('tyreHotel.thanks')}. ${id}` });
                  }
                  setConfirmation(booked);
                  setVehicles(vehicles?.map((each) => withChange(each, booked)) ?? null);
                  go({ page: 'Confirmation', draft: EMPTY_DRAFT });
                }}
              />
            )}
            {state.page === 'Confirmation' && confirmation !== null && (
              <ConfirmationStep confirmation={confirmation} vehicle={flow.vehicle} />
            )}
          </>
        )}
        <footer className={styles.foot}>
          <p>
            <Questions />
          </p>
          {isSignedIn && (
            <Button
              ref={signOut}
              variant="ghost"
              size="s"
              // Not disabled: the keyboard stays here.
              aria-disabled={logout === 'sent' || undefined}
              onClick={leave}
            >
              {t('tyreHotel.logOut')}
            </Button>
          )}
          {logout === 'failed' && (
            <RetryAlert again={t('tyreHotel.again')} onRetry={leave}>
              {t('tyreHotel.logOutFailed')}
            </RetryAlert>
          )}
        </footer>
      </div>
    </FlowContext.Provider>
  );
}

/** "Questions? Write to …", with the address as a link. */
function Questions() {
  const { t, email } = useFlow();
  const [before, after] = t('tyreHotel.questions', { email: '\n' }).split('\n');
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>
        <Breakable text={email} />
      </a>
      {after}
    </>
  );
}

/** After a reload, until the server has said who is signed in; in the size of what comes. */
function AwaitedVehicle() {
  return (
    <div className={styles.step} aria-busy="true">
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="80vh" />
    </div>
  );
}

/** Signed in, and the service knows no car: somebody has to look. */
function NoVehicle() {
  const { t, phone, email } = useFlow();
  return (
    <Step title={t('tyreHotel.carTitle')}>
      <Alert tone="warning">
        {t('tyreHotel.noCar')} <a href={telHref(phone)}>{phone}</a>,{' '}
        <a href={`mailto:${email}`}>
          <Breakable text={email} />
        </a>
      </Alert>
    </Step>
  );
}

/**
 * Each page puts the focus on its heading, in view; not the one that is there when the visitor comes.
 * @param page null: not yet known
 */
function useFocusOnPage(page: FlowState['page'] | null) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<FlowState['page'] | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = page;
    if (was === null || was === page) return;
    const heading = place.current?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
    heading?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [page]);
  return place;
}
