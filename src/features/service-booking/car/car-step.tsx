import { type FormEvent, useState } from 'react';
import { plateText } from '~/features/plate';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { formatDistance } from '~/ui/text/format';
import { useBooking } from '../state/booking-context';
import { headingId } from '../state/focus';
import type { Car } from '../state/store';
import { StepSection } from '../step/step-section';
import styles from './car-step.module.css';
import { MILEAGE_DIGITS, readMileage } from './mileage';
import { PlateForm } from './plate-form';
import { useStoredField } from './use-stored-field';

/** The first section: which car it is about, and how far it has been driven. */
export function CarStep() {
  const { state, t, site } = useBooking();
  const { car, milage } = state;
  if (car === null) {
    return (
      <StepSection step={1} title={t('booking.plateTitle')} summary="">
        <PlateForm />
      </StepSection>
    );
  }
  const driven = milage === null ? [] : [formatDistance(milage, site.locale, 'mil')];
  const summary = [plateText(car.registrationNumber), `${car.brand} ${car.model}`, ...driven].join(', ');
  return (
    <StepSection step={1} title={t('booking.carTitle')} summary={summary}>
      <KnownCar car={car} />
    </StepSection>
  );
}

function KnownCar({ car }: { readonly car: Car }) {
  const { state, dispatch, t, uid } = useBooking();
  useStoredField(`${uid}-mileage`);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = document.getElementById(`${uid}-mileage`);
    const milage = readMileage(field instanceof HTMLInputElement ? field.value : '');
    if (milage === undefined) {
      setWrong(true);
      field?.focus();
      return;
    }
    dispatch({ type: 'mileage', milage });
    dispatch({ type: 'confirmCar' });
  };
  return (
    <form className={styles.carForm} aria-labelledby={headingId(uid, 1)} onSubmit={submit} noValidate>
      <div className={styles.car}>
        <p className={styles.carPlate} translate="no">
          {plateText(car.registrationNumber)}
        </p>
        <p className={styles.carName}>
          {car.brand} {car.model}
          {car.buildYear !== null && <span className={styles.carYear}> {car.buildYear}</span>}
        </p>
        <button type="button" className={styles.notMine} onClick={() => dispatch({ type: 'carCleared' })}>
          {t('booking.notYours')}
        </button>
      </div>
      <Field
        id={`${uid}-mileage`}
        label={t('booking.mileage')}
        optionalText={t('form.optional')}
        hint={t('booking.mileageHint')}
        error={isWrong ? t('booking.mileageInvalid', { max: MILEAGE_DIGITS }) : undefined}
        className={styles.mileage}
      >
        {(control) => (
          <TextInput
            {...control}
            name="milage"
            inputMode="numeric"
            autoComplete="off"
            unit="mil"
            maxLength={20}
            defaultValue={state.milage ?? ''}
            onInput={() => setWrong(false)}
          />
        )}
      </Field>
      <Button type="submit" size="l" className={styles.next}>
        {t('booking.continue')}
      </Button>
    </form>
  );
}
