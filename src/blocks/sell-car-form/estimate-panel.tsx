import type { Translate } from '~/messages';
import styles from './sell-car-form.module.css';
import type { Estimate } from './use-estimate';

export const ESTIMATE_KEYS = [
  ...(['valuation.idle', 'valuation.busy', 'valuation.failed', 'valuation.limited'] as const),
  ...(['valuation.badPlate', 'valuation.how'] as const),
] as const;

interface Props {
  readonly estimate: Estimate;
  readonly t: Translate<(typeof ESTIMATE_KEYS)[number]>;
}

/** What the car may be traded in for, and how that comes about. */
export function EstimatePanel({ estimate, t }: Props) {
  const isAnswered = estimate.kind === 'answered';
  return (
    <div
      className={styles.estimate}
      data-valuation=""
      data-estimated={isAnswered ? '' : undefined}
      aria-busy={estimate.kind === 'busy' || undefined}
    >
      <p role="status" className={styles.estimateText} data-said="">
        {isAnswered ? estimate.headline : t(TEXTS[estimate.kind])}
      </p>
      {isAnswered && estimate.how.length > 0 && (
        <div>
          <p className={styles.howTitle}>{t('valuation.how')}</p>
          <ul className={styles.how}>
            {estimate.how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const TEXTS = {
  idle: 'valuation.idle',
  busy: 'valuation.busy',
  failed: 'valuation.failed',
  limited: 'valuation.limited',
  'bad-plate': 'valuation.badPlate',
} as const satisfies Record<Exclude<Estimate['kind'], 'answered'>, string>;
