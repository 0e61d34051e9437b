import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '~/features/booking-calls';

/** A question's answer: on its way, had, or not to be had. */
export type Answered<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly value: T };

/**
 * Asks once for each question, and again when the visitor wants it; an answer to an earlier question counts no more.
 * @param question compared by value; null: nothing is asked
 * @param ask made once, as an effect depends on it; gets the question as it was given
 */
export function useAnswer<Q, T>(
  question: Q | null,
  ask: (question: Q, signal: AbortSignal) => Promise<Answer<T>>,
): readonly [Answered<T>, again: () => void] {
  const key = question === null ? null : JSON.stringify(question);
  const [round, setRound] = useState(0);
  const [had, setHad] = useState<{
    readonly key: string;
    readonly round: number;
    readonly answer: Answer<T>;
  } | null>(null);
  const last = useRef(had);
  last.current = had;
  // A question of the same words is the same question.
  const [requested, setRequested] = useState({ key, question });
  if (requested.key !== key) setRequested({ key, question });
  const current = requested.question;
  useEffect(() => {
    if (key === null || current === null) return;
    // Back at what was asked last.
    if (last.current?.key === key && last.current.round === round) return;
    const leave = new AbortController();
    void ask(current, leave.signal).then((answer) => {
      if (!leave.signal.aborted) setHad({ key, round, answer });
    });
    return () => leave.abort();
  }, [key, current, ask, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  if (had === null || had.key !== key || had.round !== round) return [{ kind: 'loading' }, again];
  return [had.answer.ok ? { kind: 'known', value: had.answer.value } : { kind: 'failed' }, again];
}
