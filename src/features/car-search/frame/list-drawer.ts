/** From here on the sticky panel stands beside the cards; the style sheet has the same. */
const WIDE = '(width >= 64rem)';

interface ListDrawer {
  close(): void;
  /** What has to be read must not lie under the drawer. */
  uncover(): void;
  /** The results have the focus, or what lies over them. */
  focusResults(): void;
}

/** The filters as a drawer over the page, or open beside the cards, where they have nothing to be opened with. */
export function followDrawer(form: HTMLFormElement, signal: AbortSignal): ListDrawer {
  const part = <T extends HTMLElement>(name: string, type: new () => T): T => {
    const element = form.querySelector(`[data-part="${name}"]`);
    if (element instanceof type) return element;
    throw new Error(`the list has no ${name}`);
  };
  const [drawer, summary] = [part('drawer', HTMLDetailsElement), part('summary', HTMLElement)];
  const results = part('results', HTMLElement);
  const under = [results, part('search', HTMLElement), part('tools', HTMLElement)];
  const isOverlay = () => summary.checkVisibility();
  const isOver = () => drawer.open && isOverlay();
  const close = () => {
    if (isOverlay()) drawer.open = false;
  };
  form.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOver()) return;
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
  // While it lies over the page, what is under it can be neither reached nor read.
  const cover = () => {
    for (const each of under) each.inert = isOver();
  };
  drawer.addEventListener('toggle', cover, { signal });
  if (!isOverlay()) drawer.open = true;
  matchMedia(WIDE).addEventListener('change', () => (drawer.open = !isOverlay()), { signal });
  return {
    close,
    uncover() {
      if (!isOver()) return;
      close();
      summary.focus({ preventScroll: true });
    },
    focusResults() {
      if (!results.inert) results.tabIndex = -1;
      (results.inert ? summary : results).focus({ preventScroll: true });
    },
  };
}
