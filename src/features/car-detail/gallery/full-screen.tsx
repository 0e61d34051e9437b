import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '~/ui/button';
import { keepInside } from '~/ui/dialog/keep-inside';
import { Picture } from '~/ui/picture';
import { Arrows } from './arrows';
import styles from './gallery.module.css';
import { type CarGalleryProps, PICTURE_SIZE, positionText, turnOf } from './gallery-props';
import { Slide } from './slide';
import { useSlides } from './use-slides';

type FullScreenProps = CarGalleryProps & {
  /** The picture it opens with. */
  readonly at: number;
  /** Closed, with this picture in view. */
  readonly onClose: (at: number) => void;
};

/** The pictures over the whole screen: a dialog that Escape, its button and a press beside the picture close. */
export function FullScreen({ pictures, title, texts, uid, at, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useSlides();
  const { go, step } = row;

  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus();
  }, []);
  useEffect(() => go(at, 'at once'), [go, at]);
  useEffect(() => {
    // A press on a picture takes the focus out of the dialog; the arrows go on turning.
    const turn = (event: KeyboardEvent) => {
      const by = turnOf(event);
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [step]);

  const closeBeside = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, img') === null) dialog.current?.close();
  };
  const track = { role: 'group', 'aria-label': texts.label, className: styles.largeTrack };
  return (
    <dialog
      ref={dialog}
      data-full-screen=""
      data-modal=""
      aria-label={texts.label}
      className={styles.fullScreen}
      onClick={closeBeside}
      onKeyDown={({ nativeEvent, currentTarget }) => keepInside(nativeEvent, currentTarget)}
      onClose={() => onClose(row.position)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={row.viewport} {...track} data-track="" id={`${uid}-large`} tabIndex={0}>
        <div className={styles.row}>
          {pictures.map(({ src }, slide) => (
            <Slide key={`${slide}-${src}`} texts={texts} at={slide} inert={slide !== row.position}>
              <Picture
                image={{ src, ...PICTURE_SIZE, alt: `${title}, ${positionText(texts, slide)}` }}
                sizes="100vw"
                fit="contain"
              />
            </Slide>
          ))}
        </div>
      </div>
      <p className={styles.largeCounter} data-counter="" aria-live="polite">
        {positionText(texts, row.position)}
      </p>
      {pictures.length > 1 && (
        <Arrows texts={texts} row={row} count={pictures.length} controls={`${uid}-large`} />
      )}
      <IconButton
        icon="Cross"
        variant="filled"
        label={texts.close}
        className={styles.close}
        data-close=""
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  );
}
