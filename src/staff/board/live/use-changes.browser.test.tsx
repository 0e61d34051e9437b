import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, noNetwork } from '~test/component/answers';
import { useChanges } from './use-changes';
import { useLive } from './use-live';

/** The connections that were opened, in order. */
let connections: TestSource[] = [];

class TestSource {
  static readonly CLOSED = 2;
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: () => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor() {
    connections.push(this);
  }
  close(): void {
    this.readyState = TestSource.CLOSED;
  }
  /** As a browser does after an answer that is no stream. */
  refuse(): void {
    this.readyState = TestSource.CLOSED;
    this.onerror();
  }
}

let changes = 0;
function Board() {
  useChanges('/changes', () => {
    changes += 1;
  });
  return null;
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  connections = [];
  changes = 0;
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', TestSource);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Board />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a board that is cut off reads at once, which says so, and leaves it to the browser to connect again', () => {
  connections[0]?.onopen();
  connections[0]?.onmessage();
  expect(changes).toBe(2);
  connections[0]?.onerror();
  vi.advanceTimersByTime(60_000);
  expect([connections.length, changes]).toEqual([1, 3]);
  connections[0]?.onopen();
  expect(changes).toBe(4);
});

test('a board that is refused reads at once, which says why, and tries again every five seconds until it is gone', () => {
  connections[0]?.refuse();
  expect([connections.length, changes]).toEqual([1, 1]);
  vi.advanceTimersByTime(5000);
  expect(connections).toHaveLength(2);
  connections[1]?.refuse();
  act(() => root.unmount());
  vi.advanceTimersByTime(60_000);
  expect([connections.length, changes]).toEqual([2, 2]);
});

describe('a stream that has ended without a word', () => {
  beforeEach(() => connections[0]?.onopen());

  test('is opened anew after the age at which the server ends it', () => {
    vi.advanceTimersByTime(5 * 60_000);
    expect(connections).toHaveLength(1);
    vi.advanceTimersByTime(90_000);
    expect(connections).toHaveLength(2);
    expect(connections[0]?.readyState).toBe(TestSource.CLOSED);
    connections[1]?.onopen();
    vi.advanceTimersByTime(5 * 60_000);
    expect(connections).toHaveLength(2);
  });

  test('is opened anew by a computer that wakes, which reads at once', () => {
    vi.setSystemTime(Date.now() + 10 * 60_000);
    vi.advanceTimersByTime(15_000);
    expect([connections.length, changes]).toEqual([2, 2]);
  });
});

const readText = (value: unknown) => (typeof value === 'string' ? value : null);
function Live() {
  const { shown, lost } = useLive('/w', '/w/board/day', 'old', readText);
  return `${shown} ${lost}`;
}

test('a board that nobody answers asks again every five seconds, as its stream may be alive all the while, and then no more', async () => {
  const place = document.createElement('p');
  const live = createRoot(place);
  act(() => live.render(<Live />));
  answerCalls({ 'GET /w/board/day': noNetwork });
  await act(async () => connections.at(-1)?.onmessage());
  await vi.waitFor(() => expect(place.textContent).toBe('old unanswered'));
  const calls = answerCalls({ 'GET /w/board/day': () => Response.json('new') });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await vi.waitFor(() => expect(place.textContent).toBe('new null'));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(calls).toHaveLength(1);
  act(() => live.unmount());
});

test('nobody who answers is told apart from an answer that is no board; both are over with the next board', async () => {
  const place = document.createElement('p');
  const live = createRoot(place);
  act(() => live.render(<Live />));
  const cutOff = () => act(async () => connections.at(-1)?.onerror());
  for (const [answer, words] of [
    [noNetwork, 'old unanswered'],
    [() => Response.json('new'), 'new null'],
    [() => new Response('<form>'), 'new refused'],
  ] as const) {
    answerCalls({ 'GET /w/board/day': answer });
    await cutOff();
    await vi.waitFor(() => expect(place.textContent).toBe(words));
  }
  act(() => live.unmount());
});
