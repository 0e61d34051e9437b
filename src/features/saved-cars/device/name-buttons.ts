const named = new WeakSet<Element>();

/**
 * The buttons of a card are called after its car. Cars of one model are told apart by version, year and mileage, for which the
 * markup of hundreds of cards has no room: they are read from the card. To be called for each card before it is compared with another.
 */
export function nameButtons(root: ParentNode): void {
  for (const card of root.querySelectorAll('[data-key]')) {
    const buttons = card.querySelectorAll('button[aria-label]');
    const link = card.querySelector('a');
    const model = link?.firstChild?.textContent;
    // A card far from the place has no buttons yet.
    if (!model || buttons.length === 0 || named.has(card)) continue;
    named.add(card);
    const [year, mileage] = link.parentElement?.nextElementSibling?.textContent.split('·') ?? [];
    const rest = [link.children[0]?.textContent, year, mileage].map((part) => part?.trim()).filter(Boolean);
    const name = `${model} ${rest.join(', ')}`;
    // In a short list the server has said it where two are of one model.
    for (const button of buttons)
      if (!button.ariaLabel?.includes(name))
        button.ariaLabel = button.ariaLabel?.replace(model, () => name) ?? null;
  }
}
