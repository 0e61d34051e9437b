import { jsonBody } from '~/platform/json';
import { withTimeLimit } from '~/platform/time/time-limit';

/** One suggestion, as the routes of suggestions answer. */
export interface Suggestion {
  readonly text: string;
  /** What kind of thing it is. */
  readonly note: string;
  readonly count: number | null;
}

const MAX_CACHED = 60;
const TIMEOUT_MS = 10_000;

/** Asks for suggestions; an older answer never comes after a newer request was sent. */
export class SuggestionSource {
  readonly #address: string;
  readonly #cache = new Map<string, readonly Suggestion[]>();
  #running: AbortController | undefined;

  constructor(address: string) {
    this.#address = address;
  }

  /** Null when a newer request overtook it; `failed` when the request failed: then there are no suggestions. */
  async suggest(text: string): Promise<readonly Suggestion[] | 'failed' | null> {
    this.cancel();
    const cached = this.#cache.get(text);
    if (cached !== undefined) return cached;
    const running = new AbortController();
    this.#running = running;
    try {
      const url = new URL(this.#address, location.href);
      url.searchParams.set('q', text);
      const answer = await fetch(url, { signal: withTimeLimit(running.signal, TIMEOUT_MS) });
      const body = (answer.ok ? await jsonBody(answer) : undefined) ?? null;
      if (running.signal.aborted) return null;
      if (body === null) return 'failed';
      const suggestions = readSuggestions(body);
      if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
      this.#cache.set(text, suggestions);
      return suggestions;
    } catch {
      // Offline: the box works without.
      return running.signal.aborted ? null : 'failed';
    }
  }

  cancel(): void {
    this.#running?.abort();
  }
}

/** Reads an answer; whatever in it is no suggestion is passed over. */
export function readSuggestions(body: unknown): readonly Suggestion[] {
  if (typeof body !== 'object' || body === null || !('suggestions' in body)) return [];
  const items: readonly unknown[] = Array.isArray(body.suggestions) ? body.suggestions : [];
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('text' in item) || typeof item.text !== 'string')
      return [];
    const note = 'note' in item && typeof item.note === 'string' ? item.note : '';
    const count = 'count' in item && typeof item.count === 'number' ? item.count : null;
    return [{ text: item.text, note, count }];
  });
}
