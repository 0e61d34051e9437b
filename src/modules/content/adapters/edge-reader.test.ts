import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { nullLog } from '~/platform/log';
import { type DeliveredFixture, KEY, openDelivery } from '~test/content/delivery';
import { type EdgePeer, json, openEdgePeer } from '~test/content/edge-peer';
import { scope } from '~test/content/read-scope';
import { readerSuite } from '~test/content/reader-suite';
import { NEWS } from '~test/content/site-fixture';
import { wholeDictionary } from '../domain/dictionary';

readerSuite('an Experience Edge service', async () => {
  const fixture = await openDelivery();
  const routes = fixture.routes();
  const peer = await openEdgePeer((request) => routes.fetch(request));
  return {
    reader: peer.reader(),
    async close() {
      await peer.close();
      await fixture.close();
    },
  };
});

describe('a reader on another service', () => {
  let fixture: DeliveredFixture;
  let peer: EdgePeer;
  const ours = (request: Request) => fixture.routes().fetch(request);
  const down = () => new Response('{}', { status: 503 });

  beforeAll(async () => {
    fixture = await openDelivery();
    peer = await openEdgePeer(ours);
  });
  afterEach(() => {
    peer.answer = ours;
    peer.names();
  });
  afterAll(async () => {
    await peer.close();
    await fixture.close();
  });

  test('C-466, C-467 asks by POST in JSON, with the key in its header and nowhere else', async () => {
    const reader = peer.reader();
    await reader.page(scope(), '/kop-bil');
    await reader.stories(scope(), { datasource: '/livet-med-bil', limit: 4, tagIds: [NEWS] });
    expect(peer.requests.length).toBeGreaterThan(2);
    for (const { method, headers, query, variables } of peer.requests) {
      expect(method).toBe('POST');
      expect(headers.get('content-type')).toBe('application/json');
      expect(headers.get('sc_apikey')).toBe(KEY);
      expect(query + JSON.stringify(variables)).not.toContain(KEY);
    }
  });

  test('C-476, C-477, C-478 searches stories by template, without standard values, newest first', async () => {
    await peer.reader().stories(scope(), { datasource: '/livet-med-bil', limit: 4, tagIds: [NEWS] });
    const last = peer.requests.at(-1);
    expect(last?.query).toContain('orderBy: { name: "date", direction: DESC }');
    expect(last?.variables).toMatchObject({ first: 4, after: null });
    expect(last?.variables.where).toMatchObject({
      AND: [
        { name: '_path', operator: 'CONTAINS' },
        { name: '_templates', value: 'StoryPage', operator: 'CONTAINS' },
        { name: '_language', value: 'sv' },
        { name: '_name', value: '__Standard Values', operator: 'NEQ' },
        { OR: [{ name: 'tags', value: NEWS, operator: 'CONTAINS' }] },
      ],
    });
  });

  test('is not chatty: what a second page shares with the first is not asked for again', async () => {
    const reader = peer.reader();
    const visit = async (path: string) => {
      const read = scope();
      await reader.page(read, path);
      await Promise.all([
        reader.languages(read, path),
        reader.dictionary(read),
        reader.navigation(read, '/'),
        reader.homePath(read),
      ]);
      return peer.names();
    };
    expect((await visit('/kop-bil')).sort()).toEqual([
      // The language and English, each in pages of 500 texts.
      ...['sv', 'en'].flatMap((language) =>
        Array.from(
          { length: Math.ceil(Object.keys(wholeDictionary(language, {})).length / 500) },
          () => 'Dictionary',
        ),
      ),
      'Home',
      'Navigation',
      'Page',
    ]);
    expect(await visit('/anlaggningar')).toEqual(['Page']);
    expect(await visit('/finns-inte')).not.toContain('Navigation');
    expect(await visit('/kop-bil')).toEqual([]);
  });

  test('asks once for what many want at the same time', async () => {
    const reader = peer.reader();
    const pages = await Promise.all(Array.from({ length: 20 }, () => reader.page(scope(), '/kop-bil')));
    expect(new Set(pages).size).toBe(1);
    expect(peer.names().sort()).toEqual(['Home', 'Page']);
  });

  test('asks again when the service was away for a moment, and not when it refuses', async () => {
    let failures = 2;
    peer.answer = (request) => {
      failures -= 1;
      return failures >= 0 ? down() : ours(request);
    };
    await expect(peer.reader().homePath(scope())).resolves.toBe('/');
    expect(peer.names()).toHaveLength(3);
    peer.answer = () => Response.json({ errors: [{ message: 'no' }] }, { status: 401 });
    await expect(peer.reader().homePath(scope())).rejects.toThrow('unauthorised');
    expect(peer.names()).toHaveLength(1);
  });

  test('keeps its last answers while the service is down, and takes the new ones when it is back', async () => {
    let now = 0;
    const reader = peer.reader({ now: () => now, freshMs: 1000, maxWaitMs: 500 });
    const title = async () => (await reader.page(scope(), '/kop-bil'))?.fields.title;
    expect(await title()).toBe('Köp bil');
    peer.answer = down;
    now = 3_600_000;
    expect(await title()).toBe('Köp bil');
    await expect(reader.page(scope(), '/anlaggningar')).rejects.toThrow('unavailable');
    peer.answer = async (request) =>
      new Response((await (await ours(request)).text()).replaceAll('Köp bil', 'Bilar'));
    expect(await title()).toBe('Köp bil');
    now += 10_000;
    expect(await title()).toBe('Bilar');
    now += 25 * 3_600_000;
    peer.answer = down;
    await expect(title()).rejects.toThrow('unavailable');
  });

  test('waits for a slow service only where it has nothing to show', async () => {
    let now = 0;
    const reader = peer.reader({ now: () => now, freshMs: 1000, maxWaitMs: 20, timeoutMs: 300 });
    expect(await reader.homePath(scope())).toBe('/');
    now = 5000;
    peer.answer = () => new Promise(() => undefined);
    const began = performance.now();
    expect(await reader.homePath(scope())).toBe('/');
    expect(performance.now() - began).toBeLessThan(250);
    await expect(reader.homePath(scope('en'))).rejects.toThrow('unavailable');
  });

  test('leaves a service alone for a while that has failed again and again', async () => {
    peer.answer = down;
    const warn = vi.fn();
    const reader = peer.reader({ log: Object.assign(Object.create(nullLog), { warn }) });
    const tries = async (languages: readonly string[]) => {
      for (const language of languages) await reader.homePath(scope(language)).catch(String);
    };
    await tries(['sv', 'en', 'en-GB', 'sv']);
    expect(peer.names()).toHaveLength(12);
    warn.mockClear();
    await tries(['sv', 'en', 'en-GB', 'sv']);
    expect(peer.names()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('a menu whose place the service does not know is empty, and the log says why', async () => {
    const error = vi.fn();
    const reader = peer.reader({ log: Object.assign(Object.create(nullLog), { error }) });
    expect(await reader.navigation(scope(), '/finns-inte')).toEqual([]);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ message: 'No Sitecore context found' }) }),
      'No Sitecore context found',
    );
  });

  test('reads a dictionary by 500 texts, a menu by 100 entries, and all of them', async () => {
    const page = (all: readonly unknown[], after: unknown, size: number) => {
      const start = Number(after ?? 0);
      const results = all.slice(start, start + size);
      const next = start + size;
      return {
        total: all.length,
        pageInfo: { endCursor: String(next), hasNext: next < all.length },
        results,
      };
    };
    const phrases = Array.from({ length: 1200 }, (_, i) => ({ key: `k${i}`, value: `v${i}` }));
    const entries = Array.from({ length: 130 }, (_, i) => ({
      name: `p${i}`,
      path: `/sitecore/content/x/home/p${i}`,
      template: { name: 'Page' },
    }));
    peer.answer = (_, { query, variables }) => {
      if (query.startsWith('query Home'))
        return json({ layout: { item: { path: '/sitecore/content/x/home' } } });
      return query.startsWith('query Dictionary')
        ? json({ site: { siteInfo: { dictionary: page(phrases, variables.after, 500) } } })
        : json({ item: { children: page(entries, variables.after, 100) } });
    };
    const reader = peer.reader();
    expect(Object.keys(await reader.dictionary(scope()))).toHaveLength(1200);
    expect(peer.requests.at(-1)?.query).toContain('first: 500');
    // Three pages of Swedish, and as many of English behind it.
    expect(peer.names()).toEqual(Array.from({ length: 6 }, () => 'Dictionary'));
    expect((await reader.navigation(scope(), '/')).map(({ path }) => path)).toEqual(
      entries.map(({ name }) => `/${name}`),
    );
    expect(peer.names()).toEqual(['Home', 'Navigation', 'Navigation']);
  });

  test('a list that never ends is read to its bound', async () => {
    const endless = { pageInfo: { endCursor: '', hasNext: true }, results: [{ key: 'a', value: 'b' }] };
    let count = 0;
    peer.answer = () => {
      count += 1;
      const pageInfo = { endCursor: String(count), hasNext: true };
      return json({ site: { siteInfo: { dictionary: { ...endless, pageInfo } } } });
    };
    expect(await peer.reader().dictionary(scope())).toEqual({ a: 'b' });
    expect(count).toBe(2 * 20);
  });

  test('routes of a service that does not tell when a page was changed have no time', async () => {
    peer.answer = (request, { query }) =>
      query.includes('modified')
        ? Response.json({ errors: [{ message: 'Cannot query field "modified"' }] }, { status: 400 })
        : ours(request);
    const routes = await peer
      .reader({ sites: [{ name: 'reader-suite', languages: ['sv'] }] })
      .routes(scope());
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.every(({ modified }) => modified === null)).toBe(true);
  });

  test.each([
    ['no JSON', () => new Response('<html>')],
    ['a list', () => Response.json([])],
    ['what is nested without an end', () => new Response('{"data":'.repeat(100_000))],
    ['data of another shape', () => json({ layout: { item: 7 } })],
    ['a redirect', () => Response.redirect('http://169.254.169.254/')],
    [
      'a picture',
      () => new Response(new Uint8Array([255, 216]), { headers: { 'content-type': 'image/jpeg' } }),
    ],
    ['too much', () => new Response('x'.repeat(9 * 1024 * 1024))],
  ])('%s is no answer', async (_, answer) => {
    peer.answer = answer;
    await expect(peer.reader().homePath(scope())).rejects.toThrow('broken');
  });
});
