import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { fullMomentText } from '~/ui/wall-clock';
import { useBooking } from '../state/booking-context';
import { focusHeading, headingId } from '../state/focus';
import { StepSection } from '../step/step-section';
import styles from './workshop-part.module.css';

/** The fourth step, whose heading is there before its content. */
export function WorkshopSection({ children }: { readonly children: ReactNode }) {
  const { state, t, site } = useBooking();
  const isOpen = state.displayState === 4;
  return (
    <StepSection
      step={4}
      title={t(isOpen ? 'workshop.title' : 'workshop.closed')}
      summary={fullMomentText(state.bookingInfo.timeSlot, site.locale) ?? ''}
      staysMounted
    >
      {children}
    </StepSection>
  );
}

/** The workshops with their maps and times come when they are needed. */
export function WorkshopPart() {
  const { state, t, uid } = useBooking();
  const [part, setPart] = useState<{ readonly Step: ComponentType } | 'loading' | 'failed'>('loading');
  // Only the last attempt counts, and none after the part has gone.
  const turn = useRef(0);
  const load = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setPart('loading');
    import('./workshop-step').then(
      ({ WorkshopStep }) => {
        if (turn.current === mine) setPart({ Step: WorkshopStep });
      },
      () => {
        if (turn.current === mine) setPart('failed');
      },
    );
  }, []);
  useEffect(() => {
    load();
    return () => {
      turn.current += 1;
    };
  }, [load]);
  const again = () => {
    focusHeading(headingId(uid, 4));
    load();
  };
  return (
    <WorkshopSection>
      {typeof part === 'object' ? (
        <part.Step />
      ) : (
        state.displayState === 4 &&
        (part === 'loading' ? (
          <p className={styles.loading}>{t('booking.loading')}</p>
        ) : (
          <Alert
            tone="danger"
            live
            action={
              <Button variant="secondary" onClick={again}>
                {t('error.tryAgain')}
              </Button>
            }
          >
            {t('booking.partFailed')}
          </Alert>
        ))
      )}
    </WorkshopSection>
  );
}
