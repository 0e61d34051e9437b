const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Tab stays inside a dialog, from the last stop to the first and back: the browser alone would leave for its own bars. */
export function keepInside(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0 && stop.closest('[inert]') === null && stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  // Focus begins on the title, which is no stop.
  const isBefore = active === first || active?.getAttribute('tabindex') === '-1';
  if (event.shiftKey ? !isBefore : active !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
