import { type FormEvent, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { FormState } from '~/page/contract';
import { forgetFields, restoreFields, storeFields } from '~/ui/form/stored-fields';
import { isTypingElsewhere } from '~/ui/form/typing-elsewhere';
import { fetchIcons } from '~/ui/icon/fetch-icons';
import { controlOf, type FieldRules, inOrder, invalidFields, refusedFields } from '../fields/field-rules';
import {
  failedState,
  invalidState,
  type RequestState,
  returnedState,
  UNTOUCHED,
  withoutProblem,
  withoutProblems,
} from './request-state';
import type { SendOutcome } from './send-once';

export interface RequestOptions {
  readonly rules: FieldRules;
  /** What came back from the server when the form was sent without a script. */
  readonly returned: FormState | null;
  /** Checks what the browser's constraints cannot; problems by field, in the server's words. */
  readonly check?: (form: HTMLFormElement) => Readonly<Record<string, string>>;
  /** Reads the form at once, then sends what it has read. */
  readonly submit: (form: HTMLFormElement) => Promise<SendOutcome>;
}

export interface Request {
  readonly state: RequestState;
  /** The empty form again, with the focus on its first field or on its button. */
  readonly reopen: (focus: 'first' | 'submit') => void;
  /** Nothing is wrong any more. */
  readonly clear: () => void;
  /** What the form element is given. */
  readonly form: {
    readonly ref: RefCallback<HTMLFormElement>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly 'aria-busy': true | undefined;
  };
}

/**
 * A form that is checked, sent and thanked for without leaving the page. Fields are the browser's: their values and
 * constraints are read when they are sent, so that what was typed before this runs is kept (ADR 0034).
 */
export function useRequest({ rules, returned, check, submit }: RequestOptions): Request {
  const [state, setState] = useState<RequestState>(() => returnedState(returned, rules));
  const element = useRef<HTMLFormElement>(null);
  useFocusOnOutcome(element, state);
  useStoredFields(element, state.phase, returned === null);

  const isTouched = useRef(false);
  const focusNext = useRef<'first' | 'submit'>(null);
  const [firstField = ''] = Object.keys(rules);
  // Once the form is there again.
  useEffect(() => {
    if (state.phase !== 'editing' || focusNext.current === null || element.current === null) return;
    if (focusNext.current === 'first') controlOf(element.current, firstField)?.focus();
    else element.current.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [state.phase, firstField]);

  const ref = useCallback<RefCallback<HTMLFormElement>>((form) => {
    element.current = form;
    // From here on it is said here what is wrong; without a script the browser says it.
    if (form !== null) form.noValidate = true;
  }, []);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state.phase === 'sending') return;
    const problems = { ...refusedFields(check?.(form) ?? {}, rules), ...invalidFields(form, rules) };
    if (Object.keys(problems).length > 0) return setState(invalidState(inOrder(problems, rules)));
    const answer = submit(form);
    setState({ ...UNTOUCHED, phase: 'sending' });
    const outcome = await answer;
    setState(stateAfter(outcome, rules));
  };
  return {
    state,
    reopen(focus) {
      element.current?.reset();
      focusNext.current = focus;
      setState(UNTOUCHED);
    },
    clear: () => setState((before) => withoutProblems(before)),
    form: {
      ref,
      onSubmit: (event) => void onSubmit(event),
      onInput: ({ target }) => {
        if (!isTouched.current) fetchIcons(['WarningAlert']);
        isTouched.current = true;
        const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
        setState((before) => withoutProblem(before, name));
      },
      'aria-busy': state.phase === 'sending' || undefined,
    },
  };
}

function stateAfter(outcome: SendOutcome, rules: FieldRules): RequestState {
  if (outcome.kind === 'sent') return { ...UNTOUCHED, phase: 'thanked', confirmation: outcome.confirmation };
  if (outcome.kind === 'failed')
    return navigator.onLine ? failedState(outcome.error, outcome.reference) : failedState('offline');
  const problems = refusedFields(outcome.problems, rules);
  return Object.keys(problems).length > 0 ? invalidState(problems) : failedState(null);
}

/** What was typed outlives the page, until it is sent; what came back from the server is there already. */
function useStoredFields(
  form: { readonly current: HTMLFormElement | null },
  phase: RequestState['phase'],
  isFresh: boolean,
): void {
  useEffect(() => {
    if (isFresh && form.current !== null) restoreFields(form.current);
  }, [form, isFresh]);
  useEffect(() => {
    const onLeave = () => {
      if (form.current === null) return;
      if (phase === 'thanked') forgetFields(form.current);
      else storeFields(form.current);
    };
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, [form, phase]);
}

/** To the first field that is wrong, or to what is said of a failure. */
function useFocusOnOutcome(form: { readonly current: HTMLFormElement | null }, state: RequestState): void {
  const { message, problems } = state;
  useEffect(() => {
    if (form.current === null || message === null) return;
    if (message.kind === 'invalid') controlOf(form.current, Object.keys(problems)[0] ?? '')?.focus();
    if (message.kind === 'failed' && message.title === null && !isTypingElsewhere(form.current))
      form.current.querySelector<HTMLElement>('[data-messages]')?.focus();
  }, [form, message, problems]);
}
