import { type FormEvent, useCallback, useMemo } from 'react';
import { ContactFields, isComplete } from '~/features/contact-details';
import { demandText, missingOf, PlaceAndTimeChoice, type Tools, type Work } from '~/features/place-and-time';
import { HoldClock, TakenTime, useHoldRenewal } from '~/features/time-hold';
import type { OfferedTime } from '~/modules/workshop';
import { dateOf } from '~/platform/json-fields';
import { Alert, AlertPlace } from '~/ui/alert';
import { Button } from '~/ui/button';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { canWait, linesOf } from '../state/booking';
import { type HoldState, useHold } from '../use-hold';
import { Page } from './page';
import { PageButtons } from './turning';

/** Page 4: where and when, and who comes (BY-PLACE-6, BY-PLACE-11). */
export function PlacePage() {
  const { t, uid, state, current, dispatch, api, holds, site, announce, track, go } = useFlow();
  const holding = useHold({ current, dispatch }, holds);
  const { reserve, dismiss, round } = holding;
  const { locale, zone, email } = site;
  const tools = useMemo<Tools>(
    () => ({ uid, t, api, locale, zone, email, announce, track }),
    [uid, t, api, locale, zone, email, announce, track],
  );
  const { car, serviceCategories, addons } = state;
  const work = useMemo<Work>(() => {
    const lines = linesOf({ serviceCategories, addons, workshopPrices: null });
    return {
      regno: car?.regNo ?? '',
      brandcode: car?.shortBrand ?? '',
      services: lines.map(({ service }) => service.serviceId),
      resourceDemand: demandText(lines.map(({ service }) => service.resourceDemand)),
    };
  }, [car, serviceCategories, addons]);
  const missing = missingOf(state);
  const words = {
    workshop: t('byPlace.missingWorkshop'),
    date: t('byPlace.missingDate'),
    time: t('byPlace.missingTime'),
    contact: t('byPlace.missingContact'),
  };
  const lacking = missing ?? (isComplete(state.contact) ? null : 'contact');
  const onward = () => {
    if (lacking !== null) return;
    track({ type: 'form' });
    go(5);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onward();
  };
  return (
    <Page title={t('byPlace.title')}>
      <PlaceAndTimeChoice
        tools={tools}
        work={work}
        round={round}
        start={site.start}
        place={state.place}
        choice={state}
        brand={car?.brand ?? ''}
        requestedDate={dateOf(new URLSearchParams(location.search).get('date'))}
        holdId={state.hold?.holdId ?? null}
        onPlace={(place) => dispatch({ type: 'place', place })}
        onDepartment={(department) => {
          dismiss();
          dispatch({ type: 'department', department });
        }}
        onDate={(day) => {
          dismiss();
          dispatch({ type: 'date', day });
          reserve();
        }}
        onTime={(time, pickUp) => {
          dismiss();
          dispatch({ type: 'time', time, pickUp });
          reserve();
        }}
      >
        <HeldTime holding={holding} />
        {missing === null && (
          <form
            id={`${uid}-form`}
            className={styles.part}
            aria-labelledby={`${uid}-contact`}
            onSubmit={submit}
            noValidate
          >
            <Contact />
          </form>
        )}
        <PageButtons
          next={t('byPlace.toSummary')}
          missing={lacking === null ? null : words[lacking]}
          onNext={onward}
          form={missing === null ? `${uid}-form` : undefined}
        />
      </PlaceAndTimeChoice>
    </Page>
  );
}

/** For how long the time is held, that it is no more, or that somebody else was quicker. */
function HeldTime({ holding: { taken, isBusy, reserve, dismiss } }: { readonly holding: HoldState }) {
  const { t, state, site, dispatch, announce } = useFlow();
  const onLost = useCallback((holdId: string) => dispatch({ type: 'holdLost', holdId }), [dispatch]);
  if (taken !== null) {
    const pick = ({ date, time, pickUp }: OfferedTime) => {
      dismiss();
      dispatch({ type: 'date', day: { date, startTime: time === null ? [] : [time] } });
      if (time !== null) dispatch({ type: 'time', time, pickUp: pickUp ?? null });
      reserve();
    };
    return <TakenTime {...taken} isBusy={isBusy} onPick={pick} t={t} locale={site.locale} />;
  }
  return (
    <>
      {state.hold !== null && <HoldClock hold={state.hold} t={t} announce={announce} onLost={onLost} />}
      <AlertPlace>
        {state.hold === null && state.isExpired && (
          <Alert
            tone="warning"
            action={
              <Button size="s" busy={isBusy} onClick={reserve}>
                {t('times.again')}
              </Button>
            }
          >
            {t('times.expired')}
          </Alert>
        )}
      </AlertPlace>
    </>
  );
}

function Contact() {
  const { t, uid, state, current, dispatch, holds, site } = useFlow();
  const keepHold = useHoldRenewal({
    current: () => current().hold,
    api: holds,
    extended: (hold) => dispatch({ type: 'held', hold }),
    lost: (holdId) => dispatch({ type: 'holdLost', holdId }),
  });
  return (
    <section className={styles.part} aria-labelledby={`${uid}-contact`}>
      <h3 id={`${uid}-contact`} tabIndex={-1} className={styles.subtitle}>
        {t('booking.contact')}
      </h3>
      <p className={styles.note}>{t('booking.contactText')}</p>
      <ContactFields
        uid={`${uid}-contact`}
        contact={state.contact}
        canWait={canWait(state)}
        onChange={(change) => {
          dispatch({ type: 'contact', change });
          keepHold();
        }}
        t={t}
      />
      <p className={styles.note}>
        {t('booking.privacy')}
        {site.privacy !== null && (
          <>
            {' '}
            <a href={site.privacy.href} target="_blank" rel="noopener">
              {site.privacy.text}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
