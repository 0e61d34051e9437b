import { type FormEvent, useEffect, useState } from 'react';
import type { ServiceOffers } from '~/modules/workshop';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { Skeleton } from '~/ui/skeleton';
import { useSteadyEnd } from '~/ui/steady-end/steady-end';
import { useBooking } from '../state/booking-context';
import { focusHeading, headingId } from '../state/focus';
import { hasServices } from '../state/store';
import { StepSection } from '../step/step-section';
import { WaysOut } from '../step/ways-out';
import { OfferedList } from './offered-list';
import styles from './service-step.module.css';
import type { Offers } from './use-offers';

interface Props {
  readonly offers: Offers;
  readonly onAgain: () => void;
}

/** The second section: what shall be done, by kind of work. */
export function ServiceStep({ offers, onAgain }: Props) {
  const { state, t } = useBooking();
  const place = useSteadyEnd<HTMLDivElement>(offers.phase === 'loading');
  const names = Object.values(state.services).flatMap(({ kind, name }) => (kind === 'service' ? name : []));
  return (
    <StepSection step={2} title={t('booking.services')} summary={names.join(', ')}>
      <div ref={place}>
        {offers.phase === 'loading' && <ServicesSkeleton />}
        {offers.phase === 'failed' && <ServicesFailed onAgain={onAgain} />}
        {offers.phase === 'ready' && <ServiceForm offers={offers.offers} />}
      </div>
    </StepSection>
  );
}

function ServiceForm({ offers }: { readonly offers: ServiceOffers }) {
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
    <form className={styles.form} aria-labelledby={headingId(uid, 2)} onSubmit={submit} noValidate>
      <div className={styles.categories}>
        {categories.map((category, index) => (
          <Category key={category.id} category={category} isFirst={index === 0} />
        ))}
      </div>
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

interface CategoryProps {
  readonly category: ServiceOffers['categories'][number];
  readonly isFirst: boolean;
}

/** The first kind of work is open, and those in which something is chosen (CATALOGUE-1). */
function Category({ category: { id, label, services }, isFirst }: CategoryProps) {
  const { state, t } = useBooking();
  const count = services.filter((service) => state.services[service.id] !== undefined).length;
  const [isOpenAtFirst] = useState(isFirst || count > 0);
  return (
    <details open={isOpenAtFirst} className={styles.category} data-category={id}>
      <summary className={styles.summary}>
        <h3 className={styles.label}>{label}</h3>
        {count > 0 && <span className={styles.count}>{t('booking.chosenCount', { count })}</span>}
        <Icon name="ChevronDown" size="1.25rem" className={styles.chevron} />
      </summary>
      <OfferedList services={services} kind="toggleService" />
    </details>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e'] as const;

export function ServicesSkeleton() {
  const { t, announce } = useBooking();
  useEffect(() => {
    announce(t('booking.servicesLoading'));
    return () => announce('');
  }, [t, announce]);
  return (
    <div className={classNames(styles.form, styles.awaited)} aria-busy="true">
      <Skeleton width="9rem" height="1.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} height="4.5rem" />
      ))}
    </div>
  );
}

/** CATALOGUE-10: services or add-ons cannot load. */
export function ServicesFailed({ onAgain }: { readonly onAgain: () => void }) {
  const { t, state, uid } = useBooking();
  const again = () => {
    // The button that was pressed goes.
    focusHeading(headingId(uid, state.displayState));
    onAgain();
  };
  return <WaysOut tone="danger" text={t('booking.servicesFailed')} onAgain={again} />;
}
