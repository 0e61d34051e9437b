import { shareAddress } from './share-address';

/** The share menu of a page: the device's own when it has one, else ours (SHARE-2). */
export function shareMenu(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary');
  if (summary === null) return;

  summary.addEventListener('click', (event) => {
    if (menu.open || !('share' in navigator)) return;
    event.preventDefault();
    void shareNatively().then((shared) => {
      if (!shared) menu.open = true;
    });
  });
  // The server knows the page but not the query that this visitor came with.
  menu.addEventListener('toggle', () => {
    for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[data-share]'))
      link.href = shareAddress(link.dataset.share ?? '', location.href);
  });
  closeFromOutside(menu, summary);
}

/** True when the visitor has shared the page, or has thought better of it; false when it could not be done. */
async function shareNatively(): Promise<boolean> {
  return navigator.share({ title: document.title, url: location.href }).then(
    () => true,
    (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError',
  );
}

/** Escape closes and gives the focus back; so does a press outside, and leaving by Tab. */
function closeFromOutside(menu: HTMLDetailsElement, summary: HTMLElement): void {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.preventDefault();
    menu.open = false;
    summary.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}
