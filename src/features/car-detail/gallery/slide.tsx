import type { ReactNode } from 'react';
import styles from './gallery.module.css';
import { type GalleryTexts, positionText } from './gallery-props';

interface SlideProps {
  readonly texts: GalleryTexts;
  /** Its place in the row, from 0. */
  readonly at: number;
  /** Out of reach while another one is in view. */
  readonly inert: boolean;
  readonly children: ReactNode;
}

/** One picture of a row. */
export const Slide = ({ texts, at, inert, children }: SlideProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel and no set of fields
  <div
    className={styles.slide}
    role="group"
    aria-roledescription={texts.slideRole}
    aria-label={positionText(texts, at)}
    data-slide=""
    inert={inert}
  >
    {children}
  </div>
);
