/** Remembered per session, a notice gives way once it has been scrolled past. */
export function onceAbove(notice: HTMLElement, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting || entry.boundingClientRect.bottom > 0) return;
    if (entry.boundingClientRect.height > 0) act();
  });
  observer.observe(notice);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** The text that is being read stays where it is: browsers see to that, and for those that do not, this does. */
export function collapseAbove(notice: HTMLElement, collapse: () => void): void {
  const anchored = CSS.supports('overflow-anchor: auto');
  const { height } = notice.getBoundingClientRect();
  if (!anchored) notice.style.transition = 'none';
  collapse();
  if (!anchored) scrollBy({ top: -height, behavior: 'instant' });
}
