import { type RefObject, useEffect } from 'react';

/**
 * Who changes the language in the middle of the flow goes on in the middle of it: the page in the other language opens at
 * this block, which may stand far below its top.
 * @param place in the block
 * @param isBegun a step after the first one is shown
 */
export function useLanguageLinks(place: RefObject<HTMLElement | null>, isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) return;
    // The menu of a small screen may not have been there when this began.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      if (link) link.hash = place.current?.closest('section')?.id ?? '';
    };
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, [place, isBegun]);
}
