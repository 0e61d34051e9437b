import { type FormEvent, useEffect, useState } from 'react';
import { plateAsTyped } from '~/features/plate';
import { normalisePlate, PLATE_MAX, PLATE_MIN } from '~/modules/workshop/browser';
import { Alert, AlertPlace } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { ApiFailure } from '../api';
import { useFlow } from '../flow-context';
import { stateStore } from '../session-state';
import type { TyreHotelTexts } from '../texts';
import styles from '../tyre-hotel.module.css';
import { Failed } from './failed';
import { Step } from './step';

/** Whose wheels lie here: by the plate of the car, also from the address (`?regNo=`), or as it was typed before. */
export function SearchStep() {
  const { t, uid, api, go, keepPlate, bookingLink } = useFlow();
  const [plate, setPlate] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const plateInQuery = new URLSearchParams(location.search).get('regNo') ?? '';
    const fromField = document.getElementById(`${uid}-plate`);
    const typed = fromField instanceof HTMLInputElement ? fromField.value : '';
    setPlate(plateAsTyped(typed || plateInQuery || stateStore.load().regNo, PLATE_MAX));
  }, [uid]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What stands in the field: a press from before this was awake comes before the state has it.
    const typed = String(new FormData(event.currentTarget).get('regNo') ?? '');
    const entered = plateAsTyped(typed, PLATE_MAX);
    if (isBusy || entered.length < PLATE_MIN) return;
    setBusy(true);
    setFailure(null);
    const found = await api.search(normalisePlate(entered) ?? entered);
    setBusy(false);
    if (!found.ok) return setFailure(found.failure);
    go({ ...found.value, page: 'Login' });
  };
  return (
    <Step title={t('tyreHotel.searchTitle')}>
      {/* Sent before this is awake, a form of this method goes nowhere: what was typed stays, and the press is repeated. */}
      <form
        method="dialog"
        className={styles.form}
        aria-labelledby={`${uid}-title`}
        onSubmit={submit}
        noValidate
        aria-busy={isBusy || undefined}
      >
        <Field id={`${uid}-plate`} label={t('sell.regno')} hint={t('booking.plateHint')}>
          {(control) => (
            <TextInput
              {...control}
              name="regNo"
              className={styles.plate}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              readOnly={isBusy}
              value={plate}
              onChange={(event) => {
                const typed = plateAsTyped(event.currentTarget.value, PLATE_MAX);
                setPlate(typed);
                keepPlate(typed);
                setFailure(null);
              }}
            />
          )}
        </Field>
        <AlertPlace>
          {failure?.status === 404 && (
            <Alert action={bookingLink !== null && <a href={bookingLink.href}>{bookingLink.text}</a>}>
              {wordsOf(failure, t)}
            </Alert>
          )}
        </AlertPlace>
        {failure !== null && failure.status !== 404 && <Failed text={wordsOf(failure, t)} />}
        <Button
          type="submit"
          size="l"
          busy={isBusy}
          // A disabled one would keep Enter from a plate that is typed before this is awake.
          aria-disabled={plate.length < PLATE_MIN || undefined}
          className={styles.go}
        >
          {t(isBusy ? 'tyreHotel.searching' : 'tyreHotel.search')}
        </Button>
      </form>
    </Step>
  );
}

/** The server's own words, where it had some for the visitor. */
const wordsOf = ({ status, message }: ApiFailure, t: TyreHotelTexts): string =>
  status >= 400 && status < 500 && message !== '' ? message : t('tyreHotel.failed');
