/** How long after the last scroll event it is looked what the button lies over, in milliseconds. */
const REST = 100;
const FIELDS = 'input, textarea, select';

/**
 * The way back to the top: shown once the page has been scrolled past its sentinel (528 px, specification 1 §2.2,
 * §9). It gives way where it would lie over a field that somebody types into.
 */
export function offerWayToTop(): void {
  const sentinel = document.querySelector('[data-scroll-sentinel]');
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (sentinel === null || button === null) return;
  const { documentElement: root, body } = document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveWay = () => button.toggleAttribute('data-gives-way', liesOverField(button));
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(giveWay, REST);
  };

  new IntersectionObserver(([entry]) => {
    root.toggleAttribute('data-scrolled', entry?.isIntersecting === false);
    look();
  }).observe(sentinel);
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  button.addEventListener('click', () => {
    scrollTo({ top: 0 });
    // The button goes: whoever works by keyboard starts anew at the top of the page.
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute('tabindex');
  });
}

/** Fields that come within 8 px of it: what is drawn around a field belongs to it. */
function liesOverField(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(FIELDS)].some((field) => {
    const box = field.getBoundingClientRect();
    const apart =
      box.left > right + 8 || box.right < left - 8 || box.top > bottom + 8 || box.bottom < top - 8;
    return !apart && field.checkVisibility();
  });
}
