import type { NamedField } from '../names/name-kinds';
import type { Values } from '../state/document';
import { alignLists } from './align-lists';
import { isSameValue, keyOfValue } from './same-value';

/** A value that differs. */
export interface FieldChange {
  /** From the field of the block to the value: entries of a list by their numbers, from 1. */
  readonly way: readonly (NamedField | number)[];
  /** Of an entry of a list, which came, went or stands elsewhere; else `changed`. */
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between the values of the same fields; a value that is not set is the one that stands in for it. */
export function compareFields(
  forms: readonly NamedField[],
  before: Values,
  after: Values,
): readonly FieldChange[] {
  return fieldsOf(forms, before, after).flatMap((form): readonly FieldChange[] => {
    const [old, now] = [before, after].map(({ [form.name]: value = form.fallback }) => value);
    if (isSameValue(old, now)) return [];
    if (form.item !== undefined && Array.isArray(old) && Array.isArray(now))
      return compareEntries(form, form.item, old, now);
    return [{ way: [form], kind: 'changed', before: old, after: now }];
  });
}

/** The fields of the contract, then what is stored and no contract knows any more. */
function fieldsOf(forms: readonly NamedField[], before: Values, after: Values): readonly NamedField[] {
  const known = new Set(forms.map(({ name }) => name));
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const lost = [...names].filter((name) => !known.has(name));
  return [
    ...forms,
    ...lost.map(
      (name): NamedField => ({ name, kind: 'text', label: name, optionLabels: {}, fallback: undefined }),
    ),
  ];
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

interface Entry {
  readonly value: unknown;
  readonly number: number;
}

/** Entries of a list have no names: those that are the same stand for each other, what differs at one place is one entry. */
function compareEntries(
  form: NamedField,
  item: readonly NamedField[],
  before: readonly unknown[],
  after: readonly unknown[],
): readonly FieldChange[] {
  const numbered = (values: readonly unknown[]) =>
    values.map((value, at): Entry => ({ value, number: at + 1 }));
  const steps = alignLists(numbered(before), numbered(after), ({ value }) => keyOfValue(value));
  const changes: FieldChange[] = [];
  let [old, now]: [Entry[], Entry[]] = [[], []];
  const gone = steps.flatMap((step) => (step.kind === 'removed' ? [step.before] : []));
  const fresh = steps.flatMap((step) => (step.kind === 'added' ? [step.after] : []));
  const moved = pairsOf(gone, fresh);
  const close = () => {
    for (let at = 0; at < Math.max(old.length, now.length); at++) {
      const [one, other] = [old[at], now[at]];
      const way = [form, (other ?? one)?.number ?? 0];
      if (one !== undefined && other !== undefined) {
        const [a, b] = [one.value, other.value].map((value) => (isValues(value) ? value : {}));
        const inside = compareFields(item, a ?? {}, b ?? {});
        changes.push(...inside.map((change) => ({ ...change, way: [...way, ...change.way] })));
      } else if (other !== undefined)
        changes.push({ way, kind: 'added', before: undefined, after: other.value });
      else if (one !== undefined) changes.push({ way, kind: 'removed', before: one.value, after: undefined });
    }
    [old, now] = [[], []];
  };
  for (const step of steps) {
    if (step.kind === 'same') close();
    else if (step.kind === 'removed') {
      if (!moved.has(step.before)) old.push(step.before);
    } else {
      const from = moved.get(step.after);
      if (from === undefined) now.push(step.after);
      else
        changes.push({
          way: [form, step.after.number],
          kind: 'moved',
          before: from.value,
          after: from.value,
        });
    }
  }
  close();
  return changes;
}

/** Entries that went at one place and came at another, each with the other. */
function pairsOf(gone: readonly Entry[], fresh: readonly Entry[]): ReadonlyMap<Entry, Entry> {
  const waiting = new Map<string, Entry[]>();
  for (const entry of gone) {
    const key = keyOfValue(entry.value);
    waiting.set(key, [...(waiting.get(key) ?? []), entry]);
  }
  const pairs = new Map<Entry, Entry>();
  for (const entry of fresh) {
    const from = waiting.get(keyOfValue(entry.value))?.shift();
    if (from !== undefined) pairs.set(entry, from).set(from, entry);
  }
  return pairs;
}
