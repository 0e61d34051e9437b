import { QuickViewFace } from './face';
import { type Opened, openFlip, openSheet } from './openings';

/** Phones get a dialog, wider screens turn the card over (QUICK-1); the style sheet has the same width. */
const TURNS = '(width >= 768px)';

let shown: { readonly button: HTMLElement; readonly opened: Opened } | undefined;

/**
 * Opens the quick view of the card that the button stands on; whichever was open is closed. Where the page has no frame
 * for it, the car's own page is opened.
 */
export default function openQuickView(button: HTMLElement, wake: (root: ParentNode) => void): void {
  const card = button.closest<HTMLElement>('[data-key]');
  const link = card?.querySelector('a');
  if (card === null || !link) return;
  const template = document.querySelector<HTMLTemplateElement>('template[data-quick-view]');
  if (template === null) {
    location.assign(link.href);
    return;
  }
  // A click that is heard twice, as those are which come before the list is ready.
  if (shown?.button === button) return;
  shown?.opened.close('at once');

  const face = new QuickViewFace(template, link, wake);
  const width = matchMedia(TURNS);
  const leave = new AbortController();
  const { signal } = leave;
  const onClosed = () => {
    leave.abort();
    face.leave();
    button.setAttribute('aria-expanded', 'false');
    if (shown?.opened === opened) shown = undefined;
  };
  const opened = (width.matches ? openFlip : openSheet)({ face, card, button, signal, onClosed });
  shown = { button, opened };
  button.setAttribute('aria-expanded', 'true');
  face.onClose(() => opened.close());
  // A card that was turned is no dialog, nor the other way round: the visitor begins anew.
  width.addEventListener('change', () => opened.close('at once'), { signal });
  void face.load();
}
