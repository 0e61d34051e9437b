/**
 * Shows the small titles of a comparison once the large ones have scrolled out, aligned with their columns.
 *
 * @returns a function that stops it
 */
export function watchSmallTitles(place: ParentNode): () => void {
  const strip = place.querySelector<HTMLElement>('[data-strip]');
  const scroller = place.querySelector<HTMLElement>('[data-scroller]');
  const heads = place.querySelector('[data-heads]');
  if (strip === null || scroller === null || heads === null) return () => undefined;
  const row = strip.firstElementChild;
  const follow = () => {
    if (row !== null) row.scrollLeft = scroller.scrollLeft;
  };
  const observer = new IntersectionObserver(([entry]) => {
    const isPast = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    strip.toggleAttribute('data-shown', isPast);
    // The table may have been pushed before anybody listened.
    follow();
  });
  observer.observe(heads);
  scroller.addEventListener('scroll', follow, { passive: true });
  return () => {
    observer.disconnect();
    scroller.removeEventListener('scroll', follow);
  };
}
