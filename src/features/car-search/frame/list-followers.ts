/** What does not belong to the list itself and has to say what it shows now. */
export function followShown(form: HTMLFormElement, fresh: ParentNode, url: URL): void {
  takeWords(form, fresh, url.searchParams.get('keyphrase') ?? '');
  takeMap(form, fresh);
  // The server wrote the links to the page in other languages for what was shown first.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[hreflang]'))
    link.search = url.search;
}

/** Words as the address has them, unless somebody goes on typing. */
function takeWords(form: HTMLFormElement, fresh: ParentNode, words: string): void {
  for (const next of fresh.querySelectorAll<HTMLInputElement>('input[type="search"]')) {
    const old = form.elements.namedItem(next.name);
    if (!(old instanceof HTMLInputElement)) continue;
    const isTyping =
      old === document.activeElement && old.value.trim() !== (old.name === 'near' ? next.value : words);
    if (!isTyping) old.value = next.value;
  }
}

/** A map beside the list shows what the list shows; its script, once it runs, watches the attribute. */
function takeMap({ id }: HTMLFormElement, fresh: ParentNode): void {
  const selector = `[data-follows="${CSS.escape(id)}"]`;
  const [old, next] = [document, fresh].map((each) => each.querySelector<HTMLElement>(selector));
  if (old && next) old.dataset.map = next.dataset.map ?? '';
}
