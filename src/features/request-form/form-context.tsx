import { createContext, useContext } from 'react';
import type { Problems } from './fields/field-rules';
import type { FieldLabels } from './texts';

/** What the fields of a form share. */
export interface FormContent {
  /** Prefix of element ids; a field's is `{uid}-{name}`. */
  readonly uid: string;
  readonly t: FieldLabels;
  /** What a visitor without JavaScript has typed before, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Problems;
}

const Context = createContext<FormContent | null>(null);

export const FormContentProvider = Context.Provider;

/** The form that a field stands in. */
export function useFormContent(): FormContent {
  const content = useContext(Context);
  if (content === null) throw new Error('A field stands outside its form');
  return content;
}
