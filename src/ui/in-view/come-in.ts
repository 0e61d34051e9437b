/**
 * Lets a part of a page come in when it is scrolled to. Only one that is still below the window waits; whoever reads without this
 * script, or wants less motion, has it before the eyes from the start.
 */
export function comeIn(root: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry === undefined) return;
      const isBelow = !entry.isIntersecting && entry.boundingClientRect.top > 0;
      root.toggleAttribute('data-waits', isBelow);
      if (!isBelow) observer.disconnect();
    },
    { rootMargin: '0px 0px -12% 0px' },
  );
  observer.observe(root);
}
