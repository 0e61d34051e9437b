import { type FormEvent, useState } from 'react';
import { normalisePlate } from '~/modules/workshop/browser';
import { Button } from '~/ui/button';
import { useBooking } from '../state/booking-context';
import { headingId } from '../state/focus';
import { CallLink } from '../step/call-link';
import styles from './car-step.module.css';
import { lookUp, type PlateProblem } from './look-up';
import { PlateField, plateFieldOf, refusePlate } from './plate-field';
import { useStoredField } from './use-stored-field';

/** Asks for the car by its plate (BOOKING-3: 2 to 7 characters, spaces left out, capitals). */
export function PlateForm() {
  const { t, uid, api, site, dispatch, announce, track } = useBooking();
  const [problem, setProblem] = useState<PlateProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = `${uid}-plate`;
  useStoredField(id);
  const refuse = (why: PlateProblem) => {
    setProblem(why);
    // BOOKING-EVENT-3: a register that does not answer, or a network that fails, is no fault of the plate.
    if (why !== 'booking.plateFailed') track({ type: 'error', code: 'error_regnr' });
    refusePlate(id, t(why), announce);
  };
  const typed = () => {
    announce('');
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const plate = normalisePlate(plateFieldOf(id)?.value ?? '');
    if (plate === null) return refuse('booking.plateInvalid');
    setProblem(null);
    setBusy(true);
    announce(t('booking.finding'));
    const found = await lookUp(api, plate);
    setBusy(false);
    if (typeof found === 'string') return refuse(found);
    dispatch({ type: 'carFound', ...found });
    announce(t('booking.found', { car: `${found.car.brand} ${found.car.model}` }));
  };
  return (
    // Sent before this is awake, a form of this method goes nowhere: what was typed stays, and the press is repeated.
    <form
      method="dialog"
      className={styles.plateForm}
      aria-labelledby={headingId(uid, 1)}
      onSubmit={submit}
      noValidate
      aria-busy={isBusy || undefined}
    >
      <PlateField
        id={id}
        label={t('sell.regno')}
        hint={t('booking.plateHint')}
        error={problem === null ? undefined : t(problem)}
        isBusy={isBusy}
        onTyped={typed}
      />
      <Button type="submit" size="l" busy={isBusy} className={styles.find}>
        {t(isBusy ? 'booking.finding' : 'booking.find')}
      </Button>
      {problem === 'booking.plateFailed' && <CallLink site={site} t={t} />}
    </form>
  );
}
