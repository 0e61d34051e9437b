/** A row of pictures that is moved by buttons, dots and arrow keys. Positions count from 0. */
interface Row {
  readonly position: number;
  /** `at once` does not glide: for a row that has just come into view. */
  show(position: number, how?: 'at once'): void;
}

interface RowOptions {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  /** `{current} av 10`, written by the server. */
  readonly text: string;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** After the last movement of a finger the row has come to rest. */
const REST_MS = 120;
/** A glide takes no longer, even where the browser is busy. */
const GLIDE_MS = 1500;

/** Gallery of a car: buttons, dots, arrow keys, full screen (CAR-PAGE-5). */
export default function enhanceGallery(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const dialog = root.querySelector<HTMLDialogElement>('dialog[data-full-screen]');
  if (track === null || dialog === null) return;
  const row = movable({ root, track, text: root.dataset.position ?? '' });
  const openFullScreen = fullScreen(dialog, track, row, root.dataset.position ?? '');
  root.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const slide = target.closest('[data-open]');
    if (slide === null && target.closest('[data-enlarge]') === null) return;
    event.preventDefault();
    openFullScreen();
  });
  root.dataset.ready = '';
}

function movable({ root, track, text }: RowOptions): Row {
  const slides = () => [...track.querySelectorAll<HTMLElement>('[data-slide]')];
  const own = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.closest('dialog') === track.closest('dialog'),
    );
  let position = 0;
  /** Until then the row may be under way to its position. */
  let gliding = 0;

  const describe = (): void => {
    const all = slides();
    for (const [at, slide] of all.entries()) slide.inert = at !== position;
    for (const counter of own('[data-counter]')) {
      const line = text.replace('{current}', String(position + 1));
      if (counter.textContent !== line) counter.textContent = line;
    }
    for (const dot of own('[data-dot]')) mark(dot, Number(dot.dataset.dot) === position);
    for (const button of own('[data-step]')) {
      const next = position + Number(button.dataset.step);
      mark(button, next < 0 || next >= all.length);
    }
  };
  const show: Row['show'] = (wanted, how) => {
    const last = slides().length - 1;
    position = Math.max(0, Math.min(last, wanted));
    gliding = performance.now() + GLIDE_MS;
    track.scrollTo({
      left: position * track.clientWidth,
      behavior: how === 'at once' ? 'instant' : 'auto',
    });
    describe();
  };

  let rest: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    if (track.clientWidth === 0) return;
    const at = Math.round(track.scrollLeft / track.clientWidth);
    // What a busy moment holds up on its way is not where it was sent.
    if (at !== position && performance.now() < gliding) {
      rest = setTimeout(settle, REST_MS);
      return;
    }
    gliding = 0;
    position = at;
    describe();
  };
  track.addEventListener('scroll', () => {
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
  });
  // A hand on the row sends it elsewhere.
  for (const touch of ['pointerdown', 'wheel'] as const)
    track.addEventListener(touch, () => (gliding = 0), { passive: true });
  for (const button of own('[data-step]')) {
    button.addEventListener('click', () => show(position + Number(button.dataset.step)));
  }
  for (const dot of own('[data-dot]')) {
    dot.addEventListener('click', () => show(Number(dot.dataset.dot)));
  }
  root.addEventListener('keydown', (event) => {
    const step = ARROWS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    show(position + step);
  });
  describe();
  return {
    get position() {
      return position;
    },
    show,
  };
}

/** Marked and not disabled: a button that vanished under the finger would lose the focus. */
function mark(button: HTMLElement, current: boolean): void {
  if (current) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  if (current && button.dataset.dot !== undefined) {
    const row = button.parentElement;
    row?.scrollTo({ left: button.offsetLeft - row.clientWidth / 2 });
  }
}

/** Returns how to open the pictures over the whole screen, where the row below stands. */
function fullScreen(dialog: HTMLDialogElement, source: HTMLElement, below: Row, text: string): () => void {
  const track = dialog.querySelector<HTMLElement>('[data-track]');
  let row: Row | null = null;
  const fill = (): Row | null => {
    if (track === null) return null;
    track.replaceChildren(...[...source.children].map(largeSlide));
    return movable({ root: dialog, track, text });
  };
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button, img') === null) dialog.close();
  });
  // A press on a picture takes the focus out of the dialog; the arrows go on turning.
  document.addEventListener('keydown', (event) => {
    const step = ARROWS[event.key];
    const isElsewhere = event.target instanceof Node && !dialog.contains(event.target);
    if (step !== undefined && dialog.open && isElsewhere && row !== null) row.show(row.position + step);
  });
  dialog.addEventListener('close', () => {
    if (row !== null) below.show(row.position, 'at once');
  });
  return () => {
    const opener = document.activeElement;
    row ??= fill();
    dialog.showModal();
    row?.show(below.position, 'at once');
    dialog.querySelector<HTMLElement>('[data-close]')?.focus();
    dialog.addEventListener('close', () => refocus(opener), { once: true });
  };
}

/** The picture that was pressed may have been moved out of view meanwhile; then its row has the focus. */
function refocus(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return;
  const hidden = opener.closest<HTMLElement>('[inert]');
  const visible = hidden?.parentElement?.querySelector<HTMLElement>('[data-slide]:not([inert]) [data-open]');
  (visible ?? opener).focus({ preventScroll: true });
}

/** A slide's picture without its link, for the width of the screen. */
function largeSlide(slide: Element): Node {
  const copy = slide.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  copy.inert = false;
  const picture = copy.querySelector('picture');
  if (picture === null) return copy;
  for (const part of picture.querySelectorAll('source')) part.sizes = '100vw';
  for (const image of picture.querySelectorAll('img')) image.removeAttribute('style');
  copy.replaceChildren(picture);
  return copy;
}
