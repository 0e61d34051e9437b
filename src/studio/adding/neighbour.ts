interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Which of the boxes an arrow key, Home or End leads to; null where it leads nowhere. The boxes stand in rows, in their order. */
export function neighbourOf(boxes: readonly Corner[], at: number, key: string): number | null {
  const here = boxes[at];
  if (here === undefined) return null;
  const last = boxes.length - 1;
  const side = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
  if (side !== undefined) return side < 0 || side > last ? null : side;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const isBeyond = ({ top }: Corner) => (key === 'ArrowUp' ? top < here.top : top > here.top);
  const beyond = boxes.flatMap((box, index) => (isBeyond(box) ? [{ box, index }] : []));
  const away = ({ box: { left, top } }: (typeof beyond)[number]) =>
    // The next row first, then the nearest in it.
    Math.abs(top - here.top) * 1000 + Math.abs(left - here.left);
  const [nearest] = beyond.toSorted((a, b) => away(a) - away(b));
  return nearest?.index ?? null;
}
