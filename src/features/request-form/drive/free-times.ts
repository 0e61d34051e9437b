import { isJsonObject, type JsonValue, jsonBody } from '~/platform/json';
import { withTimeLimit } from '~/platform/time/time-limit';

const TIMEOUT_MS = 15_000;

/** A day with its free times, in the words of the page's language. */
export interface FreeDay {
  readonly date: string;
  readonly label: string;
  /** `value` is what the form sends: `2026-11-27T10:00`. */
  readonly times: readonly { readonly value: string; readonly label: string }[];
}

const textOf = (value: JsonValue | undefined, name: string): string => {
  const text = isJsonObject(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
};

const listOf = (value: JsonValue | undefined, name: string): readonly JsonValue[] => {
  const list = isJsonObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
};

/** The free times of a car. @throws where nobody answers, or with a failure */
export async function fetchFreeDays(href: string, signal: AbortSignal): Promise<readonly FreeDay[]> {
  const limited = withTimeLimit(signal, TIMEOUT_MS);
  const answer = await fetch(href, { signal: limited, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return listOf(await jsonBody(answer), 'days').map((day) => ({
    date: textOf(day, 'date'),
    label: textOf(day, 'label'),
    times: listOf(day, 'times').map((time) => ({
      value: textOf(time, 'value'),
      label: textOf(time, 'label'),
    })),
  }));
}
