import { classNames } from '~/ui/class-names';
import type { SlideProps } from './slide';
import styles from './thumbnails.module.css';

interface Props {
  readonly slides: readonly SlideProps[];
  /** Names of the buttons that have no text. */
  readonly goTo: readonly string[];
  /** The current one shows how much of its time has gone. */
  readonly progress: boolean;
  /** Leaves room for the arrows at the end of its line. */
  readonly besideArrows: boolean;
}

/** One button per slide; the current one stays in reach of the keyboard, so it is not `disabled`. */
export function Thumbnails({ slides, goTo, progress, besideArrows }: Props) {
  const worded = slides.some((slide) => slide.thumbnail !== '');
  return (
    <ul
      className={classNames(styles.thumbnails, worded && styles.worded, besideArrows && styles.besideArrows)}
    >
      {slides.map((slide, at) => (
        <li key={goTo[at]}>
          <button
            type="button"
            className={styles.thumbnail}
            data-at={at}
            aria-disabled={at === 0}
            aria-current={at === 0 ? 'true' : undefined}
            {...(slide.thumbnail === '' && { 'aria-label': goTo[at] })}
          >
            <span className={styles.line}>{progress && <span className={styles.progress} />}</span>
            {slide.thumbnail !== '' && <span className={styles.text}>{slide.thumbnail}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
