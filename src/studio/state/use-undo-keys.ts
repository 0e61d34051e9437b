import { useCallback, useEffect } from 'react';
import type { EditedPage } from './use-page';

/** Ctrl+Z and Ctrl+Y wherever the focus is; the canvas, a document of its own, passes its keys to what is returned. */
export function useUndoKeys({
  undo,
  redo,
}: Pick<EditedPage, 'undo' | 'redo'>): (event: KeyboardEvent) => void {
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
      const pressed = event.key.toLowerCase();
      if (pressed !== 'z' && pressed !== 'y') return;
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
