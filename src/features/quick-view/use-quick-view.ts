import { useEffect, useState } from 'react';
import { withTimeLimit } from '~/platform/time/time-limit';
import { takeIcons } from '~/ui/icon/take-icons';
import { addContentStyles } from './add-styles';

const TIMEOUT_MS = 15_000;

/** A car that is gone is shown as such: it is what the server says. */
type QuickViewState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'shown'; readonly html: string };

/** What the server shows of the car at this address; `load` starts anew. */
export function useQuickView(href: string): { readonly state: QuickViewState; readonly load: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<QuickViewState>({ kind: 'loading' });
  // Another attempt is another request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what the attempts are counted for
  useEffect(() => {
    const leave = new AbortController();
    setState({ kind: 'loading' });
    void fetchQuickView(href, leave.signal).then((answer) => {
      if (!leave.signal.aborted) setState(answer);
    });
    return () => leave.abort();
  }, [href, attempt]);
  return { state, load: () => setAttempt((count) => count + 1) };
}

async function fetchQuickView(href: string, signal: AbortSignal): Promise<QuickViewState> {
  const address = new URL(href);
  address.search = '?view=quick';
  try {
    const answer = await fetch(address, {
      signal: withTimeLimit(signal, TIMEOUT_MS),
      headers: { accept: 'text/html' },
    });
    if (!answer.ok && answer.status !== 404) return { kind: 'failed' };
    const fragment = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const content = fragment.querySelector('[data-quick-content]');
    if (content === null) return { kind: 'failed' };
    addContentStyles(fragment.querySelector('style')?.textContent ?? '');
    takeIcons(fragment);
    // The card may stand in a form, which these controls are no part of.
    for (const control of content.querySelectorAll('input, button, output')) control.setAttribute('form', '');
    return { kind: 'shown', html: content.outerHTML };
  } catch {
    return { kind: 'failed' };
  }
}
