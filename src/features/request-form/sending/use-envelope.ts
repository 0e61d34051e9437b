import { useState } from 'react';
import { randomId } from '~/platform/random-id';
import type { RequestEnvelope } from './send-once';
import { submissionIds } from './submission-ids';

type Values = RequestEnvelope['values'];

/** Reads what a form sends (REQUEST-7). The same words sent again after a failure are the same submission. */
export function useEnvelope(
  valuesOf: (form: HTMLFormElement) => Values,
): (form: HTMLFormElement) => RequestEnvelope {
  const [idOf] = useState(() => submissionIds(randomId));
  return (form) => {
    const data = new FormData(form);
    const values = valuesOf(form);
    return {
      formName: textOf(data, 'formName'),
      formSubmissionId: idOf(values),
      website: textOf(data, 'website'),
      values,
    };
  };
}

/** Text of a field; empty where it is not there. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
