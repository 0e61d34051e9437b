import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChanges } from './use-changes';

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

test('a board that is cut off leaves it to the browser to connect again, and reads when it has', () => {
  connections[0]?.onopen();
  connections[0]?.onmessage();
  expect(changes).toBe(2);
  connections[0]?.onerror();
  vi.advanceTimersByTime(60_000);
  expect([connections.length, changes]).toEqual([1, 2]);
  connections[0]?.onopen();
  expect(changes).toBe(3);
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
