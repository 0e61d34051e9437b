/** How Word marks a paragraph that is an entry of a list: which list, and how deep. */
const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d)/;
/** The number or dot that Word writes in front of the entry, as text. */
const WORD_MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const NUMBERED = /^\W*(?:\d+|[a-z]{1,4})[.)]/i;

/**
 * What is pasted, in the shapes that the editor knows: the largest heading is that of the page, lists of Word are lists, and empty
 * paragraphs that only keep a distance are left out.
 */
export function tidyPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const paragraph of body.querySelectorAll('p'))
    if (WORD_LIST.test(styleOf(paragraph))) takeIntoList(paragraph);
  for (const paragraph of body.querySelectorAll('p'))
    if (
      paragraph.textContent.replaceAll('\u00a0', ' ').trim() === '' &&
      paragraph.querySelector('img') === null
    )
      paragraph.remove();
  return body.innerHTML;
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Makes a paragraph of Word an entry of the list before it, or of a new one. */
function takeIntoList(paragraph: Element): void {
  const [, list = '', depth = '1'] = WORD_LIST.exec(styleOf(paragraph)) ?? [];
  const markers = [...paragraph.querySelectorAll(WORD_MARKER)];
  const isNumbered = NUMBERED.test(markers.map((marker) => marker.textContent).join(''));
  for (const marker of markers) marker.remove();
  const before = paragraph.previousElementSibling;
  const isOn = before?.getAttribute('data-word-list') === list;
  const top = isOn && before !== null ? before : newList(paragraph, isNumbered);
  if (top !== before) {
    top.setAttribute('data-word-list', list);
    paragraph.before(top);
  }
  const entry = rename(paragraph, 'li');
  listAt(top, Number(depth), isNumbered).append(entry);
}

const newList = ({ ownerDocument }: Element, isNumbered: boolean): Element =>
  ownerDocument.createElement(isNumbered ? 'ol' : 'ul');

/** The list so many levels down at the end of another; what is missing on the way is made. */
function listAt(top: Element, depth: number, isNumbered: boolean): Element {
  let here = top;
  for (let level = 1; level < depth; level++) {
    const last = here.lastElementChild;
    // An entry that stands deeper than any before it begins no level of its own.
    if (last === null) return here;
    const inner = last.querySelector(':scope > ul, :scope > ol') ?? newList(top, isNumbered);
    last.append(inner);
    here = inner;
  }
  return here;
}
