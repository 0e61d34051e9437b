import { type FormEvent, useState } from 'react';
import { CallLink, PlateField, plateFieldOf, refusePlate, useStoredField } from '~/features/service-booking';
import { normalisePlate } from '~/modules/workshop/browser';
import { Button } from '~/ui/button';
import { useIsMounted } from '~/ui/mounted/use-is-mounted';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { pageHeadingId } from '../use-focus';
import { Page } from './page';

const PROBLEMS = {
  invalid: 'booking.plateInvalid',
  unknown: 'booking.plateUnknown',
  failed: 'booking.plateFailed',
} as const;
type Problem = keyof typeof PROBLEMS;

interface Props {
  /** The car is being looked for, or no longer. */
  readonly onSearch: (isBusy: boolean) => void;
}

/** Page 1: the car by its plate (BY-PLACE-3). */
export function PlatePage({ onSearch }: Props) {
  const { t, uid, api, site, dispatch, go, announce, track } = useFlow();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = () => plateFieldOf(`${uid}-plate`);
  useStoredField(`${uid}-plate`);
  const isMounted = useIsMounted();
  const refuse = (why: Problem) => {
    setProblem(why);
    // A register that does not answer is no fault of the plate.
    if (why !== 'failed') track({ type: 'error', code: 'error_regnr' });
    refusePlate(`${uid}-plate`, t(PROBLEMS[why]), announce);
  };
  const typed = () => {
    announce('');
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const plate = normalisePlate(field()?.value ?? '');
    if (plate === null) return refuse('invalid');
    setProblem(null);
    setBusy(true);
    onSearch(true);
    announce(t('booking.finding'));
    const answer = await api.car(plate);
    setBusy(false);
    onSearch(false);
    // Who has gone forward meanwhile goes on with the car that they have.
    if (!isMounted()) return;
    if (!answer.ok) {
      const { failure } = answer;
      const isInvalid = failure.kind === 'refused' && failure.code === 'invalid-registration-number';
      return refuse(isInvalid ? 'invalid' : 'failed');
    }
    const { car } = answer.value;
    if (car === null) return refuse('unknown');
    dispatch({ type: 'carFound', car });
    go(2);
    // On the page of the car, and no longer than that is shown.
    announce(t('booking.found', { car: `${car.brand} ${car.model}` }));
  };
  return (
    <Page title={t('booking.plateTitle')}>
      {/* Sent before this is awake, a form of this method goes nowhere: what was typed stays, and the press is repeated. */}
      <form
        method="dialog"
        className={styles.plate}
        aria-labelledby={pageHeadingId(uid)}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-busy={isBusy || undefined}
      >
        <PlateField
          id={`${uid}-plate`}
          label={t('sell.regno')}
          hint={t('booking.plateHint')}
          placeholder="ABC123"
          error={problem === null ? undefined : t(PROBLEMS[problem])}
          isBusy={isBusy}
          onTyped={typed}
        />
        <Button type="submit" size="l" busy={isBusy}>
          {t(isBusy ? 'booking.finding' : 'booking.find')}
        </Button>
        {problem === 'failed' && <CallLink site={site} t={t} />}
      </form>
    </Page>
  );
}
