import { IconButton } from '~/ui/button';
import styles from './gallery.module.css';
import type { GalleryTexts } from './gallery-props';
import type { SlideRow } from './use-slides';

interface ArrowsProps {
  readonly texts: GalleryTexts;
  readonly row: SlideRow;
  readonly count: number;
  /** Id of what they turn. */
  readonly controls: string;
}

/** One picture back and one on; at an end the button is marked and not locked, or it would lose the focus. */
export function Arrows({ texts, row, count, controls }: ArrowsProps) {
  return (
    <>
      <IconButton
        icon="ChevronLeft"
        variant="filled"
        label={texts.previous}
        className={styles.previous}
        data-step="-1"
        aria-controls={controls}
        aria-disabled={row.position === 0 ? true : undefined}
        onClick={() => row.step(-1)}
      />
      <IconButton
        icon="ChevronRight"
        variant="filled"
        label={texts.next}
        className={styles.next}
        data-step="1"
        aria-controls={controls}
        aria-disabled={row.position === count - 1 ? true : undefined}
        onClick={() => row.step(1)}
      />
    </>
  );
}
