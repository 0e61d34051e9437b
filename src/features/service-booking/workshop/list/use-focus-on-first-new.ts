import { type RefObject, useEffect, useRef } from 'react';
import type { AvailableWorkshop } from '~/modules/workshop';

/**
 * The button for more is disabled while they are awaited and loses the focus with that: it goes to the first workshop
 * that has come, unless the visitor has gone elsewhere meanwhile.
 * @param list has the cards, `data-workshop` each
 * @returns to be called when the button is pressed
 */
export function useFocusOnFirstNew(
  list: RefObject<HTMLElement | null>,
  workshops: readonly AvailableWorkshop[],
  isLoading: boolean,
): () => void {
  const shown = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = shown.current;
    if (before === null || isLoading) return;
    shown.current = null;
    if (document.activeElement !== document.body) return;
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-workshop]') ?? [])];
    const first = cards.find(({ dataset }) => !before.has(dataset.workshop ?? ''));
    (first ?? cards.at(-1))?.querySelector('h4')?.focus();
  }, [list, isLoading]);
  return () => {
    shown.current = new Set(workshops.map(({ departmentId }) => departmentId));
  };
}
