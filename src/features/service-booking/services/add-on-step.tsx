import type { FormEvent } from 'react';
import { Button } from '~/ui/button';
import { useBooking } from '../state/booking-context';
import { headingId } from '../state/focus';
import { StepSection } from '../step/step-section';
import { OfferedList } from './offered-list';
import { ServicesFailed, ServicesSkeleton } from './service-step';
import styles from './service-step.module.css';
import type { Offers } from './use-offers';

interface Props {
  readonly offers: Offers;
  readonly onAgain: () => void;
}

/** The third section: what may be done at the same visit. */
export function AddOnStep({ offers, onAgain }: Props) {
  const { state, dispatch, t, uid } = useBooking();
  const names = Object.values(state.services).flatMap(({ kind, name }) => (kind === 'addOn' ? name : []));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'confirmAddOns' });
  };
  return (
    <StepSection step={3} title={t('booking.addOns')} summary={names.join(', ') || t('booking.noneChosen')}>
      {offers.phase === 'loading' && <ServicesSkeleton />}
      {offers.phase === 'failed' && <ServicesFailed onAgain={onAgain} />}
      {offers.phase === 'ready' && (
        <form className={styles.form} aria-labelledby={headingId(uid, 3)} onSubmit={submit} noValidate>
          {offers.offers.addOns.length === 0 ? (
            <p className={styles.intro}>{t('booking.noAddOns')}</p>
          ) : (
            <>
              <p className={styles.intro}>{t('booking.addOnsText')}</p>
              <OfferedList services={offers.offers.addOns} kind="toggleAddOn" />
            </>
          )}
          <div className={styles.actions}>
            <Button type="submit" size="l" className={styles.next}>
              {t('booking.continue')}
            </Button>
          </div>
        </form>
      )}
    </StepSection>
  );
}
