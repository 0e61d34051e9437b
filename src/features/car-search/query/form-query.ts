import { wholeNumber } from '~/ui/form/whole-number';
import { RANGE_BOX, recordNumber } from '../ranges/record-unit';

/**
 * The canonical query of a list's form: the two boxes of a range become `name=from-to`; empty boxes and the default order
 * are left out. Small and pure, because the browser loads it.
 */
export function formQuery(
  entries: Iterable<readonly [string, string]>,
  defaultSort: string,
): URLSearchParams {
  const query = new URLSearchParams();
  const ranges = new Map<string, { from: string; to: string }>();
  for (const [name, value] of entries) {
    const [, range, unit, end] = RANGE_BOX.exec(name) ?? [];
    const text = value.trim();
    if (range !== undefined && (end === 'from' || end === 'to')) {
      const ends = ranges.get(range) ?? { from: '', to: '' };
      ranges.set(range, { ...ends, [end]: String(recordNumber(wholeNumber(text), unit) ?? '') });
    } else if (text !== '' && !(name === 'sortName' && text === defaultSort)) query.append(name, text);
  }
  // A distance needs a place.
  if (!query.has('near')) query.delete('within');
  for (const [name, { from, to }] of ranges)
    if (from !== '' || to !== '') query.append(name, `${from}-${to}`);
  return query;
}
