import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { milageText } from '~/modules/leads/browser';
import { VALUATION_ENDPOINT } from '~/sites/paths';
import { askValue, type ValueAnswer } from './ask-value';

/** Somebody who types pauses no longer between two figures. */
const PAUSE_MS = 700;

export type Estimate = { readonly kind: 'idle' } | { readonly kind: 'busy' } | ValueAnswer;

const IDLE: Estimate = { kind: 'idle' };

/**
 * Asks for an estimate as soon as plate and mileage are there, and for another one when they change; one question at a
 * time, and never the same twice.
 *
 * @param fields where the controls `regno` and `milage` stand
 */
export function useEstimate(fields: RefObject<HTMLElement | null>, language: string) {
  const [estimate, setEstimate] = useState(IDLE);
  const lastQuestion = useRef('');
  const running = useRef<AbortController>(null);
  const timer = useRef(0);

  const ask = useCallback(async () => {
    clearTimeout(timer.current);
    const question = questionIn(fields.current);
    const key = question === null ? '' : `${question.regno} ${question.milage}`;
    if (question !== null && key === lastQuestion.current) return;
    running.current?.abort();
    lastQuestion.current = key;
    if (question === null) return setEstimate(IDLE);
    const stop = new AbortController();
    running.current = stop;
    setEstimate({ kind: 'busy' });
    const answer = await askValue(VALUATION_ENDPOINT, { ...question, language }, stop.signal, (input, init) =>
      fetch(input, init),
    );
    if (answer === null) return;
    // What failed may be asked again as it is.
    if (answer.kind === 'failed' || answer.kind === 'limited') lastQuestion.current = '';
    setEstimate(answer);
  }, [fields, language]);
  const askSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void ask(), PAUSE_MS);
  }, [ask]);

  useEffect(() => {
    const form = fields.current?.closest('form');
    // A form is cleared after its event.
    const askAnew = () => queueMicrotask(() => void ask());
    void ask();
    form?.addEventListener('reset', askAnew);
    return () => {
      form?.removeEventListener('reset', askAnew);
      clearTimeout(timer.current);
      running.current?.abort();
    };
  }, [ask, fields]);
  return { estimate, ask, askSoon };
}

/** Null while one of the two is not there, or cannot be. */
function questionIn(fields: HTMLElement | null): { readonly regno: string; readonly milage: number } | null {
  const regno = fields?.querySelector<HTMLInputElement>('input[name="regno"]')?.value.trim() ?? '';
  const milage = fields?.querySelector<HTMLInputElement>('input[name="milage"]');
  if (regno === '' || !milage?.validity.valid || Number.isNaN(milage.valueAsNumber)) return null;
  return { regno, milage: Number(milageText(milage.value)) };
}
