import { describe, expect, test } from 'vitest';
import { storyDay } from '~/features/story-card/story-date';
import { translator } from '~/messages';
import type { ContentReader, Story } from '~/modules/content';
import { createLog } from '~/platform/log';
import { loadBlock, renderBlock, testPage } from '~test/block';
import { block } from './stories-list.block';
import { load, type StoriesListData } from './stories-list.data';
import { view } from './stories-list.view';

const TAGS = ['abcdef11-1111-1111-1111-111111111111', '22222222-2222-2222-2222-222222222222'] as const;
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

const reads: { limit: number; cursor?: string | undefined }[] = [];
const stories: ContentReader['stories'] = async (_scope, { limit, cursor, tagIds }) => {
  reads.push({ limit, cursor });
  const found = all.filter((one) => tagIds === undefined || one.tags.some((id) => tagIds.includes(id)));
  const start = cursor === undefined ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
  const page = found.slice(start, start + limit);
  return {
    total: found.length,
    pageInfo: { endCursor: page.at(-1)?.id ?? null, hasNext: start + page.length < found.length },
    stories: page,
  };
};
const content = { stories, tags: async () => tags };

async function list(query = '', fields = {}, answers: Partial<ContentReader> = content) {
  const page = testPage({ path: '/nytt', query: new URLSearchParams(query) });
  const outcome = await loadBlock(block, load, fields, { content: answers, page });
  if (outcome.kind !== 'data') throw new Error('expected data');
  return {
    data: outcome.data,
    outcome,
    html: renderBlock(block, view, fields, { data: outcome.data, page }),
  };
}
const ids = ({ data }: Awaited<ReturnType<typeof list>>) => data.stories.map(({ id }) => id);
const queryOf = (href: string | undefined) => href?.replace(/^[^?]*\?|#.*$/g, '');

describe('paging', () => {
  test('C-442, C-443, C-479: 4, 8 and then all 9, each once and in order, and then no more', async () => {
    const first = await list();
    expect(ids(first)).toEqual(all.slice(0, 4).map(({ id }) => id));
    expect(first.data.more?.href).toBe('/nytt?page=2#story-5');
    expect(first.html).toContain('Visar 4 av 9 artiklar');
    const second = await list('page=2');
    expect(ids(second)).toEqual(all.slice(0, 8).map(({ id }) => id));
    const third = await list('page=3');
    expect(third.data.stories).toEqual(all);
    expect(third.data.more).toBeNull();
    expect(third.html).not.toContain('Visa fler artiklar');
  });

  test('C-442, C-479: a script asks for the next page alone, by the cursor of the last story', async () => {
    const seen = [];
    reads.length = 0;
    for (let query: string | undefined = ''; query !== undefined; ) {
      const page = await list(query);
      seen.push(...ids(page));
      query = queryOf(page.data.more?.onlyNext);
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(reads).toEqual([
      { limit: 4, cursor: undefined },
      { limit: 4, cursor: 'story-3' },
      { limit: 4, cursor: 'story-7' },
    ]);
  });

  test('a page by cursor goes on counting where the one before it ended', async () => {
    const { html, data } = await list('page=2&after=story-3');
    expect(html).toContain('id="story-5"');
    expect(html).toContain('Visar 8 av 9 artiklar');
    expect(data.more?.href).toBe('/nytt?page=3#story-9');
  });

  test('what is older than a hundred stories has pages of its own', async () => {
    const many = Array.from({ length: 130 }, (_, at) => story(at));
    const answers = {
      tags: async () => [],
      stories: async (_: unknown, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
        const start = cursor === undefined ? 0 : many.findIndex(({ id }) => id === cursor) + 1;
        const page = many.slice(start, start + limit);
        const pageInfo = { endCursor: page.at(-1)?.id ?? null, hasNext: start + limit < many.length };
        return { total: many.length, pageInfo, stories: page };
      },
    };
    const last = await list('page=25', {}, answers);
    expect(last.data.more?.href).toBe('/nytt?page=26&after=story-99#story-101');
    expect(ids(await list(queryOf(last.data.more?.href), {}, answers))).toEqual(
      many.slice(100, 104).map(({ id }) => id),
    );
  });

  test.each(['page=0', 'page=-1', 'page=x', 'page=1e9', 'page='])('"%s" is the first page', async (query) => {
    expect((await list(query)).data.stories).toHaveLength(4);
  });

  test('C-122: the button is a link to the list with one page more, which leads to the first new story', async () => {
    expect((await list()).html).toMatch(
      /<a [^>]*rel="next"[^>]*href="\/nytt\?page=2#story-5"|<a href="\/nytt\?page=2#story-5"[^>]*rel="next"/,
    );
    expect((await list('page=2')).html).toContain('id="story-5"');
  });
});

describe('tags', () => {
  test('C-118, C-119, C-406: first "show all", then one chip per tag with its value', async () => {
    const { html } = await list();
    const chips = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(Visa alla|Ämne \d)</g)].map((m) => m[2]);
    expect(chips).toEqual(['Visa alla', 'Ämne 1', 'Ämne 2']);
  });

  test('C-437: with no tag chosen all stories are there, and "show all" is marked', async () => {
    const { data, html } = await list();
    expect(data).toMatchObject({ total: 9, filtered: false });
    expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>Visa alla</);
  });

  test('C-438, C-439, C-441, C-444: a chip adds its tag, a chosen one takes it away, all back to the first page', async () => {
    const { data } = await list(`tag=${TAGS[0]}&page=2`);
    expect(data.stories.every(({ tags: [id] }) => id === TAGS[0])).toBe(true);
    expect(data.tags.map(({ selected, href }) => [selected, href])).toEqual([
      [true, '/nytt'],
      [false, `/nytt?tag=${TAGS[0]}&tag=${TAGS[1]}`],
    ]);
    expect(data.showAllHref).toBe('/nytt');
  });

  test('C-440: several tags show what has any of them; unknown ones are ignored', async () => {
    expect((await list(`tag=${TAGS[0]}&tag=${TAGS[1]}&page=3`)).data.stories).toHaveLength(9);
    expect((await list('tag=nope')).data.filtered).toBe(false);
  });

  test.each([TAGS[0].toUpperCase(), TAGS[0].replaceAll('-', ''), `{${TAGS[0].toUpperCase()}}`])(
    'C-407: the tag written %s is asked for as 8-4-4-4-12',
    async (written) => {
      const { data } = await list(`tag=${encodeURIComponent(written)}`);
      expect(data.tags[0]).toMatchObject({ id: TAGS[0], selected: true });
      expect(data.total).toBe(5);
    },
  );

  test('C-407: a tag stored without dashes, in braces, leads to the list as 8-4-4-4-12', async () => {
    const stored = [{ key: 't', value: 'Ämne', id: `{${TAGS[0].replaceAll('-', '').toUpperCase()}}` }];
    const { data } = await list('', {}, { ...content, tags: async () => stored });
    expect(data.tags[0]?.href).toBe(`/nytt?tag=${TAGS[0]}`);
  });
});

