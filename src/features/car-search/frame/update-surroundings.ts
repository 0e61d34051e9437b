/** Updates what depends on the list and is not part of it. */
export function updateSurroundings(form: HTMLFormElement, fresh: ParentNode, url: URL): void {
  updateSearchInputs(form, fresh, url.searchParams.get('keyphrase') ?? '');
  updateMap(form, fresh);
  // Links to the other languages were rendered for the first state.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[hreflang]'))
    link.search = url.search;
}

/** The address's words, unless the visitor is typing. */
function updateSearchInputs(form: HTMLFormElement, fresh: ParentNode, words: string): void {
  for (const next of fresh.querySelectorAll<HTMLInputElement>('input[type="search"]')) {
    const old = form.elements.namedItem(next.name);
    if (!(old instanceof HTMLInputElement)) continue;
    const isTyping =
      old === document.activeElement && old.value.trim() !== (old.name === 'near' ? next.value : words);
    if (!isTyping) old.value = next.value;
  }
}

/** A map beside the list shows the same; its script watches the attribute. */
function updateMap({ id }: HTMLFormElement, fresh: ParentNode): void {
  const selector = `[data-follows="${CSS.escape(id)}"]`;
  const [old, next] = [document, fresh].map((each) => each.querySelector<HTMLElement>(selector));
  if (old && next) old.dataset.map = next.dataset.map ?? '';
}
