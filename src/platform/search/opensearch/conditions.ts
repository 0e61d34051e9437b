import { distanceKm, parseGeocoord } from '~/platform/geo';
import type { JsonObject } from '~/platform/json';
import type { Bound, NearRequest, SearchRequest } from '../contract';
import { type Clause, clausesOf } from '../engine/clauses';
import { filterText, numberOf } from '../engine/field-values';
import type { FieldSchema, IndexSchema } from '../schema';
import { fieldOf, geoFieldOf, hasTexts, isListFacet, isNumeric } from './documents';

export const MATCH_NONE: JsonObject = { match_none: {} };

/** A request's conditions: those on everything, and those that the facet of their own field leaves out. */
export interface Conditions {
  readonly filter: readonly JsonObject[];
  readonly mustNot: readonly JsonObject[];
  readonly own: ReadonlyMap<string, readonly JsonObject[]>;
}

export function conditionsOf(schema: IndexSchema, request: SearchRequest): Conditions {
  const requested = new Set((request.facets ?? []).map(({ name }) => name));
  const filter: JsonObject[] = [];
  const mustNot: JsonObject[] = [];
  const own = new Map<string, JsonObject[]>();
  for (const clause of clausesOf(request)) {
    const condition = conditionOf(schema, clause);
    if (clause.exclude) mustNot.push(condition);
    else if (requested.has(clause.field))
      own.set(clause.field, [...(own.get(clause.field) ?? []), condition]);
    else filter.push(condition);
  }
  return { filter, mustNot, own };
}

function conditionOf(schema: IndexSchema, clause: Clause): JsonObject {
  const field = fieldOf(schema, clause.field);
  if (field === undefined) return MATCH_NONE;
  const any: JsonObject[] = [];
  if (clause.tree !== undefined) any.push(...treeConditions(schema, clause));
  else any.push(...valueCondition(clause.field, field, clause.values));
  if (isNumeric(field)) {
    for (const { values } of clause.ranges) any.push(...rangeCondition(clause.field, field.kind, values));
  }
  const [first] = any;
  if (first === undefined) return MATCH_NONE;
  return any.length === 1 ? first : { bool: { should: any } };
}

function valueCondition(name: string, field: FieldSchema, values: readonly string[]): JsonObject[] {
  if (isNumeric(field)) {
    const numbers = values.map((text) => numberOf(field.kind, text)).filter(Number.isFinite);
    return numbers.length === 0 ? [] : [{ terms: { [`n.${name}`]: numbers } }];
  }
  if (!hasTexts(field)) return [];
  const texts = values.flatMap((text) => filterText(field, text) ?? []);
  return texts.length === 0 ? [] : [{ terms: { [`k.${name}`]: texts } }];
}

function rangeCondition(
  name: string,
  kind: 'number' | 'date',
  [low, high]: readonly [Bound, Bound],
): JsonObject[] {
  const min = low === null ? Number.NEGATIVE_INFINITY : numberOf(kind, low);
  const max = high === null ? Number.POSITIVE_INFINITY : numberOf(kind, high);
  if (!(min <= max) || min === Number.POSITIVE_INFINITY || max === Number.NEGATIVE_INFINITY) return [];
  return [
    {
      range: {
        [`n.${name}`]: {
          ...(Number.isFinite(min) ? { gte: min } : {}),
          ...(Number.isFinite(max) ? { lte: max } : {}),
        },
      },
    },
  ];
}

/** A parent with children: both must fit. Where one of them is no list of values the parent counts whole. */
function treeConditions(schema: IndexSchema, { field: name, tree, values }: Clause): JsonObject[] {
  const field = fieldOf(schema, name);
  if (field === undefined || tree === undefined) return [];
  const child = fieldOf(schema, tree.child);
  if (child === undefined || !isListFacet(child) || !isListFacet(field)) {
    return valueCondition(name, field, [...values, ...tree.parents.keys()]);
  }
  const narrowed = [...tree.parents].map(([text, children]) => ({
    bool: {
      filter: [{ terms: { [`k.${name}`]: [text] } }, { terms: { [`k.${tree.child}`]: [...children] } }],
    },
  }));
  const whole = values.length === 0 ? [] : [{ terms: { [`k.${name}`]: [...values] } }];
  return [...whole, ...narrowed];
}

/** The places within the distance, measured by us; null where nothing is asked for. */
export function nearCondition(
  schema: IndexSchema,
  near: NearRequest | undefined,
  positions: readonly string[],
): JsonObject | null {
  const km = near?.within_km;
  if (near === undefined || km === undefined) return null;
  const geo = geoFieldOf(schema);
  const within = positions.filter((text) => {
    const position = parseGeocoord(text);
    return position !== undefined && distanceKm(near, position) <= km;
  });
  return geo === undefined || within.length === 0 ? MATCH_NONE : { terms: { [`k.${geo}`]: within } };
}
