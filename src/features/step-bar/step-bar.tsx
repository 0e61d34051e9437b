import { classNames } from '~/ui/class-names';
import styles from './step-bar.module.css';

interface StepLabels<S extends number> {
  /** Name of the bar, for those who do not see that it is one. */
  readonly bar: string;
  /** Name of each step. */
  readonly names: Readonly<Record<S, string>>;
}

export interface StepBarProps<S extends number> {
  /** The steps in their order, by the number that each is shown with. */
  readonly steps: readonly S[];
  /** Before the first of them none is the present one. */
  readonly current: number;
  /** An earlier step was pressed. */
  readonly onGo: (step: S) => void;
  readonly labels: StepLabels<S>;
}

/** Earlier steps are buttons, the present one is said to be it, later ones cannot be pressed (WIZARD-1). */
export function StepBar<S extends number>({ steps, current, onGo, labels }: StepBarProps<S>) {
  return (
    <nav aria-label={labels.bar} className={styles.bar}>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const content = (
            <>
              <span className={styles.number}>{step}</span>
              <span className={styles.name}>{labels.names[step]}</span>
            </>
          );
          if (step < current)
            return (
              <li key={step} className={classNames(styles.step, styles.passed)}>
                <button type="button" className={styles.content} onClick={() => onGo(step)}>
                  {content}
                </button>
              </li>
            );
          return (
            <li key={step} className={classNames(styles.step, step === current && styles.current)}>
              <span className={styles.content} aria-current={step === current ? 'step' : undefined}>
                {content}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
