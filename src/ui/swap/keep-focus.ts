/** Both sides of a focused element carry this id while the block is drawn again. */
const FOCUSED = 'focused-meanwhile';

/**
 * Ties the element that has the focus to the one in a fresh block that means the same, so that it is kept where it is
 * drawn again. Call what it returns once that is done: it gives the focus back, and tells whether there was none to give it to.
 */
export function keepFocus(block: HTMLElement, fresh: HTMLElement): () => boolean {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !block.contains(active)) return () => false;
  const isText = active instanceof HTMLInputElement && active.type === 'text';
  // Counted from the end: a number may come back with spaces.
  const behind = isText ? active.value.length - (active.selectionStart ?? active.value.length) : 0;
  const value = isText ? active.value : '';
  const twin = active.id === '' ? twinOf(active, fresh) : null;
  if (twin !== null) for (const element of [active, twin]) element.id = FOCUSED;
  return () => {
    for (const element of block.querySelectorAll(`[id="${FOCUSED}"]`)) element.removeAttribute('id');
    if (!active.isConnected) return true;
    if (document.activeElement !== active) active.focus({ preventScroll: true });
    if (isText && active.value !== value) {
      const caret = Math.max(0, active.value.length - behind);
      active.setSelectionRange(caret, caret);
    }
    return document.activeElement !== active;
  };
}

/** Call what it returns later: it tells whether the focus is where it is now, or nowhere, so that it can be moved on. */
export function watchFocus(): () => boolean {
  const { activeElement: before, body } = document;
  return () => [before, body, null].includes(document.activeElement);
}

/** A tick box is the same by what it stands for, wherever it stands now. */
function twinOf(active: HTMLElement, fresh: HTMLElement): HTMLElement | null {
  if (!(active instanceof HTMLInputElement) || active.type !== 'checkbox') return null;
  const [name, value] = [active.name, active.value].map((text) => CSS.escape(text));
  return fresh.querySelector<HTMLElement>(`input[name="${name}"][value="${value}"]`);
}
