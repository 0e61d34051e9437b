import type { NamedField } from '../names/name-kinds';
import type { Values } from './document';

/** The way to a value in a block's fields, as the server's marks and problems write it: `Cards[0].Link.text`. */
export type FieldPath = string;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const stepsOf = (path: FieldPath): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

export function valueAt(values: Values, path: FieldPath): unknown {
  return stepsOf(path).reduce<unknown>(
    (value, step) => (isValues(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    values,
  );
}

/** The values with one changed, if there is a way to it; what is not on the way stays the same object. */
export function setValueAt(values: Values, path: FieldPath, value: unknown): Values {
  const set = (inner: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return value;
    if (Array.isArray(inner))
      return inner.map((entry, at) => (String(at) === step ? set(entry, rest) : entry));
    return isValues(inner) ? { ...inner, [step]: set(inner[step], rest) } : inner;
  };
  const changed = set(values, stepsOf(path));
  return isValues(changed) ? changed : values;
}

/** The field at the end of a way; of a link's text, the link. */
export function formAt(forms: readonly NamedField[], path: FieldPath): NamedField | undefined {
  const [first, ...rest] = stepsOf(path);
  const form = forms.find(({ name }) => name === first);
  const [, ...below] = rest;
  return form?.item === undefined || rest.length === 0 ? form : formAt(form.item, below.join('.'));
}

/** Each picture and link of a block, with the way to it. */
export function placesOf(
  forms: readonly NamedField[],
  values: Values,
  way = '',
): readonly { readonly path: FieldPath; readonly kind: string; readonly value: unknown }[] {
  return forms.flatMap(({ name, kind, item }) => {
    const [value, path] = [values[name], way + name];
    if (item !== undefined && Array.isArray(value))
      return value.flatMap((entry, at) => (isValues(entry) ? placesOf(item, entry, `${path}[${at}].`) : []));
    return [{ path, kind, value }];
  });
}
