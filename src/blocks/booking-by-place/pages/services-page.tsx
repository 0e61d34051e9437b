import { useEffect } from 'react';
import {
  AddOnList,
  hasChosenService,
  MileageField,
  type OfferedService,
  ORIGINAL_SERVICE,
  ServiceCategories,
  withAddOnToggled,
  withOptionToggled,
  withServiceToggled,
  withText,
} from '~/features/service-catalogue';
import { RetryAlert } from '~/ui/island/retry-alert';
import { Skeleton } from '~/ui/skeleton';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { pageHeadingId } from '../use-focus';
import type { useOffers } from '../use-offers';
import { Page } from './page';
import { PageButtons } from './turning';

interface Props {
  readonly offers: ReturnType<typeof useOffers>;
}

/** Page 3: what is to be done (BY-PLACE-5). */
export function ServicesPage({ offers: { phase, again } }: Props) {
  const { t, uid, state, go, announce } = useFlow();
  useEffect(() => {
    if (phase !== 'loading') return;
    announce(t('booking.servicesLoading'));
    return () => announce('');
  }, [phase, t, announce]);
  const { serviceCategories: categories, addons } = state;
  const retry = () => {
    // The button that was pressed goes.
    document.getElementById(pageHeadingId(uid))?.focus();
    again();
  };
  const isReady = phase === 'ready';
  const hasAddOns = isReady && addons.some(({ services }) => services.length > 0);
  return (
    <Page title={t('booking.services')}>
      {phase === 'loading' && (
        <div className={styles.waiting}>
          <p>{t('booking.servicesLoading')}</p>
          <Skeleton height="4rem" />
          <Skeleton height="16rem" />
        </div>
      )}
      {phase === 'failed' && (
        <RetryAlert title={t('booking.servicesFailed')} again={t('error.tryAgain')} onRetry={retry} />
      )}
      {isReady && <Services />}
      {hasAddOns && (
        <section className={styles.part} aria-labelledby={`${uid}-addons`}>
          <h3 id={`${uid}-addons`} className={styles.subtitle}>
            {t('booking.addOns')}
          </h3>
          <p className={styles.note}>{t('booking.addOnsText')}</p>
          <AddOns />
        </section>
      )}
      <PageButtons
        next={t('booking.continue')}
        missing={isReady && hasChosenService({ categories }) ? null : t('byPlace.missingService')}
        onNext={() => go(4)}
      />
    </Page>
  );
}

function Services() {
  const { t, uid, state, current, dispatch } = useFlow();
  const now = () => current().serviceCategories;
  const mileage = ({ serviceId }: OfferedService) =>
    serviceId === ORIGINAL_SERVICE ? (
      <MileageField
        id={`${uid}-mileage`}
        value={state.mileage}
        onChange={(typed) => dispatch({ type: 'mileage', mileage: typed })}
        t={t}
      />
    ) : null;
  return (
    <ServiceCategories
      categories={state.serviceCategories}
      onToggle={({ serviceId }) =>
        dispatch({ type: 'services', serviceCategories: withServiceToggled(now(), serviceId) })
      }
      onOption={({ categoryId }, optionid) =>
        dispatch({ type: 'words', serviceCategories: withOptionToggled(now(), categoryId, optionid) })
      }
      onText={({ serviceId }, text) =>
        dispatch({ type: 'words', serviceCategories: withText(now(), serviceId, text) })
      }
      below={mileage}
      uid={`${uid}-service`}
      t={t}
    />
  );
}

function AddOns() {
  const { t, uid, state, current, dispatch } = useFlow();
  return (
    <AddOnList
      addOns={state.addons}
      onToggle={({ serviceId }) =>
        dispatch({ type: 'addons', addons: withAddOnToggled(current().addons, serviceId) })
      }
      uid={`${uid}-addon`}
      t={t}
    />
  );
}
