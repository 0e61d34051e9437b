import { chipFocus } from '../filters/chip-focus';

/** Where the sticky panel is beside the cards; as in the style sheet. */
const WIDE = '(width >= 64rem)';

interface ListDrawer {
  close(): void;
  /** Whether it lies over the results now. */
  isCovering(): boolean;
  /** Closes the drawer so that a message is visible. */
  uncover(): void;
  /** Focuses the chip in the place of one that is gone, the results, or the drawer's summary while it covers them. */
  focusResults(): void;
}

/** The filters as a drawer over the page, or always open beside the cards. */
export function watchDrawer(form: HTMLFormElement, signal: AbortSignal): ListDrawer {
  const part = <T extends HTMLElement>(name: string, type: new () => T): T => {
    const element = form.querySelector(`[data-part="${name}"]`);
    if (element instanceof type) return element;
    throw new Error(`the list has no ${name}`);
  };
  const [drawer, summary] = [part('drawer', HTMLDetailsElement), part('summary', HTMLElement)];
  const results = part('results', HTMLElement);
  const toNextChip = chipFocus(form, signal);
  const covered = [results, part('search', HTMLElement), part('tools', HTMLElement)];
  const isOverlay = () => summary.checkVisibility();
  const isCovering = () => drawer.open && isOverlay();
  const close = () => {
    if (isOverlay()) drawer.open = false;
  };
  form.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isCovering()) return;
      event.preventDefault();
      close();
      summary.focus();
    },
    { signal },
  );
  drawer.addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      if (target === drawer && !defaultPrevented) close();
    },
    { signal },
  );
  const updateInert = () => {
    for (const each of covered) each.inert = isCovering();
  };
  drawer.addEventListener('toggle', updateInert, { signal });
  if (!isOverlay()) drawer.open = true;
  matchMedia(WIDE).addEventListener('change', () => (drawer.open = !isOverlay()), { signal });
  return {
    close,
    isCovering,
    uncover() {
      if (!isCovering()) return;
      close();
      summary.focus({ preventScroll: true });
    },
    focusResults() {
      if (toNextChip()) return;
      if (results.inert) return summary.focus({ preventScroll: true });
      results.tabIndex = -1;
      // Without a name all cards are read as if they were one.
      results.role = 'group';
      const name = form.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
      if (name) results.setAttribute('aria-labelledby', name);
      results.focus({ preventScroll: true });
    },
  };
}
