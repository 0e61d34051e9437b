import { useCallback, useEffect } from 'react';
import type { EditedPage } from '../use-page';

/** Whether something else is typed in: a dialog over the page, or a field beside it, such as the search for pages. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.matches('input, textarea, select') &&
    target.closest('.page-studio') === null);

/** Ctrl+Z and Ctrl+Y for the page, wherever on it the focus is; the canvas, a document of its own, passes its keys to what is returned. */
export function useUndoKeys({
  undo,
  redo,
}: Pick<EditedPage, 'undo' | 'redo'>): (event: KeyboardEvent) => void {
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
      const pressed = event.key.toLowerCase();
      if (pressed !== 'z' && pressed !== 'y') return;
      if (isElsewhere(event.target)) return;
      event.preventDefault();
      if (pressed === 'y' || event.shiftKey) redo();
      else undo();
    },
    [undo, redo],
  );
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
  return onKey;
}
