import { ignoreClicksAfterDrags, makeSlides } from '~/ui/slides';
import type { Rotation } from './rotation';
import { rotationOf } from './rotation-control';

/** Turns slides by arrows, thumbnails, drags and by itself (CAROUSEL-3, CAROUSEL-4). */
export default function enhance(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('[data-part="viewport"]');
  const elements = [...root.querySelectorAll<HTMLElement>('[data-part="slide"]')];
  if (viewport === null || elements.length < 2) return;
  const thumbnails = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  const delay = Number(root.dataset.delay ?? 0);
  const rotation = delay > 0 ? rotationOf(root, delay, () => slides.step(1)) : null;

  const slides = makeSlides({
    viewport,
    endless: true,
    onSelect(at, how) {
      for (const [own, element] of elements.entries()) element.inert = own !== at;
      for (const thumbnail of thumbnails) mark(thumbnail, Number(thumbnail.dataset.at) === at);
      if (how === 'drag') choose(root, rotation);
      rotation?.turned();
    },
    onDrag: (begins) => rotation?.hold('drag', begins),
  });
  for (const element of elements.slice(1)) element.inert = true;

  root.addEventListener('click', ({ target }) => {
    const { step, at } = target instanceof Element ? (target.closest('button')?.dataset ?? {}) : {};
    if (step === undefined && at === undefined) return;
    choose(root, rotation);
    if (at !== undefined) slides.go(Number(at));
    else slides.step(step === '-1' ? -1 : 1);
  });
  ignoreClicksAfterDrags(root);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) rotation?.start();
}

/** The choice is the visitor's from now on; the progress of the thumbnail ends with it. */
function choose(root: HTMLElement, rotation: Rotation | null): void {
  if (rotation?.wanted !== true) return;
  root.dataset.chosen = '';
  rotation.chosen();
}

function mark(thumbnail: HTMLElement, current: boolean): void {
  thumbnail.setAttribute('aria-disabled', String(current));
  if (current) thumbnail.setAttribute('aria-current', 'true');
  else thumbnail.removeAttribute('aria-current');
}
