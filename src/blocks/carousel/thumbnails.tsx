import type { CSSProperties } from 'react';
import { classNames } from '~/ui/class-names';
import type { CarouselLabels } from './carousel.island';
import type { SlideProps } from './slide';
import styles from './thumbnails.module.css';

interface Props {
  readonly slides: readonly SlideProps[];
  readonly labels: CarouselLabels;
  readonly selected: number;
  /** Milliseconds that the progress of the current one takes; 0 shows none. */
  readonly delay: number;
  readonly paused: boolean;
  /** Leaves room for the arrows at the end of its line. */
  readonly besideArrows: boolean;
  onChoose(at: number): void;
}

/** One button per slide; the current one stays in reach of the keyboard, so it is not `disabled`. */
export function Thumbnails({ slides, labels, selected, delay, paused, besideArrows, onChoose }: Props) {
  const worded = slides.some((slide) => slide.thumbnail !== '');
  const timing: CSSProperties = {
    animationDuration: `${delay}ms`,
    animationPlayState: paused ? 'paused' : 'running',
  };
  return (
    <ul
      className={classNames(styles.thumbnails, worded && styles.worded, besideArrows && styles.besideArrows)}
    >
      {slides.map((slide, at) => (
        <li key={labels.positions[at]}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-disabled={at === selected}
            aria-current={at === selected ? 'true' : undefined}
            onClick={() => at !== selected && onChoose(at)}
            {...(slide.thumbnail === '' && { 'aria-label': labels.goTo[at] })}
          >
            <span className={styles.line}>
              {at === selected && delay > 0 && <span className={styles.progress} style={timing} />}
            </span>
            {slide.thumbnail !== '' && <span className={styles.text}>{slide.thumbnail}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
