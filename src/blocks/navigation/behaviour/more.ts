/** What an entry is called where it stands alone in the bar. */
const TOP = ':scope > a, :scope > [data-menu-toggle]';
/** The entries in its panel. */
const BELOW = ':scope > [data-menu-panel] > ul > li, :scope > [data-menu-panel] > div > ul > li';

type Looks = readonly [head: string, leaf: string, leaves: string, deeper: string, marked: string];

/** Fills More with a copy of each item of the bar, hidden, with all that is below it. Answers the copies, in order. */
export function fillMore(more: HTMLElement, items: readonly HTMLElement[]): readonly HTMLElement[] {
  const list = more.querySelector('[data-more-items]');
  const [head = '', leaf = '', leaves = '', deeper = '', marked = ''] =
    list?.querySelector(':scope > template')?.classList ?? [];
  const copies = items.map((item) => copyOf(item, [head, leaf, leaves, deeper, marked]));
  list?.replaceChildren(...copies);
  return copies;
}

function copyOf(item: HTMLElement, looks: Looks): HTMLElement {
  const [head, , leaves, , marked] = looks;
  const copy = document.createElement('li');
  copy.dataset.moreItem = '';
  copy.hidden = true;
  const top = item.querySelector<HTMLElement>(TOP);
  if (top !== null)
    copy.append(named(top, item.dataset.menuItem === 'marked' ? `${head} ${marked}` : head, 'p'));
  const below = [...item.querySelectorAll(BELOW)].map((entry) => branchOf(entry, looks));
  if (below.length > 0) copy.append(listOf(leaves, below));
  return copy;
}

function branchOf(entry: Element, [head, leaf, leaves, deeper]: Looks): HTMLElement {
  const branch = document.createElement('li');
  const group = entry.querySelector<HTMLElement>(`.${head}`);
  if (group !== null) {
    const marks = [...group.classList].filter((name) => name !== head);
    branch.append(named(group, [leaf, ...marks].join(' '), 'span'));
  }
  const below = entry.querySelector(`.${leaves}`)?.cloneNode(true);
  if (below instanceof HTMLElement) {
    below.classList.add(deeper);
    branch.append(below);
  }
  return branch;
}

/** The words of an entry, and its link where it is one. */
function named(entry: HTMLElement, look: string, tag: 'p' | 'span'): HTMLElement {
  const isLink = entry instanceof HTMLAnchorElement;
  const copy = isLink ? entry.cloneNode(true) : document.createElement(tag);
  if (!(copy instanceof HTMLElement)) return entry;
  if (!isLink) copy.textContent = entry.textContent;
  copy.className = look;
  return copy;
}

function listOf(look: string, entries: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = look;
  list.append(...entries);
  return list;
}
