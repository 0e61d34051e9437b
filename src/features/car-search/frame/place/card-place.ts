/** The cards of a list, the terms of its loan among them. */
export const CARDS = '[data-part="cards"] > [data-key]';

/** A card in the window, and how far its top is from that of the window. */
export interface CardPlace {
  readonly key: string;
  readonly top: number;
}

/** The first card that is seen. */
export function seenCard(form: HTMLElement): CardPlace | null {
  for (const card of form.querySelectorAll<HTMLElement>(CARDS)) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return { key: card.dataset.key ?? '', top };
  }
  return null;
}

/** Scrolls so that a card stands where it stood, whatever has become of the height of those above it. */
export function scrollToCard(form: HTMLElement, { key, top }: CardPlace): void {
  const card = form.querySelector(`[data-part="cards"] > [data-key="${CSS.escape(key)}"]`);
  const moved = card === null ? 0 : card.getBoundingClientRect().top - top;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
}
