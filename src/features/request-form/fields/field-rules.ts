/** What is said of a field that cannot be taken. */
export interface FieldTexts {
  readonly missing: string;
  /** Of what is not of its form; without it, what is said of an empty one. */
  readonly malformed?: string;
  readonly tooLong: string;
}

/** By name, in the order in which the fields stand. */
export type FieldRules = Readonly<Record<string, FieldTexts>>;

/** What is wrong, by field, in words. */
export type Problems = Readonly<Record<string, string>>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The control of a field; of a group of choices, its first. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return isControl(control) ? control : null;
}

/** What the browser's own constraints have against the fields. */
export function invalidFields(form: HTMLFormElement, rules: FieldRules): Problems {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, texts]) => {
      const validity = controlOf(form, name)?.validity;
      return validity === undefined || validity.valid ? [] : [[name, textOf(validity, texts)]];
    }),
  );
}

/** In the order of the rules; fields that nobody knows are left out. */
export const inOrder = (problems: Problems, rules: FieldRules): Problems =>
  Object.fromEntries(
    Object.keys(rules).flatMap((name) => {
      const problem = problems[name];
      return problem === undefined ? [] : [[name, problem]];
    }),
  );

const textOf = ({ valueMissing, tooLong }: ValidityState, texts: FieldTexts): string =>
  valueMissing ? texts.missing : tooLong ? texts.tooLong : malformedText(texts);

const malformedText = ({ missing, malformed = missing }: FieldTexts): string => malformed;

/** What the server has against the fields: `phoneMissing`, `tooLong`, `phoneInvalid`; fields that nobody knows are left out. */
export function refusedFields(problems: Readonly<Record<string, string>>, rules: FieldRules): Problems {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, texts]) => {
      const problem = problems[name];
      if (problem === undefined) return [];
      if (problem.endsWith('Missing')) return [[name, texts.missing]];
      return [[name, problem === 'tooLong' ? texts.tooLong : malformedText(texts)]];
    }),
  );
}
