/** The parts of a list's form, by their `data-part`. */
export interface ListParts {
  readonly status: HTMLElement;
  readonly drawer: HTMLDetailsElement;
  readonly summary: HTMLElement;
  readonly filters: HTMLElement;
  readonly clear: HTMLElement;
  readonly apply: HTMLElement;
  readonly results: HTMLElement;
  readonly error: HTMLElement;
  readonly skeleton: HTMLTemplateElement;
  readonly toggle: HTMLElement;
  readonly search: HTMLElement;
  readonly tools: HTMLElement;
}

/** Finds the parts. One that is missing is a fault of the markup beside this file. */
export function partsOf(form: ParentNode): ListParts {
  const part = <T extends HTMLElement>(name: string, type: new () => T): T => {
    const element = form.querySelector(`[data-part="${name}"]`);
    if (element instanceof type) return element;
    throw new Error(`the list has no ${name}`);
  };
  return {
    status: part('status', HTMLElement),
    drawer: part('drawer', HTMLDetailsElement),
    summary: part('summary', HTMLElement),
    filters: part('filters', HTMLElement),
    clear: part('clear', HTMLElement),
    apply: part('apply', HTMLElement),
    results: part('results', HTMLElement),
    error: part('error', HTMLElement),
    skeleton: part('skeleton', HTMLTemplateElement),
    toggle: part('toggle', HTMLElement),
    search: part('search', HTMLElement),
    tools: part('tools', HTMLElement),
  };
}

/** Only what the list takes over is parsed: styles, menus and footer are two fifths of a page. */
export function parsedList(html: string): Document {
  const from = html.indexOf('<main');
  const to = html.lastIndexOf('</main>');
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const part = from < 0 || to < from ? html : title + html.slice(from, to);
  return new DOMParser().parseFromString(part, 'text/html');
}

interface ShownPage {
  /** Only adds cards. */
  readonly more: boolean;
  /** The words that were asked for. */
  readonly words: string;
  /** The facet that a visitor has gone on changing since the page was asked for. */
  readonly pending: Element | null;
}

/**
 * Puts the parts of a fetched page in place of the old ones, keeping what the visitor opened, scrolled and focused.
 */
export function showPage(
  page: Document,
  form: HTMLFormElement,
  parts: ListParts,
  { more, words, pending }: ShownPage,
): void {
  const next = page.getElementById(form.id);
  if (next === null) throw new Error('the answer has no list');
  const fresh = partsOf(next);
  const focused = focusedControl(form);
  keepFolds(parts.filters, fresh.filters);
  keepFolds(parts.results, fresh.results);
  const scrolls = scrolledSets(parts.filters);
  takeFilters(parts.filters, fresh.filters, pending);
  for (const [label, top] of scrolls) {
    const set = [...parts.filters.querySelectorAll('fieldset')].find((each) => each.ariaLabel === label);
    if (set !== undefined) set.scrollTop = top;
  }
  parts.clear.replaceChildren(...fresh.clear.childNodes);
  parts.apply.replaceChildren(...fresh.apply.childNodes);
  parts.summary.replaceChildren(...fresh.summary.childNodes);
  takeHidden(form, next);
  takeValues(form, next, words);
  const firstNew = more ? addCards(parts.results, fresh.results) : null;
  if (firstNew === null) parts.results.replaceChildren(...fresh.results.childNodes);
  takeWatched(form, next);
  takeFollowers(form, page);
  document.title = page.title;
  // Changing the text of a status that stands is what makes it heard.
  parts.status.textContent = fresh.status.textContent;
  if (firstNew !== null) firstNew.querySelector('a')?.focus({ preventScroll: true });
  else focused?.(form);
}

/**
 * Labels of the sets that somebody has scrolled, and how far. A folded one is not asked: the browser would lay it out
 * for that, each on its own.
 */
function scrolledSets(filters: ParentNode): (readonly [string | null, number])[] {
  return [...filters.querySelectorAll('fieldset')]
    .filter((set) => set.closest('details:not([open])') === null)
    .map((set) => [set.ariaLabel, set.scrollTop] as const)
    .filter(([, top]) => top > 0);
}

/** The form that watches a search stands beside the list, and watches what is shown. */
function takeWatched(form: Element, next: Element): void {
  const [old, fresh] = [form, next].map((list) =>
    list.parentElement?.querySelector('[data-part="alert-search"]'),
  );
  if (old && fresh) old.replaceWith(fresh);
}

/** A map beside the list shows what the list shows; its script, once it runs, watches the attribute. */
function takeFollowers({ id }: HTMLFormElement, page: Document): void {
  const selector = `[data-follows="${CSS.escape(id)}"]`;
  const [old, fresh] = [document, page].map((each) => each.querySelector<HTMLElement>(selector));
  const [oldScene, scene] = [old, fresh].map((each) => each?.querySelector('[data-scene]'));
  if (!old || !fresh || !oldScene || !scene) return;
  oldScene.replaceChildren(...scene.childNodes);
  old.dataset.map = fresh.dataset.map ?? '';
}

