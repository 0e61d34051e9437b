import type { FieldPlace } from './fields-in';

/** A text that is being typed on the page itself. */
export interface InPlace {
  readonly place: FieldPlace;
  readonly box: HTMLElement;
  text(): string;
  /** Shows what the text has become elsewhere: undone, or typed in the panel. */
  show(text: string): void;
  leave(): void;
}

interface InPlaceOptions {
  readonly place: FieldPlace;
  /** What stands between the comments of the place. */
  readonly drawn: Text;
  /** What the field holds. */
  readonly value: string;
  readonly label: string;
  readonly maxLength: number;
  /** Where it was clicked; without it the caret goes to the end. */
  readonly at?: { readonly x: number; readonly y: number };
  onInput(text: string): void;
  /** @param byKey left with a key, so that the focus needs a place */
  onLeave(byKey: boolean): void;
}

/** One line, as the field has it. */
const oneLine = (text: string): string => text.replace(/[\r\n\t\u00A0]+/g, ' ');

/**
 * Makes a text of the page editable where it stands: no markup, one line, no longer than its field allows. All else on the
 * page goes on resting.
 */
export function editInPlace(options: InPlaceOptions): InPlace {
  const { place, drawn, value, label, maxLength, at, onInput, onLeave } = options;
  const page = drawn.ownerDocument;
  const box = page.createElement('span');
  box.contentEditable = 'plaintext-only';
  box.setAttribute('role', 'textbox');
  box.setAttribute('aria-label', label);
  box.spellcheck = true;
  box.style.cssText =
    'outline:2px solid #0b57d0;outline-offset:3px;cursor:text;white-space:pre-wrap;user-select:text';
  box.textContent = value;
  drawn.replaceWith(box);
  const wake = wakeOnly(box);
  box.focus({ preventScroll: true });
  setCaret(box, at);

  const text = () => oneLine(box.textContent ?? '');
  const insert = (words: string) => {
    const selection = page.getSelection();
    if (selection === null || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    const room = maxLength - (text().length - range.toString().length);
    range.deleteContents();
    range.insertNode(page.createTextNode(words.slice(0, Math.max(0, room))));
    range.collapse(false);
    box.normalize();
    onInput(text());
  };
  const beforeInput = (event: InputEvent) => {
    const pasted = event.dataTransfer?.getData('text/plain');
    if (event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop') {
      event.preventDefault();
      insert(oneLine(pasted ?? event.data ?? ''));
    } else if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') {
      event.preventDefault();
      leave(true);
    } else if (event.inputType.startsWith('history')) event.preventDefault();
    else if (event.inputType.startsWith('insert') && event.data !== null && !event.isComposing) {
      const chosen = page.getSelection()?.toString().length ?? 0;
      if (text().length - chosen + event.data.length > maxLength) event.preventDefault();
    }
  };
  const input = () => onInput(text());
  // A button or the summary of details takes a space for a press.
  const isPressed = box.closest('button, summary') !== null;
  const press = (event: KeyboardEvent) => {
    if (isPressed && event.key === ' ') {
      event.preventDefault();
      if (event.type === 'keydown') insert(' ');
    }
    if (event.key !== 'Escape' || event.type !== 'keydown') return;
    event.preventDefault();
    event.stopPropagation();
    leave(true);
  };
  const blur = () => leave(false);
  box.addEventListener('beforeinput', beforeInput);
  box.addEventListener('input', input);
  box.addEventListener('keydown', press);
  box.addEventListener('keyup', press);
  box.addEventListener('blur', blur);

  let isLeft = false;
  function leave(byKey: boolean): void {
    if (isLeft) return;
    isLeft = true;
    box.replaceWith(page.createTextNode(text()));
    wake();
    onLeave(byKey);
  }
  return {
    place,
    box,
    text,
    show(words) {
      if (isLeft || words === text()) return;
      box.textContent = words;
      setCaret(box, undefined);
    },
    leave: () => leave(false),
  };
}

/** The page rests but for one element; undone by the function that comes back. */
function wakeOnly(element: HTMLElement): () => void {
  const { body } = element.ownerDocument;
  const resting: HTMLElement[] = [];
  for (
    let each: HTMLElement = element;
    each !== body && each.parentElement !== null;
    each = each.parentElement
  )
    for (const sibling of each.parentElement.children)
      if (
        sibling !== each &&
        sibling instanceof (body.ownerDocument.defaultView ?? window).HTMLElement &&
        !sibling.inert
      ) {
        sibling.inert = true;
        resting.push(sibling);
      }
  body.inert = false;
  return () => {
    body.inert = true;
    for (const each of resting) each.inert = false;
  };
}

function setCaret(box: HTMLElement, at: { readonly x: number; readonly y: number } | undefined): void {
  const page = box.ownerDocument;
  const selection = page.getSelection();
  const range = page.createRange();
  range.selectNodeContents(box);
  range.collapse(false);
  const point = at === undefined ? null : page.caretPositionFromPoint(at.x, at.y);
  if (point !== null && box.contains(point.offsetNode)) {
    range.setStart(point.offsetNode, point.offset);
    range.collapse(true);
  }
  selection?.removeAllRanges();
  selection?.addRange(range);
}
