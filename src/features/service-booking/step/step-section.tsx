import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { useBooking } from '../state/booking-context';
import { headingId } from '../state/focus';
import type { Step } from '../state/store';
import styles from './step-section.module.css';

interface Props {
  readonly step: Step;
  readonly title: string;
  /** One line of what was chosen, shown while the step is closed. */
  readonly summary: string;
  /** The content decides for itself what it shows while the step is closed. */
  readonly staysMounted?: boolean;
  readonly children: ReactNode;
}

/** One step of the flow: open with its content, or closed to one line with a way back (BOOKING-4). */
export function StepSection({ step, title, summary, staysMounted = false, children }: Props) {
  const { state, dispatch, t, uid } = useBooking();
  const isOpen = state.displayState === step;
  const id = headingId(uid, step);
  return (
    <section
      className={classNames(styles.step, !isOpen && styles.closed)}
      aria-labelledby={id}
      data-step={step}
    >
      <header className={styles.stepHead}>
        <div className={styles.stepWords}>
          <p className={styles.stepCount}>
            {!isOpen && <Icon name="CheckCircle" size="1.125rem" className={styles.done} />}
            {t('booking.step', { display: step, max: state.maxBookingState })}
          </p>
          <h2 id={id} tabIndex={-1} className={styles.stepTitle}>
            {title}
          </h2>
          {!isOpen && <p className={styles.stepSummary}>{summary}</p>}
        </div>
        {!isOpen && (
          <button
            type="button"
            className={styles.change}
            aria-describedby={id}
            onClick={() => dispatch({ type: 'edit', step })}
          >
            {t('booking.change')}
          </button>
        )}
      </header>
      {(isOpen || staysMounted) && children}
    </section>
  );
}
