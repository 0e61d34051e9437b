/** Updates what depends on the list and is not part of it. */
export function updateSurroundings(form: HTMLFormElement, fresh: HTMLElement, url: URL): void {
  updateHeading(fresh);
  updateCrumbs(url);
  updateMap(form, fresh);
  // Links to the other languages were rendered for the first state.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[hreflang]'))
    link.search = url.search;
}

/** One make names the list; two have the list's own name. */
function updateHeading(fresh: HTMLElement): void {
  const heading = document.getElementById(fresh.getAttribute('aria-labelledby') ?? '');
  if (heading !== null && fresh.dataset.heading !== undefined) heading.textContent = fresh.dataset.heading;
}

/** The crumbs lead no further than to the list that is shown: that of two makes lies above that of one. */
function updateCrumbs({ pathname }: URL): void {
  const crumbs = [...document.querySelectorAll<HTMLElement>('nav > ol > li')];
  const links = crumbs.map((crumb) => crumb.querySelector('a'));
  const last = links.findIndex((link) => link?.pathname === pathname);
  crumbs.forEach((crumb, at) => {
    crumb.hidden = last >= 0 && at > last;
    if (at === last) links[at]?.setAttribute('aria-current', 'page');
    else links[at]?.removeAttribute('aria-current');
  });
}

/** What stands in the search boxes of a list, by their names. */
export const searchWords = ({ elements }: HTMLFormElement): ReadonlyMap<string, string> =>
  new Map(
    [...elements].flatMap((element) =>
      element instanceof HTMLInputElement && element.type === 'search' ? [[element.name, element.value]] : [],
    ),
  );

interface SearchWords {
  /** The address of the list. */
  readonly url: URL;
  /** What stood in the boxes when the list was asked for. */
  readonly requested: ReadonlyMap<string, string>;
}

/** The address's words, unless the visitor is typing, or has typed since. */
export function updateSearchInputs(
  form: HTMLFormElement,
  fresh: ParentNode,
  { url, requested }: SearchWords,
): void {
  const words = url.searchParams.get('keyphrase') ?? '';
  for (const next of fresh.querySelectorAll<HTMLInputElement>('input[type="search"]')) {
    const old = form.elements.namedItem(next.name);
    if (!(old instanceof HTMLInputElement)) continue;
    const isTyping =
      old === document.activeElement && old.value.trim() !== (old.name === 'near' ? next.value : words);
    if (!isTyping && old.value === requested.get(old.name)) old.value = next.value;
  }
}

/** A map beside the list shows the same; its script watches the attribute. */
function updateMap({ id }: HTMLFormElement, fresh: ParentNode): void {
  const selector = `[data-follows="${CSS.escape(id)}"]`;
  const [old, next] = [document, fresh].map((each) => each.querySelector<HTMLElement>(selector));
  if (old && next) old.dataset.map = next.dataset.map ?? '';
}
