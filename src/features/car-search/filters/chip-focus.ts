const CHIPS = '[data-part="results"] a[data-key]';

/**
 * Brings the focus of a chip that a visitor has taken away to the one that stands in its place by then, or to the last.
 * Call what it returns once the focus is lost: it tells whether there was a chip to go on to.
 */
export function chipFocus(form: HTMLElement, signal: AbortSignal): () => boolean {
  const chips = () => [...form.querySelectorAll<HTMLElement>(CHIPS)];
  let place = -1;
  form.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(CHIPS) : null;
      place = pressed === null ? -1 : chips().indexOf(pressed);
    },
    { signal },
  );
  return () => {
    const left = place < 0 ? [] : chips();
    const next = left[place] ?? left.at(-1);
    next?.focus({ preventScroll: true });
    return next !== undefined;
  };
}
