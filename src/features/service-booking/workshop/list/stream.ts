import type { ClosestQuery } from '~/features/booking-calls';
import type { AvailableWorkshop } from '~/modules/workshop';
import { readMessage, type StreamMessage } from './stream-message';

/** So many workshops are taken from a stream before it is closed (WORKSHOP-3). */
export const PAGE_SIZE = 5;
/** A stream that says nothing for so long is broken: longer than the server waits for the workshops' own system. */
export const IDLE_MS = 20_000;

export interface StreamState {
  /** In the order delivered, which is nearest first. */
  readonly workshops: readonly AvailableWorkshop[];
  /** Workshops that are still expected: skeletons stand for them. */
  readonly awaited: number;
  /**
   * `refused`: the service said that it cannot (a JSON `error`); `broken`: the connection failed. Both end the stream for
   * good and keep what has come.
   */
  readonly phase: 'idle' | 'loading' | 'done' | 'refused' | 'broken';
  /** `nosites` was said: there are no more. */
  readonly exhausted: boolean;
}

export const NO_STREAM: StreamState = { workshops: [], awaited: 0, phase: 'idle', exhausted: false };

export type StreamEvent =
  | { readonly kind: 'load' }
  | { readonly kind: 'more' }
  | { readonly kind: 'broken' }
  | StreamMessage;

/** What is shown after an event (WORKSHOP-3, WORKSHOP-5). Pure. */
function afterEvent(state: StreamState, event: StreamEvent): StreamState {
  switch (event.kind) {
    case 'load':
      return { ...NO_STREAM, awaited: PAGE_SIZE, phase: 'loading' };
    case 'more':
      return { ...state, awaited: PAGE_SIZE, phase: 'loading' };
    case 'workshop': {
      const awaited = Math.max(0, state.awaited - 1);
      const workshops = withWorkshop(state.workshops, event.workshop);
      return { ...state, workshops, awaited, phase: awaited === 0 ? 'done' : 'loading' };
    }
    case 'nosites':
      return { ...state, awaited: 0, phase: 'done', exhausted: true };
    case 'error':
      return { ...state, awaited: 0, phase: 'refused' };
    case 'broken':
      return { ...state, awaited: 0, phase: 'broken' };
  }
}

/** One that is known already is replaced where it stands. */
function withWorkshop(
  known: readonly AvailableWorkshop[],
  workshop: AvailableWorkshop,
): readonly AvailableWorkshop[] {
  const at = known.findIndex(({ departmentId }) => departmentId === workshop.departmentId);
  return at < 0 ? [...known, workshop] : known.with(at, workshop);
}

export type StreamQuery = Omit<ClosestQuery, 'cursor'>;

/** The part of `EventSource` that is used here. */
export interface Source {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  close(): void;
}

export interface StreamOptions {
  /** Address of the stream that goes on after a workshop. */
  address(ask: ClosestQuery): string;
  open(address: string): Source;
  /** Told each new state. */
  changed(state: StreamState): void;
  /** Told why a stream ended before its time; never with anything personal. */
  failed(kind: 'refused' | 'broken', code: string): void;
}

/**
 * The workshops that can do the work, five at a time. A stream is closed after its fifth result, by `nosites`, by an error
 * message, by a failure of the connection (a browser would knock again for ever), by silence and by the next load.
 */
export class WorkshopStream {
  readonly #options: StreamOptions;
  #state: StreamState = NO_STREAM;
  #query: StreamQuery | null = null;
  #source: Source | null = null;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  /** Starts anew: the list, the cursor and a stream that is still open belong to an older question. */
  load(query: StreamQuery): void {
    this.#query = query;
    this.#follow({ kind: 'load' }, null);
  }

  /** Five more after those shown; also the way on after a failure. */
  more(): void {
    const { workshops, phase, exhausted } = this.#state;
    if (phase === 'loading' || exhausted) return;
    const cursor = workshops.at(-1)?.departmentId ?? null;
    this.#follow({ kind: cursor === null ? 'load' : 'more' }, cursor);
  }

  close(): void {
    clearTimeout(this.#idleTimer);
    const source = this.#source;
    this.#source = null;
    if (source === null) return;
    source.onmessage = null;
    source.onerror = null;
    source.close();
  }

  #follow(begin: StreamEvent, cursor: string | null): void {
    this.close();
    if (this.#query === null) return;
    this.#notify(begin);
    const source = this.#options.open(this.#options.address({ ...this.#query, cursor }));
    this.#source = source;
    source.onmessage = ({ data }) => this.#onMessage(readMessage(String(data)));
    source.onerror = () => this.#onError('connection');
    this.#awaitMessage();
  }

  /** A line that is dead without having ended is told by nobody. */
  #awaitMessage(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#onError('idle'), IDLE_MS);
  }

  #onMessage(message: StreamMessage | null): void {
    if (message === null) {
      this.#onError('message');
      return;
    }
    this.#notify(message);
    if (this.#state.phase === 'loading') this.#awaitMessage();
    else this.close();
    if (message.kind === 'error') this.#options.failed('refused', message.code);
  }

  #onError(code: string): void {
    this.close();
    this.#notify({ kind: 'broken' });
    this.#options.failed('broken', code);
  }

  #notify(event: StreamEvent): void {
    this.#state = afterEvent(this.#state, event);
    this.#options.changed(this.#state);
  }
}
