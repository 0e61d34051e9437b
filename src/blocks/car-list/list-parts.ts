/** The parts of a list's form, by their `data-part`. */
export interface ListParts {
  readonly status: HTMLElement;
  readonly drawer: HTMLDetailsElement;
  readonly summary: HTMLElement;
  readonly filters: HTMLElement;
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
    apply: part('apply', HTMLElement),
    results: part('results', HTMLElement),
    error: part('error', HTMLElement),
    skeleton: part('skeleton', HTMLTemplateElement),
    toggle: part('toggle', HTMLElement),
    search: part('search', HTMLElement),
    tools: part('tools', HTMLElement),
  };
}

/**
 * Puts the parts of a fetched page in place of the old ones, keeping what the visitor opened, scrolled and focused.
 * `more` only adds cards; `words` are those that were asked for.
 */
export function showPage(
  page: Document,
  form: HTMLFormElement,
  parts: ListParts,
  { more, words }: { readonly more: boolean; readonly words: string },
): void {
  const next = page.getElementById(form.id);
  if (next === null) throw new Error('the answer has no list');
  const fresh = partsOf(next);
  const focused = focusedControl(form);
  keepFolds(parts.filters, fresh.filters);
  const scrolls = [...parts.filters.querySelectorAll('fieldset')].map(
    (set) => [set.ariaLabel, set.scrollTop] as const,
  );
  parts.filters.replaceChildren(...fresh.filters.childNodes);
  for (const [label, top] of scrolls) {
    const set = [...parts.filters.querySelectorAll('fieldset')].find((each) => each.ariaLabel === label);
    if (set !== undefined) set.scrollTop = top;
  }
  parts.apply.replaceChildren(...fresh.apply.childNodes);
  parts.summary.replaceChildren(...fresh.summary.childNodes);
  takeHidden(form, next);
  takeValues(form, next, words);
  const firstNew = more ? addCards(parts.results, fresh.results) : null;
  if (firstNew === null) parts.results.replaceChildren(...fresh.results.childNodes);
  document.title = page.title;
  // Changing the text of a status that stands is what makes it heard.
  parts.status.textContent = fresh.status.textContent;
  if (firstNew !== null) firstNew.querySelector('a')?.focus({ preventScroll: true });
  else focused?.(form);
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
    if (old instanceof HTMLSelectElement) old.value = fresh.value;
    if (!(old instanceof HTMLInputElement)) continue;
    const isTyping = old === document.activeElement && old.value.trim() !== words;
    if (!isTyping) old.value = fresh.value;
  }
}

/** How to give the focus back to the control that has it now, once it has been replaced. */
function focusedControl(form: HTMLFormElement): ((form: HTMLFormElement) => void) | null {
  const { activeElement } = document;
  if (activeElement === null || !form.contains(activeElement)) return null;
  if (activeElement instanceof HTMLInputElement) {
    const { name, value, type, selectionStart } = activeElement;
    const selector = `input[name="${CSS.escape(name)}"]${type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : ''}`;
    return (now) => {
      const input = now.querySelector<HTMLInputElement>(selector);
      input?.focus({ preventScroll: true });
      if (input !== null && input.type === 'text') input.setSelectionRange(selectionStart, selectionStart);
    };
  }
  if (activeElement.closest('summary') !== null) {
    const facet = activeElement.closest<HTMLElement>('[data-facet]')?.dataset.facet ?? '';
    return (now) =>
      now
        .querySelector<HTMLElement>(`[data-facet="${CSS.escape(facet)}"] > summary`)
        ?.focus({ preventScroll: true });
  }
  // A chip or link that is gone: the results themselves.
  return (now) => {
    const results = now.querySelector<HTMLElement>('[data-part="results"]');
    if (results === null || results.contains(document.activeElement)) return;
    if (activeElement.isConnected) return;
    results.tabIndex = -1;
    results.focus({ preventScroll: true });
  };
}
