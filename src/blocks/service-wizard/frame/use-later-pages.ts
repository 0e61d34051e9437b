import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { LaterPagesProps } from '../pages/later-pages';

export type Later =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly Pages: ComponentType<LaterPagesProps> };

/** The pages after the car, fetched while the visitor looks at it. */
export function useLaterPages(isNeeded: boolean): { readonly later: Later; readonly again: () => void } {
  const [later, setLater] = useState<Later>({ kind: 'loading' });
  const fetchPages = useCallback(() => {
    setLater({ kind: 'loading' });
    import('../pages/later-pages').then(
      ({ LaterPages }) => setLater({ kind: 'ready', Pages: LaterPages }),
      () => setLater({ kind: 'failed' }),
    );
  }, []);
  useEffect(() => {
    if (isNeeded) fetchPages();
  }, [isNeeded, fetchPages]);
  return { later, again: fetchPages };
}
