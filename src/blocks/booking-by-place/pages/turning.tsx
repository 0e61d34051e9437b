import { Button } from '~/ui/button';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { PAGES } from '../state/page-number';

interface Props {
  readonly next: string;
  /** What is to be done before one may go on, in words; null: nothing. */
  readonly missing: string | null;
  readonly onNext: () => void;
  /** Id of the form that the button sends; without one it is pressed. */
  readonly form?: string | undefined;
}

/** On to the next page, or why not yet, and back to the one before. */
export function PageButtons({ next, missing, onNext, form }: Props) {
  const { t, uid, page, go } = useFlow();
  const before = PAGES.find((each) => each === page - 1);
  return (
    <div className={styles.turning}>
      {missing !== null && (
        <p id={`${uid}-missing`} className={styles.note}>
          {t('byPlace.missing', { what: missing })}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          size="l"
          disabled={missing !== null}
          aria-describedby={missing === null ? undefined : `${uid}-missing`}
          {...(form === undefined ? { onClick: onNext } : { type: 'submit', form })}
        >
          {next}
        </Button>
        {before !== undefined && (
          <Button variant="ghost" onClick={() => go(before)}>
            {t('wizard.back')}
          </Button>
        )}
      </div>
    </div>
  );
}
