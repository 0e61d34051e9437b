import type { CfdRequest, DefaultRequest } from '~/modules/finance/server';
import { jsonBody } from '~/platform/json';
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
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, TIMEOUT_MS);
  try {
    const response = await fetch(`/api/codeweaver/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    return response.ok ? read(await jsonBody(response)) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
