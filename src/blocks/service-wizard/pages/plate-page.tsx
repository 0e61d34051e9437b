import { type FormEvent, useEffect, useState } from 'react';
import { BrandTextLinks } from '~/features/brand-links';
import { CallLink, PlateField, plateFieldOf, refusePlate, useStoredField } from '~/features/service-booking';
import { PLATE_MIN } from '~/modules/workshop/browser';
import { Button } from '~/ui/button';
import { useIsMounted } from '~/ui/mounted/use-is-mounted';
import { PageFrame } from '../frame/page-frame';
import { pageHeadingId } from '../frame/use-page-focus';
import styles from '../service-wizard.module.css';
import { useWizard } from '../wizard-context';
import type { WizardProps } from '../wizard-props';

const EXAMPLE = 'ABC123';

interface Props {
  readonly brands: WizardProps['brands'];
  readonly onFound: () => void;
}

/** Page 1: the plate (WIZARD-2, WIZARD-3: 2 to 7 characters, not on while an error is shown). */
export function PlatePage({ brands, onFound }: Props) {
  const { t, uid, site, wizard, now, change, calls, announce, track } = useWizard();
  const [plate, setPlate] = useState('');
  const [problem, setProblem] = useState<'booking.plateUnknown' | 'booking.plateFailed' | null>(null);
  const id = `${uid}-plate`;
  useStoredField(id);
  const isMounted = useIsMounted();
  const isBusy = wizard.loading;
  const mayGoOn = plate.length >= PLATE_MIN && problem === null;

  // What was typed before this was awake, or the plate of the car that one comes back from.
  useEffect(() => {
    const field = plateFieldOf(id);
    if (field === null) return;
    if (field.value === '') field.value = now().regno;
    setPlate(field.value);
  }, [id, now]);

  const typed = (value: string) => {
    setPlate(value);
    announce('');
    setProblem(null);
  };
  const find = async () => {
    if (isBusy) return;
    setProblem(null);
    change({ type: 'looking', isLooking: true });
    announce(t('booking.finding'));
    const answer = await calls.car(plate);
    // Who has gone forward meanwhile goes on with the car that they have.
    if (!isMounted()) return change({ type: 'looking', isLooking: false });
    const car = answer.ok ? answer.value.car : null;
    if (car !== null) {
      change({ type: 'carFound', car, now: Date.now() });
      onFound();
      // On the page of the car, and no longer than that is shown.
      return announce(t('booking.found', { car: `${car.brand} ${car.model}` }));
    }
    change({ type: 'looking', isLooking: false });
    const isPlate = answer.ok || isNotPlate(answer.failure);
    const fault = isPlate ? 'booking.plateUnknown' : 'booking.plateFailed';
    setProblem(fault);
    // WIZARD-4: both are told.
    track({ type: 'error', code: 'error_regnr' });
    refusePlate(id, t(fault), announce);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGoOn) void find();
  };
  const retry = () => {
    // The button that was pressed goes.
    plateFieldOf(id)?.focus();
    void find();
  };
  return (
    <PageFrame title={t('booking.plateTitle')}>
      {/* Sent before this is awake, a form of this method goes nowhere: what was typed stays. */}
      <form
        method="dialog"
        className={styles.plateForm}
        aria-labelledby={pageHeadingId(uid)}
        onSubmit={submit}
        noValidate
        aria-busy={isBusy || undefined}
      >
        <PlateField
          id={id}
          label={t('sell.regno')}
          placeholder={EXAMPLE}
          error={problem === null ? undefined : t(problem)}
          isBusy={isBusy}
          onTyped={typed}
        />
        <Button type="submit" size="l" busy={isBusy} disabled={!mayGoOn} className={styles.next}>
          {t('booking.continue')}
        </Button>
        {problem === 'booking.plateFailed' && (
          // The plate may be right, and 'Fortsätt' waits for another one (WIZARD-3).
          <>
            <Button variant="secondary" size="l" className={styles.next} onClick={retry}>
              {t('error.tryAgain')}
            </Button>
            <CallLink site={site} t={t} />
          </>
        )}
      </form>
      <BrandTextLinks links={brands} />
    </PageFrame>
  );
}

/** What the server does not take for a plate is no car's. */
const isNotPlate = (failure: { readonly kind: string; readonly code?: string | null }): boolean =>
  failure.kind === 'refused' && failure.code === 'invalid-registration-number';
