/** Hashes that tick a box of the form (CAR-PAGE-10). */
const TICKS = { '#contact-quote': 'quote', '#contact-testdrive': 'testDrive' } as const;

/** Ticks the box that the address asks for, now, later, and when its link is pressed again. */
export default function tickByHash(root: HTMLElement): void {
  const tick = (hash: string) => {
    const name = Object.entries(TICKS).find(([each]) => each === hash)?.[1];
    const box = name === undefined ? null : root.querySelector(`input[name="${name}"]`);
    if (!(box instanceof HTMLInputElement)) return;
    box.checked = true;
    root.scrollIntoView();
  };
  tick(location.hash);
  addEventListener('hashchange', () => tick(location.hash));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#contact-"]') : null;
    if (link !== null && link.hash === location.hash) tick(link.hash);
  });
}
