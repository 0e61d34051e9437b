import { afterEach, describe, expect, test, vi } from 'vitest';
import { bookingApi } from '~/features/booking-calls';
import type { AvailableWorkshop } from '~/modules/workshop';
import {
  IDLE_MS,
  PAGE_SIZE,
  type Source,
  type StreamQuery,
  type StreamState,
  WorkshopStream,
} from './stream';
import { readMessage } from './stream-message';

const hit = (id: string, changes: Partial<AvailableWorkshop> = {}): AvailableWorkshop => ({
  departmentId: id,
  siteId: `site-${id}`,
  siteName: `Nordhem ${id}`,
  address: 'Storgatan 1, 111 22 Stockholm',
  latitude: 59.33,
  longitude: 18.07,
  brands: ['Volvo'],
  firstTimeSlot: '2027-03-05T08:30:00',
  lastBookableDate: '2027-05-31',
  ...changes,
});

class FakeSource implements Source {
  onmessage: Source['onmessage'] = null;
  onerror: Source['onerror'] = null;
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
  close(): void {
    this.isClosed = true;
  }
  say(...messages: readonly object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const { closestUrl } = bookingApi({ fetch: () => Promise.reject(new Error('no')), language: 'sv' });

const QUERY: StreamQuery = {
  registrationNumber: 'ABC123',
  serviceOfferings: ['service', 'ac', 'wheels'],
  position: { latitude: 59.33, longitude: 18.06 },
};

function started(query: StreamQuery = QUERY) {
  const sources: FakeSource[] = [];
  const states: StreamState[] = [];
  const failures: string[] = [];
  const stream = new WorkshopStream({
    address: closestUrl,
    open(address) {
      const source = new FakeSource(address);
      sources.push(source);
      return source;
    },
    changed: (state) => states.push(state),
    failed: (kind, code) => failures.push(`${kind} ${code}`),
  });
  stream.load(query);
  const source = (at = -1): FakeSource => {
    const found = sources.at(at);
    if (found === undefined) throw new Error('no stream has been opened');
    return found;
  };
  const state = (): StreamState => {
    const last = states.at(-1);
    if (last === undefined) throw new Error('no state yet');
    return last;
  };
  return { stream, sources, states, failures, source, state };
}

const ids = (state: StreamState) => state.workshops.map(({ departmentId }) => departmentId);
const hits = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => hit(String(from + at)));

afterEach(() => vi.useRealTimers());

describe('the stream of workshops', () => {
  test('W-164 five are awaited at first, and one less with each that comes', () => {
    const { source, state, states } = started();
    expect(state()).toMatchObject({ awaited: PAGE_SIZE, phase: 'loading', workshops: [] });
    source().say(...hits(1, 5));
    expect(states.map(({ awaited, workshops }) => [awaited, workshops.length])).toEqual([
      [5, 0],
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 4],
      [0, 5],
    ]);
  });

  test('W-165 after five results the client closes the stream, and hears nothing more of it', () => {
    const { source, state } = started();
    source().say(...hits(1, 4));
    expect(source().isClosed).toBe(false);
    source().say(...hits(5, 5));
    expect(source().isClosed).toBe(true);
    expect(state()).toMatchObject({ phase: 'done', exhausted: false });
    source().say(hit('6'), { error: 'late' });
    expect(ids(state())).toEqual(['1', '2', '3', '4', '5']);
    expect(source().onerror).toBeNull();
  });

  test.each([true, 1, 'yes', null, false, {}, []])(
    'W-166 W-167 W-168 nosites (%j) ends it, keeps what came, leaves nothing awaited, and there are no more',
    (nosites) => {
      const { stream, source, sources, state, failures } = started();
      source().say(...hits(1, 2), { nosites });
      expect(source().isClosed).toBe(true);
      expect(state()).toMatchObject({ phase: 'done', exhausted: true, awaited: 0 });
      expect(ids(state())).toEqual(['1', '2']);
      stream.more();
      expect(sources).toHaveLength(1);
      expect(failures).toEqual([]);
    },
  );

  test('W-169 an error message ends it', () => {
    const { source, state, failures } = started();
    source().say({ error: 'register-unavailable' });
    expect(source().isClosed).toBe(true);
    expect(state()).toMatchObject({ phase: 'refused', workshops: [], awaited: 0 });
    expect(failures).toEqual(['refused register-unavailable']);
  });

  test('W-170 an error message after three results keeps the three', () => {
    const { source, state } = started();
    source().say(...hits(1, 3), { error: 'service-unavailable' });
    expect(state()).toMatchObject({ phase: 'refused', awaited: 0 });
    expect(ids(state())).toEqual(['1', '2', '3']);
  });

  test('W-171 a connection that fails is closed at once and never opened again by itself; a retry goes on', () => {
    const { stream, source, sources, state, failures } = started();
    source().say(...hits(1, 2));
    source().onerror?.(new Error('gone'));
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(state()).toMatchObject({ phase: 'broken', awaited: 0 });
    expect(ids(state())).toEqual(['1', '2']);
    expect(failures).toEqual(['broken connection']);
    stream.more();
    expect(source().address).toContain('cursor=2');
    source().say(hit('3'));
    expect(ids(state())).toEqual(['1', '2', '3']);
  });

  test('W-171 a failure before any result is tried again from the start', () => {
    const { stream, source } = started();
    source().onerror?.(new Error('gone'));
    stream.more();
    expect(source().address).not.toContain('cursor');
  });

  test('W-171 a connection on which nothing comes for 20 s is as good as failed: closed, what came is kept, and a retry goes on', () => {
    vi.useFakeTimers();
    const { stream, source, state, failures } = started();
    vi.advanceTimersByTime(IDLE_MS - 1);
    source().say(hit('1'));
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(state()).toMatchObject({ phase: 'loading', awaited: 4 });
    vi.advanceTimersByTime(1);
    expect(source().isClosed).toBe(true);
    expect(state()).toMatchObject({ phase: 'broken', awaited: 0 });
    expect(ids(state())).toEqual(['1']);
    expect(failures).toEqual(['broken idle']);
    stream.more();
    expect(source().address).toContain('cursor=1');
  });

  test('a stream that has ended, or was closed, is not found silent later', () => {
    vi.useFakeTimers();
    const { stream, source, state, failures } = started();
    source().say(...hits(1, 5));
    vi.advanceTimersByTime(2 * IDLE_MS);
    expect(state().phase).toBe('done');
    stream.more();
    stream.close();
    vi.advanceTimersByTime(2 * IDLE_MS);
    expect(failures).toEqual([]);
  });

  test('W-177 a message that is no JSON, or none of the three kinds, ends the stream as a failure', () => {
    for (const data of ['', '{', '[]', '1', '{"departmentId":"1"}', '{}']) {
      const { source, state } = started();
      source().onmessage?.({ data });
      expect(source().isClosed).toBe(true);
      expect(state().phase).toBe('broken');
    }
  });

  test('W-178 each of the three kinds of message is known', () => {
    expect(readMessage('{"error":"x"}')).toEqual({ kind: 'error', code: 'x' });
    expect(readMessage('{"nosites":true}')).toEqual({ kind: 'nosites' });
    expect(readMessage(JSON.stringify(hit('7')))).toEqual({ kind: 'workshop', workshop: hit('7') });
  });

  test('W-181 one that is known already is replaced where it stands', () => {
    const { source, state } = started();
    source().say(hit('1'), hit('2'), hit('1', { firstTimeSlot: '2027-04-01T10:00:00' }));
    expect(ids(state())).toEqual(['1', '2']);
    expect(state().workshops[0]?.firstTimeSlot).toBe('2027-04-01T10:00:00');
  });

  test('W-052 W-175 W-176 five more begin after the last one shown, and those before stay', () => {
    const { stream, source, state } = started();
    expect(source().address).not.toContain('cursor');
    source().say(...hits(1, 5));
    stream.more();
    expect(source().address).toContain('&cursor=5');
    expect(state()).toMatchObject({ awaited: 5, phase: 'loading' });
    expect(ids(state())).toHaveLength(5);
    source().say(...hits(6, 8), { nosites: true });
    expect(ids(state())).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('W-053 while one loads no other is begun', () => {
    const { stream, sources } = started();
    stream.more();
    expect(sources).toHaveLength(1);
  });

  test('W-154 W-155 W-157 W-158 other services: the old stream is closed, the list empty, no cursor, the new ids asked for', () => {
    const { stream, source, sources, state } = started();
    source().say(...hits(1, 3));
    stream.load({ ...QUERY, serviceOfferings: ['brakes'] });
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(state()).toMatchObject({ workshops: [], awaited: 5, phase: 'loading' });
    expect(source().address).toContain('serviceOfferings=brakes&');
    expect(source().address).not.toContain('cursor');
    source(0).say(hit('4'));
    source().say(hit('9'));
    expect(ids(state())).toEqual(['9']);
  });

  test('W-173 W-174 the query has regNo, ids joined by commas, and dot decimals', () => {
    const { source } = started();
    expect(source().address).toBe(
      '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=service,ac,wheels&latitude=59.33&longitude=18.06',
    );
    const nowhere = started({ ...QUERY, registrationNumber: 'ÅÄÖ 1', position: null });
    expect(nowhere.source().address).toBe(
      '/api/mechmate/departments/closestAvailable?regNo=%C3%85%C3%84%C3%96%201&serviceOfferings=service,ac,wheels',
    );
  });

  test('closing it, as on leaving the page, reports nothing', () => {
    const { stream, source, states } = started();
    const before = states.length;
    stream.close();
    source().say(hit('1'));
    expect(source().isClosed).toBe(true);
    expect(states).toHaveLength(before);
  });
});
