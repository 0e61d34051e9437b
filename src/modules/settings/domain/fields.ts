/** A value as a form has it, by field name. */
export type Fields = Readonly<Record<string, string>>;

/** What can be wrong with a field. */
export const FIELD_PROBLEMS = [
  ...(['empty', 'long', 'phone', 'email', 'tag', 'brace', 'site'] as const),
  ...(['date', 'past', 'far', 'taken'] as const),
  ...(['number', 'range', 'order', 'between', 'months', 'residual', 'values', 'falling'] as const),
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
export type Problems = Readonly<Record<string, FieldProblem>>;
