import { Rotation } from './rotation';
import { DRAG, makeSlider, type Slider } from './slider';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const still = () => matchMedia(LESS_MOTION).matches;

/** Turns slides by arrows, thumbnails, drags and by itself (CAROUSEL-3, CAROUSEL-4). */
export default function enhance(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('[data-part="viewport"]');
  const slides = [...root.querySelectorAll<HTMLElement>('[data-part="slide"]')];
  if (viewport === null || slides.length < 2) return;
  const thumbnails = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  const delay = Number(root.dataset.delay ?? 0);
  const rotation = delay > 0 ? rotationOf(root, delay, () => slider.step(1)) : null;

  const slider: Slider = makeSlider(viewport, slides, {
    still,
    onSelect(at, by) {
      for (const [own, slide] of slides.entries()) slide.inert = own !== at;
      for (const thumbnail of thumbnails) mark(thumbnail, Number(thumbnail.dataset.at) === at);
      if (by === 'drag') choose(root, rotation);
      rotation?.turned();
    },
    onDrag: (begins) => rotation?.hold('drag', begins),
  });
  for (const slide of slides.slice(1)) slide.inert = true;
  // Where the browser had scrolled to before there was a script.
  viewport.scrollLeft = 0;

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button === null) return;
    const { step, at } = button.dataset;
    if (step === undefined && at === undefined) return;
    choose(root, rotation);
    if (at !== undefined) slider.go(Number(at));
    else slider.step(step === '-1' ? -1 : 1);
  });
  dragsAreNoClicks(root);
  if (rotation !== null && !still()) rotation.start();
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

function rotationOf(root: HTMLElement, delay: number, advance: () => void): Rotation {
  const track = root.querySelector('[aria-live]');
  const control = root.querySelector<HTMLElement>('[data-rotation]');
  const rotation = new Rotation({
    delay,
    advance,
    show({ wanted, running }) {
      root.toggleAttribute('data-rotating', wanted);
      root.toggleAttribute('data-held', wanted && !running);
      if (!wanted) delete root.dataset.chosen;
      track?.setAttribute('aria-live', running ? 'off' : 'polite');
      const { start = '', stop = '' } = control?.dataset ?? {};
      control?.setAttribute('aria-label', wanted ? stop : start);
      control?.toggleAttribute('data-on', wanted);
    },
  });
  control?.addEventListener('click', () => (rotation.wanted ? rotation.stop() : rotation.start()));
  // Not where it enters: a pointer may have been there before this script, and is noticed as soon as it moves on.
  root.addEventListener('pointerover', ({ pointerType }) =>
    rotation.hold('pointer', pointerType === 'mouse'),
  );
  root.addEventListener('pointerleave', () => rotation.hold('pointer', false));
  document.addEventListener('visibilitychange', () => rotation.hold('tab', document.hidden));
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    // On the control itself it only rests: its name must not change under the visitor's finger.
    if (target === control) rotation.hold('control', true);
    else rotation.stop();
  });
  control?.addEventListener('blur', () => {
    // Whoever came by keyboard and passed on has not asked for it to go on.
    if (rotation.isHeldBy('control')) rotation.stop();
  });
  return rotation;
}

/** A press that moved over `DRAG` pixels follows no link and presses no button. */
function dragsAreNoClicks(root: HTMLElement): void {
  let down: { readonly x: number; readonly y: number } | null = null;
  let dragged = false;
  root.addEventListener('pointerdown', (event) => {
    down = { x: event.clientX, y: event.clientY };
    dragged = false;
  });
  addEventListener('pointermove', ({ clientX, clientY }) => {
    if (down !== null && Math.hypot(clientX - down.x, clientY - down.y) > DRAG) dragged = true;
  });
  root.addEventListener(
    'click',
    (event) => {
      // A key presses a button without a pointer.
      const byPointer = down !== null && event.detail > 0;
      down = null;
      if (!byPointer || !dragged) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
