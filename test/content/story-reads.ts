import { expect, test } from 'vitest';
import { type Reader, scope } from './read-scope';
import { NEWS, TIPS } from './site-fixture';

export const STORIES = '/livet-med-bil';

/** The reads of stories (DELIVERY-3). */
export function storyReads(reader: Reader) {
  const list = (query: { limit: number; cursor?: string; tagIds?: readonly string[] }) =>
    reader().stories(scope(), { datasource: STORIES, ...query });

  test('C-472, C-478 5: stories come newest first with their fields', async () => {
    const { total, stories } = await list({ limit: 100 });
    expect(total).toBe(5);
    expect(stories.map((story) => story.date.value.slice(0, 10))).toEqual([
      '2026-04-01',
      '2026-04-01',
      '2026-04-01',
      '2026-03-01',
      '2026-01-15',
    ]);
    expect(stories[0]?.name).toBe('delta');
    expect(stories.find((story) => story.name === 'alfa')).toMatchObject({
      displayName: 'Story alfa',
      path: '/livet-med-bil/alfa',
      title: 'Story alfa',
      premble: 'Om alfa',
      author: 'Anna Ek',
      date: { value: '2026-03-01', dateValue: Date.UTC(2026, 2, 1), formattedDateValue: '1 mars 2026' },
      image: null,
      tags: [NEWS],
      templateId: expect.any(String),
    });
  });

  test.each([1, 2, 3, 4, 5])('5: pages of %i follow each other without a gap or a double', async (limit) => {
    const all = (await list({ limit: 100 })).stories.map((story) => story.name);
    const seen: string[] = [];
    let page = await list({ limit });
    for (let guard = 0; guard < 10; guard += 1) {
      seen.push(...page.stories.map((story) => story.name));
      const { endCursor, hasNext } = page.pageInfo;
      if (!hasNext || endCursor === null) break;
      page = await list({ limit, cursor: endCursor });
    }
    expect(seen).toEqual(all);
  });

  test('5: a story matches any of the tags', async () => {
    const names = async (...tagIds: string[]) =>
      (await list({ limit: 10, tagIds })).stories.map((story) => story.name).sort();
    expect(await names(NEWS)).toEqual(['alfa', 'beta']);
    expect(await names(NEWS, TIPS)).toEqual(['alfa', 'beta', 'epsilon', 'gamma']);
    expect(await names(TIPS.toUpperCase().replaceAll('-', ''))).toEqual(['beta', 'epsilon', 'gamma']);
    expect(await names('33333333-3333-4333-8333-333333333333')).toEqual([]);
    expect(await names('no tag')).toEqual([]);
    expect((await list({ limit: 2, tagIds: [TIPS] })).total).toBe(3);
  });

  test.each(['', 'x', 'W10', 'bnVsbA', '{"a":1}', 'é'.repeat(1000)])(
    '5: the broken cursor %j gives the first page',
    async (cursor) => {
      expect(await list({ limit: 2, cursor })).toEqual(await list({ limit: 2 }));
    },
  );

  test('5: a strange limit is made a sensible one, and a missing index has no stories', async () => {
    expect((await list({ limit: -3 })).stories).toHaveLength(1);
    expect((await list({ limit: Number.NaN })).stories).toHaveLength(1);
    expect((await list({ limit: 1e9 })).stories).toHaveLength(5);
    expect(await reader().stories(scope(), { datasource: '/finns-inte', limit: 4 })).toEqual({
      total: 0,
      pageInfo: { endCursor: null, hasNext: false },
      stories: [],
    });
  });

  test('C-473 6: tags of a language, in its own alphabet', async () => {
    expect(await reader().tags(scope())).toEqual([
      { key: 'tips', value: 'Tips', id: TIPS },
      { key: 'news', value: 'Övrigt', id: NEWS },
    ]);
    expect((await reader().tags(scope('en'))).map((tag) => tag.value)).toEqual(['News', 'Tips']);
    expect(await reader().tags(scope('fi'))).toEqual([]);
  });

  test('C-474 7: the date of a story, also asked from its data two levels below', async () => {
    expect(await reader().storyPublishDate(scope(), '/livet-med-bil/alfa')).toBe('2026-03-01');
    expect(await reader().storyPublishDate(scope(), '/livet-med-bil/alfa/data/text')).toBe('2026-03-01');
    expect(await reader().storyPublishDate(scope(), '/livet-med-bil')).toBeNull();
    expect(await reader().storyPublishDate(scope(), '/finns-inte')).toBeNull();
  });

  test('C-475 8: neighbours in date order, each story once, also among equal dates', async () => {
    const order = (await list({ limit: 100 })).stories.map((story) => story.path);
    for (const [index, path] of order.entries()) {
      expect(await reader().sequentialNavigation(scope(), path)).toEqual({
        parent: STORIES,
        next: order[index - 1] ?? null,
        previous: order[index + 1] ?? null,
      });
    }
    expect(await reader().sequentialNavigation(scope(), '/kop-bil')).toBeNull();
    expect(await reader().sequentialNavigation(scope('en'), '/livet-med-bil/alfa')).toBeNull();
  });
}