/** What a visitor is moving just now stays where it is; everything around it is new. */
function takeFilters(old: Element, fresh: Element, pending: Element | null): void {
  const name = pending?.getAttribute('data-facet') ?? '';
  const twin = fresh.querySelector(`[data-facet="${CSS.escape(name)}"]`);
  if (pending === null || pending.parentElement !== old || twin === null) {
    old.replaceChildren(...fresh.childNodes);
    return;
  }
  for (const child of [...old.children]) if (child !== pending) child.remove();
  const facets = [...fresh.children];
  const at = facets.indexOf(twin);
  pending.before(...facets.slice(0, at));
  pending.after(...facets.slice(at + 1));
}

/** Appends the cards that were not there, and takes over what stands below them. The first new one, or null. */
function addCards(old: HTMLElement, fresh: HTMLElement): Element | null {
  const cards = old.querySelector('[data-part="cards"]');
  const newer = fresh.querySelector('[data-part="cards"]');
  if (cards === null || newer === null) return null;
  for (const placeholder of cards.querySelectorAll('[data-skeleton]')) placeholder.remove();
  const known = new Set([...cards.children].map((card) => card.getAttribute('data-key')));
  const added = [...newer.children].filter((card) => !known.has(card.getAttribute('data-key')));
  cards.append(...added);
  const below = fresh.querySelector('[data-part="more"]');
  if (below !== null) old.querySelector('[data-part="more"]')?.replaceWith(below);
  return added[0] ?? null;
}

/** What a visitor has folded stays folded. */
function keepFolds(old: ParentNode, fresh: ParentNode): void {
  for (const facet of old.querySelectorAll<HTMLDetailsElement>('details[data-facet]')) {
    const same = fresh.querySelector<HTMLDetailsElement>(
      `details[data-facet="${CSS.escape(facet.dataset.facet ?? '')}"]`,
    );
    if (same !== null) same.open = facet.open;
  }
}

function takeHidden(form: HTMLFormElement, next: ParentNode): void {
  for (const input of form.querySelectorAll(':scope > input[type="hidden"]')) input.remove();
  form.prepend(...next.querySelectorAll(':scope > input[type="hidden"]'));
}

/** Words and order as the address has them, unless somebody goes on typing. */
function takeValues(form: HTMLFormElement, next: ParentNode, words: string): void {
  for (const fresh of next.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[type="search"], select',
  )) {
    const old = form.elements.namedItem(fresh.name);
    if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
      // An order may be on offer only now, or no more.
      if (old.length !== fresh.length) old.replaceChildren(...fresh.cloneNode(true).childNodes);
      old.value = fresh.value;
    }
    if (!(old instanceof HTMLInputElement)) continue;
    const isTyping =
      old === document.activeElement && old.value.trim() !== (old.name === 'near' ? fresh.value : words);
    if (!isTyping) old.value = fresh.value;
  }
}

/** How to give the focus back to the control that has it now, once it has been replaced. */
function focusedControl(form: HTMLFormElement): ((form: HTMLFormElement) => void) | null {
  const { activeElement } = document;
  if (activeElement === null || !form.contains(activeElement)) return null;
  if (activeElement instanceof HTMLInputElement) {
    const { id, name, value, type, selectionStart } = activeElement;
    const behind = value.length - (selectionStart ?? value.length);
    const selector =
      type === 'checkbox'
        ? `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`
        : `[id="${CSS.escape(id)}"]`;
    return (now) => {
      const input = now.querySelector<HTMLInputElement>(selector);
      // One that has stayed keeps what is being done to it.
      if (input === null || input === activeElement) return;
      input.focus({ preventScroll: true });
      // Counted from the end: the number may have come back with spaces.
      const caret = Math.max(0, input.value.length - behind);
      if (input.type === 'text') input.setSelectionRange(caret, caret);
    };
  }
  if (activeElement.closest('summary') !== null) {
    const facet = activeElement.closest<HTMLElement>('[data-facet]')?.dataset.facet ?? '';
    return (now) =>
      now
        .querySelector<HTMLElement>(`[data-facet="${CSS.escape(facet)}"] > summary`)
        ?.focus({ preventScroll: true });
  }
  // A chip or link that is gone: the results themselves, or what lies over them.
  return (now) => {
    const results = now.querySelector<HTMLElement>('[data-part="results"]');
    if (results === null || results.contains(document.activeElement)) return;
    if (activeElement.isConnected) return;
    if (results.inert) {
      now.querySelector<HTMLElement>('[data-part="summary"]')?.focus({ preventScroll: true });
      return;
    }
    results.tabIndex = -1;
    results.focus({ preventScroll: true });
  };
}
