import { useEffect, useRef } from 'react';
import { CallLink } from '~/features/service-booking';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { dayInWords } from '~/ui/text/wall-clock';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { type Submission, useSubmit } from '../use-submit';
import { Page } from './page';
import { SummaryBlocks } from './summary-blocks';

/** Page 5: what is about to be booked (BY-PLACE-12). */
export function SummaryPage() {
  const { t, go } = useFlow();
  const { submission, submit } = useSubmit();
  const isSending = submission.kind === 'sending';
  return (
    <Page title={t('byPlace.summary')}>
      <SummaryBlocks isFixed={isSending} />
      <Message submission={submission} onAnyway={() => submit(true)} />
      <div className={styles.actions} aria-busy={isSending || undefined}>
        <Button size="l" busy={isSending} disabled={isSending} onClick={() => submit(false)}>
          {t(isSending ? 'booking.sending' : 'byPlace.book')}
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={() => go(4)}>
          {t('wizard.back')}
        </Button>
      </div>
    </Page>
  );
}

interface MessageProps {
  readonly submission: Submission;
  /** The customer wants both visits. */
  readonly onAnyway: () => void;
}

/** What came of it, and what to do about it; everything that was chosen and typed stays (BY-PLACE-14). */
function Message({ submission, onAnyway }: MessageProps) {
  const { t, site, go, dispatch, current } = useFlow();
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.kind !== 'idle' && submission.kind !== 'sending') self.current?.focus();
  }, [submission]);
  if (submission.kind === 'idle' || submission.kind === 'sending') return null;
  const otherTime = () => {
    dispatch(current().isAllDay ? { type: 'date', day: null } : { type: 'time', time: null });
    go(4);
  };
  if (submission.kind === 'already-booked') {
    const times = submission.visits.map(({ date, time }) =>
      `${dayInWords(date, site.locale)} ${time ?? t('times.allDay')}`.trim(),
    );
    return (
      <div ref={self} tabIndex={-1}>
        <Alert
          tone="warning"
          live
          title={t('booking.alreadyBooked', { time: times.join(', ') })}
          action={
            <div className={styles.actions}>
              <Button onClick={onAnyway}>{t('booking.bookAnyway')}</Button>
              <Button variant="secondary" onClick={otherTime}>
                {t('booking.otherTime')}
              </Button>
            </div>
          }
        >
          {t('booking.alreadyBookedText')}
        </Alert>
      </div>
    );
  }
  const isTaken = submission.kind === 'taken';
  return (
    <div ref={self} tabIndex={-1}>
      <Alert
        tone="danger"
        live
        title={t(submission.kind === 'key-reused' ? 'booking.keyReused' : 'byPlace.saveFailed')}
        action={
          <div className={styles.actions}>
            {isTaken && (
              <Button variant="secondary" onClick={otherTime}>
                {t('byPlace.anotherTime')}
              </Button>
            )}
            <CallLink site={site} t={t} />
            {site.callback !== null && <a href={site.callback}>{t('booking.callMe')}</a>}
          </div>
        }
      >
        {isTaken && t('booking.takenNone')}
        {submission.kind === 'refused' && submission.message}
      </Alert>
    </div>
  );
}
