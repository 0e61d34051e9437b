import type { EmblaCarouselType } from 'embla-carousel';

/** A drag of so many pixels turns to the next slide however slow it was; the library asks for a fling. */
const TURN = 60;

/** Turns the carousel after a slow drag too. Gives back what ends it. */
export function turnOnDrag(embla: EmblaCarouselType, motionless: () => boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let from = 0;
  let now = 0;
  let slide = 0;
  const begin = (event: PointerEvent) => {
    from = event.clientX;
    now = event.clientX;
  };
  const follow = (event: PointerEvent) => {
    now = event.clientX;
  };
  const down = () => {
    slide = embla.selectedScrollSnap();
  };
  const up = () => {
    const moved = now - from;
    if (Math.abs(moved) < TURN || embla.selectedScrollSnap() !== slide) return;
    if (moved < 0) embla.scrollNext(motionless());
    else embla.scrollPrev(motionless());
  };
  embla.rootNode().addEventListener('pointerdown', begin, { signal });
  window.addEventListener('pointermove', follow, { signal, passive: true });
  embla.on('pointerDown', down).on('pointerUp', up);
  return () => {
    controller.abort();
    embla.off('pointerDown', down).off('pointerUp', up);
  };
}
