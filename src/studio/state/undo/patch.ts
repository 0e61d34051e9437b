import { z } from 'zod';

/** What makes one value of JSON another; null: they are the same. */
export type Patch = PatchStep | null;

type PatchStep =
  | { readonly kind: 'value'; readonly value: unknown }
  | {
      readonly kind: 'object';
      readonly changed: Readonly<Record<string, Patch>>;
      readonly gone: readonly string[];
    }
  /** Entries of a list that were changed where they stand. */
  | { readonly kind: 'entries'; readonly at: number; readonly changed: readonly Patch[] }
  /** Entries of a list that have come and gone. */
  | {
      readonly kind: 'splice';
      readonly at: number;
      readonly gone: number;
      readonly come: readonly unknown[];
    };

export const patchSchema: z.ZodType<Patch> = z.lazy(() =>
  z.union([
    z.null(),
    z.object({ kind: z.literal('value'), value: z.unknown() }),
    z.object({
      kind: z.literal('object'),
      changed: z.record(z.string(), patchSchema),
      gone: z.array(z.string()),
    }),
    z.object({ kind: z.literal('entries'), at: z.number(), changed: z.array(patchSchema) }),
    z.object({ kind: z.literal('splice'), at: z.number(), gone: z.number(), come: z.array(z.unknown()) }),
  ]),
);

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field may be called as something that every object has, such as `toString`. */
const ownValue = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What is the same object in both is the same: values that are never written over are compared in no time. */
export function patchBetween(from: unknown, to: unknown): Patch {
  if (from === to) return null;
  if (Array.isArray(from) && Array.isArray(to)) return betweenLists(from, to);
  if (!isObject(from) || !isObject(to)) return { kind: 'value', value: to };
  const names = Object.keys(to).filter((name) => to[name] !== undefined);
  const changed = names.flatMap((name) => {
    if (!Object.hasOwn(from, name)) return [[name, { kind: 'value', value: to[name] }] as const];
    const patch = patchBetween(from[name], to[name]);
    return patch === null ? [] : [[name, patch] as const];
  });
  const gone = Object.keys(from).filter((name) => ownValue(to, name) === undefined);
  return { kind: 'object', changed: Object.fromEntries(changed), gone };
}

function betweenLists(from: readonly unknown[], to: readonly unknown[]): PatchStep {
  const shorter = Math.min(from.length, to.length);
  let at = 0;
  while (at < shorter && from[at] === to[at]) at += 1;
  let rest = 0;
  while (rest < shorter - at && from.at(-1 - rest) === to.at(-1 - rest)) rest += 1;
  const [olds, news] = [from.slice(at, from.length - rest), to.slice(at, to.length - rest)];
  return olds.length === news.length
    ? { kind: 'entries', at, changed: news.map((value, index) => patchBetween(olds[index], value)) }
    : { kind: 'splice', at, gone: olds.length, come: news };
}

/** The value that a patch makes of another; what it does not touch stays the same object. */
export function applyPatch(from: unknown, patch: Patch): unknown {
  if (patch === null) return from;
  const list: readonly unknown[] = Array.isArray(from) ? from : [];
  switch (patch.kind) {
    case 'value':
      return patch.value;
    case 'object': {
      const values = isObject(from) ? from : {};
      const gone = new Set(patch.gone);
      const stay = Object.entries(values).filter(([name]) => !gone.has(name));
      const changed = Object.entries(patch.changed).map(
        ([name, each]) => [name, applyPatch(ownValue(values, name), each)] as const,
      );
      return Object.fromEntries([...stay, ...changed]);
    }
    case 'entries':
      return list.map((value, index) => applyPatch(value, patch.changed[index - patch.at] ?? null));
    case 'splice':
      return [...list.slice(0, patch.at), ...patch.come, ...list.slice(patch.at + patch.gone)];
  }
}
