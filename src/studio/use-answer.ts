import { useCallback, useEffect, useRef, useState } from 'react';
import type { Called } from './api';
import { type FailureKey, failureKey } from './failure-key';

export interface Answer<T> {
  /** Null until it has come; the last one where another did not come. */
  readonly value: T | null;
  /** Why the last one did not come; stays until it has come after all. */
  readonly failure: FailureKey | null;
  again(): Promise<void>;
}

const NOTHING_YET = { value: null, failure: null };

/**
 * What the server answers to `ask`, which is another question whenever it is another function; null asks nothing. An
 * answer to a question that was left meanwhile comes too late.
 */
export function useAnswer<T>(ask: (() => Called<T>) | null): Answer<T> {
  const [state, setState] = useState<Omit<Answer<T>, 'again'>>(NOTHING_YET);
  const turn = useRef(0);
  const again = useCallback(async () => {
    if (ask === null) return;
    turn.current += 1;
    const mine = turn.current;
    const answer = await ask();
    if (turn.current !== mine) return;
    setState(({ value }) =>
      answer.ok ? { value: answer.value, failure: null } : { value, failure: failureKey(answer.error) },
    );
  }, [ask]);
  useEffect(() => {
    setState(NOTHING_YET);
    void again();
    return () => {
      turn.current += 1;
    };
  }, [again]);
  return { ...state, again };
}
