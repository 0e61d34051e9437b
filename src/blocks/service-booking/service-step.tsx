import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Skeleton } from '~/ui/skeleton';
import { useBooking } from './booking-context';
import { OfferedList } from './offered-list';
import styles from './service-step.module.css';
import { StepSection } from './step-section';
import { hasServices } from './store';
import type { Offers } from './use-offers';
import { WaysOut } from './ways-out';

interface Props {
  readonly offers: Offers;
  readonly onAgain: () => void;
}

/** The second section: what shall be done, by kind of work. */
export function ServiceStep({ offers, onAgain }: Props) {
  const { state, t } = useBooking();
  const names = Object.values(state.services).flatMap(({ kind, name }) => (kind === 'service' ? name : []));
  return (
    <StepSection step={2} title={t('booking.services')} summary={names.join(', ')}>
      {offers.phase === 'loading' && <ServicesSkeleton />}
      {offers.phase === 'failed' && <ServicesFailed onAgain={onAgain} />}
      {offers.phase === 'ready' && <ServiceForm offers={offers.offers} />}
    </StepSection>
  );
}

function ServiceForm({ offers }: { readonly offers: Extract<Offers, { phase: 'ready' }>['offers'] }) {
  const { state, dispatch, t, uid, announce } = useBooking();
  const [isMissing, setMissing] = useState(false);
  const categories = offers.categories.filter(({ services }) => services.length > 0);
  if (categories.length === 0) return <WaysOut tone="info" text={t('booking.servicesNone')} />;
  const isEnough = hasServices(state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isEnough);
    announce(isEnough ? '' : t('booking.chooseOne'));
    dispatch({ type: 'confirmServices' });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {categories.map(({ id, label, services }) => (
        <fieldset key={id} className={styles.category} data-category={id}>
          <legend className={styles.label}>{label}</legend>
          <OfferedList services={services} kind="toggleService" />
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="l"
          className={styles.next}
          aria-disabled={!isEnough || undefined}
          aria-describedby={isEnough ? undefined : `${uid}-choose`}
        >
          {t('booking.continue')}
        </Button>
        {!isEnough && (
          <p id={`${uid}-choose`} className={isMissing ? styles.missing : styles.hint}>
            {t('booking.chooseOne')}
          </p>
        )}
      </div>
    </form>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e'] as const;

export function ServicesSkeleton() {
  const { t } = useBooking();
  return (
    <div className={styles.form} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('booking.servicesLoading')}
      </p>
      <Skeleton width="9rem" height="1.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} height="4.5rem" />
      ))}
    </div>
  );
}

/** Specification 3 §8, services or add-ons cannot load. */
export function ServicesFailed({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useBooking();
  return <WaysOut tone="danger" text={t('booking.servicesFailed')} onAgain={onAgain} />;
}
