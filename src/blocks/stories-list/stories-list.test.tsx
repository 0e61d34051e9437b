import { describe, expect, test } from 'vitest';
import type { ContentReader, Story } from '~/modules/content';
import { loadBlock, renderBlock, testPage } from '~test/block';
import { block } from './stories-list.block';
import { load, type StoriesListData } from './stories-list.data';
import { view } from './stories-list.view';

const TAGS = ['11111111-1111-1111-1111-111111111111', '22222222-2222-2222-2222-222222222222'] as const;
const tags = TAGS.map((id, at) => ({ key: `t${at}`, value: `Ämne ${at + 1}`, id }));

const story = (at: number): Story => ({
  id: `story-${at}`,
  name: `s${at}`,
  displayName: `Story ${at}`,
  path: `/nytt/s${at}`,
  title: `Rubrik ${at}`,
  premble: 'Ingress',
  author: '',
  date: { value: `2026-02-${28 - at}T08:00:00.000Z`, dateValue: -at, formattedDateValue: '' },
  image: null,
  tags: [TAGS[at % 2] ?? ''],
  templateId: 'StoryPage',
});
const all = Array.from({ length: 9 }, (_, at) => story(at));

const stories: ContentReader['stories'] = async (_scope, { limit, tagIds }) => {
  const found = all.filter((one) => tagIds === undefined || one.tags.some((id) => tagIds.includes(id)));
  const page = found.slice(0, limit);
  return {
    total: found.length,
    pageInfo: { endCursor: null, hasNext: page.length < found.length },
    stories: page,
  };
};
const content = { stories, tags: async () => tags };

async function list(query = '', fields = {}) {
  const page = testPage({ path: '/nytt', query: new URLSearchParams(query) });
  const outcome = await loadBlock(block, load, fields, { content, page });
  if (outcome.kind !== 'data') throw new Error('expected data');
  return { data: outcome.data, html: renderBlock(block, view, fields, { data: outcome.data, page }) };
}

describe('paging', () => {
  test('shows 4, 8 and then all 9, each once and in order', async () => {
    const first = await list();
    expect(first.data.stories.map(({ id }) => id)).toEqual(all.slice(0, 4).map(({ id }) => id));
    expect(first.data.moreHref).toBe('/nytt?page=2#story-5');
    const second = await list('page=2');
    expect(second.data.stories).toHaveLength(8);
    const third = await list('page=3');
    expect(third.data.stories).toEqual(all);
    expect(third.data.moreHref).toBeNull();
    expect(third.html).not.toContain('Visa fler artiklar');
  });

  test.each(['page=0', 'page=-1', 'page=x', 'page=1e9', 'page='])('"%s" is the first page', async (query) => {
    expect((await list(query)).data.stories).toHaveLength(4);
  });

  test('the link to more leads to the first new story', async () => {
    expect((await list('page=2')).html).toContain('id="story-5"');
  });
});

describe('tags', () => {
  test('one chip per tag after the one that shows all', async () => {
    const { html } = await list();
    const chips = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(Visa alla|Ämne \d)</g)].map((m) => m[2]);
    expect(chips).toEqual(['Visa alla', 'Ämne 1', 'Ämne 2']);
  });

  test('a chip adds its tag, a selected one takes it away, and both go back to the first page', async () => {
    const { data } = await list(`tag=${TAGS[0]}&page=2`);
    expect(data.stories.every(({ tags: [id] }) => id === TAGS[0])).toBe(true);
    expect(data.tags.map(({ selected, href }) => [selected, href])).toEqual([
      [true, '/nytt'],
      [false, `/nytt?tag=${TAGS[0]}&tag=${TAGS[1]}`],
    ]);
    expect(data.showAllHref).toBe('/nytt');
  });

  test('several tags show what has any of them; unknown ones are ignored', async () => {
    expect((await list(`tag=${TAGS[0]}&tag=${TAGS[1].toUpperCase()}&page=3`)).data.stories).toHaveLength(9);
    expect((await list('tag=nope')).data.filtered).toBe(false);
  });
});

describe('look', () => {
  test('dates only when they are wanted', async () => {
    expect((await list('', { showDates: true })).html).toContain('28 februari 2026');
    expect((await list('', { showDates: false })).html).not.toContain('<time');
  });

  test('the latest story is highlighted once, and only as long as nothing is filtered', async () => {
    const fields = { highlightLatestStory: true };
    const count = (html: string) => html.match(/highlighted/g)?.length ?? 0;
    expect(count((await list('', fields)).html)).toBe(1);
    expect(count((await list(`tag=${TAGS[0]}`, fields)).html)).toBe(0);
    expect(count((await list()).html)).toBe(0);
  });

  test('an empty list says so in the language of the page', () => {
    const data: StoriesListData = {
      stories: [],
      tags: [],
      showAllHref: '/',
      filtered: false,
      moreHref: null,
    };
    expect(renderBlock(block, view, {}, { data })).toContain('Här finns inga artiklar än.');
    expect(renderBlock(block, view, {}, { data, page: testPage({ language: 'en' }) })).toContain(
      'No stories here yet.',
    );
  });
});
