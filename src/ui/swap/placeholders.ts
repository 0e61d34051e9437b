/** The old cards step aside for placeholders of their size; where only more are added, these stand behind them. */
export function showPlaceholders(element: HTMLElement, count: number, isMore: boolean): void {
  const cards = cardsOf(element);
  const template = element.querySelector<HTMLTemplateElement>('template[data-part="skeleton"]');
  if (cards === null || template === null || count === 0) return;
  if (!isMore) for (const card of cards.children) card.toggleAttribute('hidden', true);
  for (let n = 0; n < count; n++) cards.append(template.content.cloneNode(true));
}

export function dropPlaceholders(element: HTMLElement): void {
  const cards = cardsOf(element);
  if (cards?.querySelector(':scope > [data-skeleton]') === null) return;
  for (const child of [...(cards?.children ?? [])]) {
    if (child.hasAttribute('data-skeleton')) child.remove();
    else child.removeAttribute('hidden');
  }
}

const cardsOf = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-part="cards"]');