describe('what cannot be read', () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const broken = async () => Promise.reject(new Error('upstream is down'));

  test.each([
    ['C-506', 'tags', { tags: broken, stories }, 4],
    ['C-507, C-436', 'stories', { tags: async () => tags, stories: broken }, 0],
  ])(
    '%s: without %s the page stands, the rest of it is shown, and the log has a line',
    async (_, what, answers, shown) => {
      lines.length = 0;
      const outcome = await loadBlock(block, load, {}, { content: answers, log });
      if (outcome.kind !== 'data') throw new Error('expected data');
      expect(outcome.data.stories).toHaveLength(shown);
      expect(outcome.incomplete).toBe(true);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`"msg":"Error loading ${what}"`);
      const html = renderBlock(block, view, {}, { data: outcome.data });
      expect(html.includes('data-failed')).toBe(shown === 0);
      if (shown === 0) expect(html).toContain('Här finns inga artiklar än.');
      else expect(html).not.toContain('data-part="tags"');
    },
  );
});

describe('look', () => {
  test('C-123, C-124: dates only when they are wanted, in the words of the site', async () => {
    expect(
      (await list('', { showDates: true })).html.match(
        /<time dateTime="2026-02-\d\dT[^>]*>2\d februari 2026/g,
      ),
    ).toHaveLength(4);
    expect((await list('', { showDates: false })).html).not.toContain('<time');
  });

  test.each([
    ['2026-01-01T00:30:00+01:00', '1 januari 2026'],
    ['2025-12-31T23:30:00Z', '1 januari 2026'],
    ['2026-01-01T00:30', '1 januari 2026'],
    ['2026-01-01T23:45:00', '1 januari 2026'],
    ['2026-01-01', '1 januari 2026'],
  ])('C-401: the story of %s is of %s in Sweden, wherever the server stands', (value, day) => {
    expect(storyDay(value, 'sv-SE', 'Europe/Stockholm')).toBe(day);
  });

  test('C-125, C-126: the latest story is highlighted once, and only as long as nothing is filtered', async () => {
    const fields = { highlightLatestStory: true };
    const count = (html: string) => html.match(/highlighted/g)?.length ?? 0;
    expect(count((await list('', fields)).html)).toBe(1);
    expect((await list('', fields)).html).toMatch(/id="story-1" class="[^"]*highlighted/);
    expect((await list('', fields)).data.stories).toHaveLength(4);
    expect(count((await list(`tag=${TAGS[0]}`, fields)).html)).toBe(0);
    expect(count((await list('page=2&after=story-3', fields)).html)).toBe(0);
    expect(count((await list()).html)).toBe(0);
  });

  test('C-120, C-121: Variant 2 is a list, anything else a grid', async () => {
    const rows = (html: string) => html.match(/<article class="[^"]*row[^"]*"/g)?.length ?? 0;
    expect(rows((await list('', { layout: 'Variant 2' })).html)).toBe(4);
    expect(rows((await list('', { layout: 'Variant 1' })).html)).toBe(0);
    expect(rows((await list('', {})).html)).toBe(0);
  });

  test('C-127, C-398, C-399, C-400, C-402: a card has title, intro, picture and leads to its story', async () => {
    const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
    const one = { ...story(0), image };
    const answers = {
      tags: async () => [],
      stories: async () => ({ total: 1, pageInfo: { endCursor: null, hasNext: false }, stories: [one] }),
    };
    const { html } = await list('', {}, answers);
    expect(html).toMatch(/<a href="\/nytt\/s0"[^>]*>Rubrik 0<\/a><\/h2>/);
    expect(html).toContain('>Ingress</p>');
    expect(html).toMatch(/<img src="[^"]+" alt="Bilhall" width="1920" height="1080"/);
  });

  test.each([
    ['sv', 'Här finns inga artiklar än.'],
    ['nb', 'Her er det ingen artikler ennå.'],
    ['fi', 'Täällä ei ole vielä juttuja.'],
    ['sk', 'Zatiaľ tu nie sú žiadne články.'],
    ['en', 'No stories here yet.'],
  ] as const)('C-435: an empty list says so in %s', (language, words) => {
    const data: StoriesListData = {
      stories: [],
      before: 0,
      total: 0,
      tags: [],
      showAllHref: '/',
      filtered: false,
      more: null,
      failed: false,
    };
    const page = testPage({ language, t: translator(language) });
    expect(renderBlock(block, view, {}, { data, page })).toContain(words);
    const own = testPage({ t: translator(language, { 'stories.noResults': 'Snart mer.' }) });
    expect(renderBlock(block, view, {}, { data, page: own })).toContain('Snart mer.');
  });
});
