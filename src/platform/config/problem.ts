/** A variable that cannot be used, and what it should be. The value given is not repeated: it may be a secret. */
export interface ConfigProblem {
  readonly variable: string;
  readonly expected: string;
}
