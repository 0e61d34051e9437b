import type { OfferedTime, Slot } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { dayInWords, fullMomentText } from '~/ui/text/wall-clock';
import { useBooking } from '../state/booking-context';
import { timeSlotOf } from '../state/store';
import { WaysOut } from '../step/ways-out';
import styles from './contact-form.module.css';
import type { RequestState } from './use-booking-request';

interface Props {
  readonly request: RequestState;
  readonly onTake: (slot: OfferedTime) => void;
  readonly onTakeAgain: () => void;
  /** The customer wants both visits. */
  readonly onAnyway: () => void;
}

/** Most other times that are offered at once. */
const MAX_ALTERNATIVES = 6;

/** What came of the booking, and the one thing to do about it. What was typed and chosen stays. */
export function RequestMessage({ request, onTake, onTakeAgain, onAnyway }: Props) {
  const { state, dispatch, t } = useBooking();
  switch (request.kind) {
    case 'taken':
      return <Taken alternatives={request.alternatives.slice(0, MAX_ALTERNATIVES)} onTake={onTake} />;
    case 'already-booked':
      return <AlreadyBooked visits={request.visits} onAnyway={onAnyway} />;
    case 'offline':
      return <WaysOut tone="danger" text={t('booking.offline')} />;
    case 'failed':
      return <WaysOut tone="danger" text={t('booking.failed')} />;
    case 'refused':
      return <WaysOut tone="danger" text={request.message ?? t('booking.refused')} />;
    case 'key-reused':
      return (
        <Alert
          tone="warning"
          live
          action={
            <Button variant="secondary" onClick={() => dispatch({ type: 'reset' })}>
              {t('booking.startAgain')}
            </Button>
          }
        >
          {t('booking.keyReused')}
        </Alert>
      );
    case 'sending':
    case 'holding':
      return null;
    case 'idle':
    case 'hold-lost':
      if (state.hold !== null) return null;
      return (
        // The card of the chosen time says so aloud; here it stands where the button to book was.
        <Alert tone="warning" action={<Button onClick={onTakeAgain}>{t('booking.holdAgain')}</Button>}>
          {t('booking.holdLost')}
        </Alert>
      );
  }
}

/** Two visits of one car at the same time are seldom meant; whoever means it may. */
function AlreadyBooked({
  visits,
  onAnyway,
}: {
  readonly visits: readonly Slot[];
  readonly onAnyway: () => void;
}) {
  const { dispatch, t, site } = useBooking();
  const times = visits.map((slot) =>
    slot.time === null
      ? `${dayInWords(slot.date, site.locale)} (${t('times.allDay')})`
      : (fullMomentText(timeSlotOf(slot), site.locale) ?? ''),
  );
  return (
    <Alert
      tone="warning"
      live
      title={t('booking.alreadyBooked', { time: times.join(', ') })}
      action={
        <div className={styles.ways}>
          <Button onClick={onAnyway} data-book-anyway="">
            {t('booking.bookAnyway')}
          </Button>
          <Button variant="secondary" onClick={() => dispatch({ type: 'clearSlot' })}>
            {t('booking.otherTime')}
          </Button>
        </div>
      }
    >
      {t('booking.alreadyBookedText')}
    </Alert>
  );
}

function Taken({
  alternatives,
  onTake,
}: {
  readonly alternatives: readonly OfferedTime[];
  onTake: Props['onTake'];
}) {
  const { dispatch, t, site } = useBooking();
  return (
    <Alert tone="danger" live title={t(alternatives.length > 0 ? 'booking.taken' : 'booking.takenNone')}>
      <ul className={styles.alternatives} aria-label={t('booking.alternatives')}>
        {alternatives.map((slot) => (
          <li key={timeSlotOf(slot)}>
            <Button variant="secondary" size="s" onClick={() => onTake(slot)}>
              {fullMomentText(timeSlotOf(slot), site.locale)}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="ghost" size="s" onClick={() => dispatch({ type: 'clearSlot' })}>
            {t('booking.otherTime')}
          </Button>
        </li>
      </ul>
    </Alert>
  );
}
