import type { FieldSchema, IndexSchema, SortKey } from '../schema';
import { CodeColumn } from './columns/code-column';
import { HistogramColumn } from './columns/histogram';
import { NumberColumn } from './columns/number-column';
import type { TextCompare } from './columns/ranks';
import type { SlotCompare } from './sort-order';

/** One field with the columns that its kind needs. */
export interface Field {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly codes: CodeColumn | undefined;
  readonly numbers: NumberColumn | undefined;
  readonly histogram: HistogramColumn | undefined;
  /** Its column among those that are counted at once; -1 when it is no facet. */
  readonly cell: number;
}

export function fieldsOf(schema: IndexSchema, compare: TextCompare): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  let cells = 0;
  for (const [name, declared] of Object.entries(schema.fields)) {
    if (declared.kind === 'text') {
      fields.set(name, {
        name,
        schema: declared,
        codes: undefined,
        numbers: undefined,
        histogram: undefined,
        cell: -1,
      });
      continue;
    }
    const facet = 'facet' in declared ? (declared.facet ?? false) : false;
    const numeric = declared.kind === 'number' || declared.kind === 'date';
    const numbers = numeric ? new NumberColumn() : undefined;
    fields.set(name, {
      name,
      schema: declared,
      codes: !numeric || facet === 'list' ? new CodeColumn(declared.kind === 'keywords', compare) : undefined,
      numbers,
      histogram: numbers !== undefined && facet === true ? new HistogramColumn(numbers) : undefined,
      cell: facet === false ? -1 : cells++,
    });
  }
  return fields;
}

/** Up to so many texts their places are worked out after a change; more are compared as texts. */
const MAX_RANKED = 4000;

/** Records without a value come last in both directions. */
export function compareBy(field: Field | undefined, key: SortKey, compare: TextCompare): SlotCompare {
  const sign = key.descending ? -1 : 1;
  if (field?.numbers !== undefined) return byNumber(field.numbers, sign);
  return field?.codes === undefined ? () => 0 : byText(field.codes, sign, compare);
}

function byNumber(numbers: NumberColumn, sign: number): SlotCompare {
  return (a, b) => {
    const x = numbers.values[a] ?? Number.NaN;
    const y = numbers.values[b] ?? Number.NaN;
    if (x === y) return 0;
    if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : 1;
    return Number.isNaN(y) ? -1 : (x - y) * sign;
  };
}

function byText(column: CodeColumn, sign: number, compare: TextCompare): SlotCompare {
  return (a, b) => {
    const x = column.codes[a] ?? 0;
    const y = column.codes[b] ?? 0;
    if (x === y) return 0;
    if (x === 0) return 1;
    if (y === 0) return -1;
    if (column.valueCount <= MAX_RANKED) {
      const { ranks } = column.ranks.of('alphabetical');
      return ((ranks[x] ?? 0) - (ranks[y] ?? 0)) * sign;
    }
    return (compare(column.textOf(x), column.textOf(y)) || column.compareCodes(x, y)) * sign;
  };
}
