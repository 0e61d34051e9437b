import { type BoardShown, minutesOf, type ShownBay, type ShownPlace, timeOf } from './board-wire';

/** Which place the arrow keys choose. Pure. */
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrow = (key: string): key is Arrow =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';

/** Left and right: the time before and after in the same bay. Up and down: the nearest time in the next bay that has one. */
export function placeTowards(
  places: readonly ShownPlace[],
  bays: readonly ShownBay[],
  from: ShownPlace,
  arrow: Arrow,
): ShownPlace | null {
  const minute = minutesOf(from.time);
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    const way = arrow === 'ArrowRight' ? 1 : -1;
    return nearest(
      places.filter(({ bayId, time }) => bayId === from.bayId && (minutesOf(time) - minute) * way > 0),
      minute,
    );
  }
  const at = bays.findIndex(({ id }) => id === from.bayId);
  const others = arrow === 'ArrowDown' ? bays.slice(at + 1) : bays.slice(0, Math.max(0, at)).toReversed();
  for (const { id } of others) {
    const found = nearest(
      places.filter(({ bayId }) => bayId === id),
      minute,
    );
    if (found !== null) return found;
  }
  return null;
}

const nearest = (places: readonly ShownPlace[], minute: number): ShownPlace | null =>
  places.toSorted((a, b) => Math.abs(minutesOf(a.time) - minute) - Math.abs(minutesOf(b.time) - minute))[0] ??
  null;

/** The start under a pointer: the workshop's grid is as fine as its slots. `share`: how far across the hours shown, 0 to 1. */
export function startAt(
  share: number,
  { from, to, slotMinutes, opens }: Pick<BoardShown, 'from' | 'to' | 'slotMinutes' | 'opens'>,
): string {
  const slots = Math.round((from + share * (to - from) - opens) / slotMinutes);
  return timeOf(Math.min(1439, Math.max(0, opens + slots * slotMinutes)));
}
