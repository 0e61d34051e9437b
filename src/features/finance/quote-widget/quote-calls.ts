import type { CfdRequest, DefaultRequest } from '~/modules/finance/server';
import { jsonBody } from '~/platform/json';
import { withTimeLimit } from '~/platform/time/time-limit';
import { readProducts, readQuotation } from './quote-answers';

const TIMEOUT_MS = 10_000;

/** Calls our server, which calls the quote service. Null: no valid answer in time. */
export const fetchProducts = (request: DefaultRequest, signal: AbortSignal) =>
  call('default', request, readProducts, signal);

export const fetchQuotation = (request: CfdRequest, signal: AbortSignal) =>
  call('cfd', request, readQuotation, signal);

async function call<T>(
  name: 'default' | 'cfd',
  body: object,
  read: (answer: unknown) => T | null,
  signal: AbortSignal,
): Promise<T | null> {
  try {
    const response = await fetch(`/api/codeweaver/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: withTimeLimit(signal, TIMEOUT_MS),
    });
    return response.ok ? read(await jsonBody(response)) : null;
  } catch {
    return null;
  }
}
