import type { Confirmation, FormState } from '~/page/contract';
import { type FieldRules, inOrder, type Problems } from '../fields/field-rules';

/** What the box above the fields says. */
export type RequestMessage =
  /** Fields are wrong, found here: the first of them has the focus. */
  | { readonly kind: 'invalid' }
  /** Fields are wrong, in a page that came back: each is a link. */
  | { readonly kind: 'listed'; readonly title: string | null }
  /** `error` is the server's name of the failure, `title` what it says in words, `reference` what its log knows it by. */
  | {
      readonly kind: 'failed';
      readonly error: string | null;
      readonly title: string | null;
      readonly reference: string | null;
    };

export interface RequestState {
  readonly phase: 'editing' | 'sending' | 'thanked';
  readonly problems: Problems;
  readonly message: RequestMessage | null;
  /** Null where the server has not said what happens next. */
  readonly confirmation: Confirmation | null;
}

export const UNTOUCHED: RequestState = { phase: 'editing', problems: {}, message: null, confirmation: null };

/** What a page begins with that came back after its form was sent without a script. */
export function returnedState(form: FormState | null, rules: FieldRules): RequestState {
  if (form === null) return UNTOUCHED;
  const { outcome, problems, message: title, reference, confirmation = null } = form;
  if (outcome === 'sent') return { ...UNTOUCHED, phase: 'thanked', confirmation };
  if (outcome === 'invalid') {
    return { ...UNTOUCHED, problems: inOrder(problems, rules), message: { kind: 'listed', title } };
  }
  return { ...UNTOUCHED, message: { kind: 'failed', error: null, title, reference } };
}

export const invalidState = (problems: Problems): RequestState => ({
  ...UNTOUCHED,
  problems,
  message: { kind: 'invalid' },
});

/**
 * @param error the server's name of the failure, `offline`, or null where nobody answered
 * @param reference what the server's log knows it by
 */
export const failedState = (error: string | null, reference: string | null = null): RequestState => ({
  ...UNTOUCHED,
  message: { kind: 'failed', error, title: null, reference },
});

/** Whoever changes a field has read what was said of it. */
export function withoutProblem(state: RequestState, field: string): RequestState {
  const { [field]: gone, ...problems } = state.problems;
  return gone === undefined && state.message === null ? state : { ...state, problems, message: null };
}

export const withoutProblems = (state: RequestState): RequestState =>
  state.phase === 'editing' ? UNTOUCHED : state;
