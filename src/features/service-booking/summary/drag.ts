/** An open drawer closes when it is dragged further down than this, a closed one opens further up than that (SUMMARY-2). */
const CLOSES_AFTER = 200;
const OPENS_AFTER = 20;

/** Whether the drawer is open after a drag of so many CSS pixels, down being positive. */
export const isOpenAfter = (wasOpen: boolean, dragged: number): boolean =>
  wasOpen ? dragged <= CLOSES_AFTER : dragged < -OPENS_AFTER;

/** How far an element follows the finger: never further than closed or open. */
export const dragOffset = (isOpen: boolean, dragged: number, travel: number): number =>
  isOpen ? Math.min(Math.max(dragged, 0), travel) : Math.max(Math.min(dragged, 0), -travel);
