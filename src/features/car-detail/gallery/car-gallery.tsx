import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '~/ui/button';
import { Picture } from '~/ui/picture';
import { Arrows } from './arrows';
import { FullScreen } from './full-screen';
import styles from './gallery.module.css';
import {
  blurProperty,
  type CarGalleryProps,
  type GalleryPicture,
  PICTURE_SIZE,
  positionText,
  turnOf,
} from './gallery-props';
import { Slide } from './slide';
import { type SlideRow, useSlides } from './use-slides';

/**
 * The car's pictures (CAR-PAGE-5): a row that scrolls and snaps without any script; with one it is turned by buttons, dots
 * and arrow keys and shown over the whole screen.
 */
export function CarGallery(props: CarGalleryProps) {
  const { pictures, blurs, texts, uid } = props;
  const row = useSlides();
  const root = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [isLarge, setLarge] = useState(false);

  const turn = (event: KeyboardEvent) => {
    const step = turnOf(event);
    if (step === undefined || isLarge) return;
    event.preventDefault();
    row.step(step);
  };
  const enlarge = (event: MouseEvent) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) opener.current = event.currentTarget;
    setLarge(true);
  };
  const close = (at: number) => {
    flushSync(() => {
      setLarge(false);
      row.go(at, 'at once');
    });
    // The picture that was pressed may have been moved out of view meanwhile; then the one in view has the focus.
    const isSlide = opener.current?.matches('[data-open]') === true;
    const visible = isSlide ? root.current?.querySelectorAll<HTMLElement>('[data-open]')[at] : opener.current;
    visible?.focus({ preventScroll: true });
  };
  const several = pictures.length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: arrow keys turn the pictures wherever in it the focus is
    <section
      ref={root}
      className={styles.root}
      style={blurProperties(blurs)}
      aria-roledescription={texts.role}
      aria-label={texts.label}
      onKeyDown={turn}
      data-gallery=""
    >
      <div className={styles.stage}>
        <Track {...props} row={row} onEnlarge={enlarge} />
        <div className={styles.controls}>
          {several && <Arrows texts={texts} row={row} count={pictures.length} controls={`${uid}-pictures`} />}
          <p className={styles.counter} data-counter="" aria-live="polite">
            {positionText(texts, row.position)}
          </p>
          <IconButton
            icon="Expand"
            variant="contrast"
            label={texts.enlarge}
            data-enlarge=""
            onClick={enlarge}
            className={styles.enlarge}
          />
        </div>
      </div>
      {several && <Dots {...props} row={row} />}
      {isLarge && <FullScreen {...props} at={row.position} onClose={close} />}
    </section>
  );
}

/** Each blur stands once in the document. */
const blurProperties = (blurs: readonly string[]): CSSProperties =>
  Object.fromEntries(blurs.map((blur, at) => [blurProperty(at), `url("${blur}")`]));

/** The first is taken by the sheet. */
function blurStyle(blur: GalleryPicture['blur']): CSSProperties & Partial<Record<'--blur', string>> {
  if (blur === undefined) return {};
  return { '--blur': blur === null ? 'none' : `var(${blurProperty(blur)})` };
}

function Track(props: CarGalleryProps & { row: SlideRow; onEnlarge: (event: MouseEvent) => void }) {
  const { pictures, texts, title, sizes, uid, row, onEnlarge } = props;
  return (
    <div ref={row.viewport} className={styles.track} data-track="" id={`${uid}-pictures`}>
      <div className={styles.row}>
        {pictures.map(({ src, blur }, at) => (
          <Slide key={`${at}-${src}`} texts={texts} at={at} inert={row.isAwake && at !== row.position}>
            <a
              href={src}
              className={styles.open}
              style={blurStyle(blur)}
              data-open=""
              data-acts=""
              onClick={onEnlarge}
            >
              <Picture
                image={{
                  ...PICTURE_SIZE,
                  src,
                  alt: `${title}, ${positionText(texts, at)}`,
                }}
                sizes={sizes}
                shaped
                priority={at === 0}
              />
            </a>
          </Slide>
        ))}
      </div>
    </div>
  );
}

/** One button per picture: dots on a phone, small pictures where there is room. */
function Dots({ pictures, texts, row }: CarGalleryProps & { row: SlideRow }) {
  const current = useRef<HTMLButtonElement>(null);
  const shown = useRef(0);
  const { position } = row;
  useEffect(() => {
    const dot = current.current;
    const dots = dot?.parentElement;
    if (shown.current !== position && dot && dots)
      dots.scrollTo({ left: dot.offsetLeft - dots.clientWidth / 2 });
    shown.current = position;
  }, [position]);
  return (
    <div className={styles.dots} data-dots="">
      {pictures.map(({ src }, at) => (
        <button
          key={`${at}-${src}`}
          {...(at === row.position && { ref: current })}
          type="button"
          className={styles.dot}
          aria-label={texts.goTo.replace('{number}', String(at + 1))}
          // A mark and no lock: a button that vanished under the finger would lose the focus.
          aria-disabled={at === row.position ? true : undefined}
          data-dot={at}
          onClick={() => row.go(at)}
        >
          <Picture
            image={{ src, ...PICTURE_SIZE }}
            // A little less than they may be: the smallest that there is will do on every screen.
            sizes="6.6rem"
            shaped
            decorative
            className={styles.thumbnail}
          />
        </button>
      ))}
    </div>
  );
}
