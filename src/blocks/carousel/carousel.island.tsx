import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { defineIsland } from '~/ui/island-definition';
import styles from './carousel.module.css';
import { useRotation } from './rotation';
import { Slide, type SlideProps } from './slide';
import { turnOnDrag } from './swipe';
import { Thumbnails } from './thumbnails';

export interface CarouselLabels {
  readonly region: string;
  readonly role: string;
  readonly slideRole: string;
  /** One per slide, such as `2 of 3`. */
  readonly positions: readonly string[];
  readonly goTo: readonly string[];
  readonly previous: string;
  readonly next: string;
  readonly stop: string;
  readonly start: string;
}

export interface CarouselProps {
  readonly slides: readonly SlideProps[];
  readonly labels: CarouselLabels;
  /** Milliseconds between slides; 0 stands still. */
  readonly delay: number;
  readonly arrows: boolean;
  /** The current thumbnail shows how much of the delay has gone. */
  readonly progress: boolean;
  readonly first: boolean;
}

/** A move of the mouse over this many pixels is a drag and follows no link (specification 1 §4, §9). */
const DRAG = 5;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function Carousel({ slides, labels, delay, arrows, progress, first }: CarouselProps) {
  const many = slides.length > 1;
  const root = useRef<HTMLElement>(null);
  const [viewport, embla] = useEmblaCarousel({ loop: true, active: many, dragThreshold: DRAG });
  const [selected, setSelected] = useState(0);
  // Before the script is there, no slide may be out of reach.
  const [alive, setAlive] = useState(false);

  const advance = useCallback(() => embla?.scrollNext(still()), [embla]);
  const rotation = useRotation(root, { delay, enabled: many && delay > 0, advance });
  const { chosen } = rotation;

  useEffect(() => {
    if (!embla) return;
    setAlive(true);
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow).on('pointerDown', chosen);
    const release = turnOnDrag(embla, still);
    return () => {
      release();
      embla.off('select', follow).off('reInit', follow).off('pointerDown', chosen);
    };
  }, [embla, chosen]);

  const go = (move: () => void) => () => {
    move();
    chosen();
  };

  return (
    <section
      ref={root}
      className={classNames(styles.carousel, many && styles.many)}
      aria-roledescription={labels.role}
      aria-label={labels.region}
    >
      {many && delay > 0 && (
        <IconButton
          data-rotation=""
          variant="contrast"
          className={styles.rotation}
          icon={rotation.wanted ? 'Pause' : 'Play'}
          label={rotation.wanted ? labels.stop : labels.start}
          onClick={rotation.toggle}
        />
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={rotation.running ? 'off' : 'polite'}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={slide.title + labels.positions[at]}
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={labels.positions[at]}
              inert={alive && at !== selected}
              className={styles.slide}
            >
              <Slide slide={slide} priority={first && at === 0} />
            </div>
          ))}
        </div>
      </div>
      {many && arrows && (
        <>
          <IconButton
            variant="contrast"
            icon="ChevronLeft"
            label={labels.previous}
            className={classNames(styles.arrow, styles.previous)}
            onClick={go(() => embla?.scrollPrev(still()))}
          />
          <IconButton
            variant="contrast"
            icon="ChevronRight"
            label={labels.next}
            className={classNames(styles.arrow, styles.next)}
            onClick={go(() => embla?.scrollNext(still()))}
          />
        </>
      )}
      {many && (
        <Thumbnails
          slides={slides}
          labels={labels}
          selected={selected}
          delay={progress && rotation.wanted ? delay : 0}
          paused={!rotation.running}
          besideArrows={arrows}
          onChoose={(at) => go(() => embla?.scrollTo(at, still()))()}
        />
      )}
    </section>
  );
}

export default defineIsland('carousel', Carousel);
