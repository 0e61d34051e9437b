import { useEffect } from 'react';
import { sessionStore } from '../state/stored-state';

const RETENTION_MS = 86_400_000;

/**
 * What was typed into a field and not sent yet is there again when the page is loaded again, for a day at most. What is
 * sent is part of the booking, and its field is gone.
 * @param id of the field, whose value is the browser's
 */
export function useStoredField(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id);
    const storage = sessionStore();
    if (!(field instanceof HTMLInputElement) || storage === null) return;
    const key = `typed ${id}`;
    const forget = () => storage.removeItem(key);
    const [, at = 0, typed] = /^(\d+) (.+)$/.exec(storage.getItem(key) ?? '') ?? [];
    forget();
    // What was typed since goes before it.
    const isUntouched = field.value === field.defaultValue;
    if (typed !== undefined && isUntouched && Date.now() - Number(at) < RETENTION_MS) {
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const store = () => {
      if (field.value === field.defaultValue) return forget();
      try {
        storage.setItem(key, `${Date.now()} ${field.value}`);
      } catch {
        // Full: it is typed again.
      }
    };
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      forget();
    };
  }, [id]);
}
