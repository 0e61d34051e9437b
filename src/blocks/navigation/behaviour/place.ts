/** How long after a change the height is measured again (NAV-8), in milliseconds. */
const MEASURE_DELAY_MS = 50;

/**
 * Tells the style sheet where the bar ends and where the open item begins. A panel that is anchored to them needs it
 * only for the room that is left below; where a browser cannot anchor, it stands by these numbers.
 */
export function placePanels(root: HTMLElement, signal: AbortSignal): void {
  const bar = root.querySelector('[data-navigation-bar]');
  if (bar === null) return;
  const measure = () => {
    const { bottom } = bar.getBoundingClientRect();
    // Out of sight there is no height to measure: the style sheet's own stands in.
    if (bottom > 0) root.style.setProperty('--navigation-bottom', `${bottom}px`);
    else root.style.removeProperty('--navigation-bottom');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measureLater = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, MEASURE_DELAY_MS);
  };

  root.addEventListener(
    'beforetoggle',
    ({ target, newState }: ToggleEvent) => {
      if (newState !== 'open' || !(target instanceof HTMLElement)) return;
      if ('mobileMenu' in target.dataset) scrollIntoSight(bar);
      const item = target.closest('[data-menu-item], [data-menu-more]');
      if (item) target.style.setProperty('--menu-item-start', `${item.getBoundingClientRect().left}px`);
      measure();
      measureLater();
    },
    { capture: true, signal },
  );
  const observer = new ResizeObserver(measureLater);
  const parts = [root, root.parentElement ?? root, ...root.querySelectorAll('[data-menu-panel]')];
  for (const part of parts) observer.observe(part);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

/** The bar stays in sight above the menu of a phone: the button in it closes the menu. */
function scrollIntoSight(bar: Element): void {
  const { top } = bar.getBoundingClientRect();
  if (top < 0) scrollBy({ top, behavior: 'instant' });
}
