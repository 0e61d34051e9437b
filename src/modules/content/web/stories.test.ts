import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type DeliveredFixture, KEY, openDelivery, ROOT } from '~test/content/delivery';
import { NEWS, SITE, siteFixture, TIPS } from '~test/content/site-fixture';

let fixture: DeliveredFixture;
const ask = (query: string, variables: object = {}) => fixture.ask(query, variables);

beforeAll(async () => {
  fixture = await openDelivery();
});
afterAll(() => fixture.close());

describe('stories', () => {
  const STORIES = `query($index: String!, $first: Int, $after: String, $tag: String!) {
    search(
      where: { AND: [
        { name: "_path", value: $index, operator: CONTAINS }
        { name: "_templates", value: "StoryPage", operator: CONTAINS }
        { name: "_language", value: "sv" }
        { name: "_name", value: "__Standard Values", operator: NEQ }
        { name: "tags", value: $tag, operator: CONTAINS }
      ] }
      first: $first, after: $after, orderBy: { name: "date", direction: DESC }
    ) {
      total pageInfo { endCursor hasNext }
      results { id(format: "D") name displayName url { path } template { id name }
        ... on StoryPage { title { value } premble { value } author { value }
          date { value dateValue formattedDateValue } image { src alt height width }
          tags { value count targetItems { ... on StoryTag { value { value } } } } } }
    }
  }`;

  const searched = z.object({
    search: z.object({
      total: z.number(),
      pageInfo: z.object({ endCursor: z.string().nullable(), hasNext: z.boolean() }),
      results: z.array(
        z.looseObject({
          id: z.string(),
          url: z.object({ path: z.string() }),
          tags: z.looseObject({ value: z.string() }),
          template: z.looseObject({ id: z.string().min(1) }).optional(),
        }),
      ),
    }),
  });

  const searchedTags = z.object({
    data: z.object({
      search: z.object({
        total: z.number(),
        pageInfo: z.object({ endCursor: z.string().nullable(), hasNext: z.boolean() }),
        results: z.array(z.object({ id: z.string() })),
      }),
    }),
  });

  const idOf = async (path: string): Promise<string> => {
    const data = await ask(`{ item(path: "${path}", language: "sv") { id } }`);
    return z.object({ item: z.object({ id: z.string() }) }).parse(data).item.id;
  };

  test.each([
    ['without tags', '', []],
    ['with a tag', NEWS, [NEWS]],
    ['with a tag in another spelling', `{${TIPS.toUpperCase()}}`, [TIPS]],
  ])(
    'C-472, C-396, C-397, C-398, C-399, C-400, C-403, C-404 stories %s, newest first, page by page',
    async (_, tag, tagIds) => {
      const scope = { site: SITE, language: 'sv', tag: () => undefined };
      const { stories } = await fixture.content.reader.stories(scope, {
        datasource: '/livet-med-bil',
        limit: 100,
        tagIds,
      });
      const index = await idOf(`${ROOT}/home/livet-med-bil`);
      const found = [];
      for (let after: string | null = ''; ; ) {
        const { search } = searched.parse(await ask(STORIES, { index, first: 2, after, tag }));
        expect(search.total).toBe(stories.length);
        found.push(...search.results);
        after = search.pageInfo.endCursor;
        if (!search.pageInfo.hasNext) break;
      }
      expect(found).toMatchObject(
        stories.map((story) => ({
          id: story.id.toUpperCase(),
          name: story.name,
          displayName: story.displayName,
          url: { path: story.path },
          title: { value: story.title },
          premble: { value: story.premble },
          author: { value: story.author },
          date: story.date,
          template: { name: 'StoryPage' },
          tags: { value: story.tags.join('|'), count: story.tags.length },
        })),
      );
      expect([...new Set(found.map(({ template }) => template?.id))]).toEqual([expect.any(String)]);
    },
  );

  test.each(['sv', 'en'])('C-473, C-405, C-406 the tags in %s', async (language) => {
    const data = await ask(
      `{ item(path: "${ROOT}/tags", language: "${language}") { children { results {
        id(format: "D") ... on StoryTag { key { value } value { value } } } } } }`,
    );
    const tags = await fixture.content.reader.tags({ site: SITE, language, tag: () => undefined });
    const { results } = z
      .object({
        item: z.object({ children: z.object({ results: z.array(z.looseObject({ id: z.string() })) }) }),
      })
      .parse(data).item.children;
    expect(new Set(results)).toEqual(
      new Set(
        tags.map(({ id, key, value }) => ({ id: id.toUpperCase(), key: { value: key }, value: { value } })),
      ),
    );
  });

  test('C-473 a tag that two sites share is one item of a search, whichever page it comes on', async () => {
    const second = 'reader-suite-2';
    const { home, tags = [] } = siteFixture;
    const imported = await fixture.content.editing.importTree({ site: second, home, tags }, 'test');
    expect(imported.ok).toBe(true);
    const routes = fixture.routes({ sites: [SITE, second] });
    const found: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query = `query($after: String!) { search(
        where: { AND: [
          { name: "_templates", value: "StoryTag", operator: CONTAINS }
          { name: "_language", value: "sv" }
        ] }
        first: 1, after: $after, orderBy: { name: "key" }) {
        total pageInfo { endCursor hasNext } results { id(format: "D") } } }`;
      const answer = await fixture.post({ query, variables: { after } }, { sc_apikey: KEY }, routes);
      const { search } = searchedTags.parse(await answer.json()).data;
      expect(search.total).toBe(tags.length);
      found.push(...search.results.map(({ id }) => id.toLowerCase()));
      after = search.pageInfo.hasNext ? search.pageInfo.endCursor : null;
    }
    expect(found).toEqual([NEWS, TIPS]);
  });

  test('C-474 the date of a story is that of the page two levels above a block of it', async () => {
    const rendered = await ask(
      `{ layout(site: "${SITE}", routePath: "/livet-med-bil/alfa", language: "sv") { item { rendered } } }`,
    );
    const dataSource = z.object({ dataSource: z.string() });
    const main = z.object({ 'headless-main': z.tuple([dataSource]) });
    const [{ dataSource: path }] = z
      .object({
        layout: z.object({
          item: z.object({
            rendered: z.object({ sitecore: z.object({ route: z.object({ placeholders: main }) }) }),
          }),
        }),
      })
      .parse(rendered).layout.item.rendered.sitecore.route.placeholders['headless-main'];
    const query = `query($path: String!) { item(path: $path, language: "sv") { field(name: "Text") { value }
      parent { parent { name ... on StoryPage { date { value } } } } } }`;
    expect(await ask(query, { path })).toEqual({
      item: { field: { value: 'alfa' }, parent: { parent: { name: 'alfa', date: { value: '2026-03-01' } } } },
    });
    expect(await ask(query, { path: `${path}x` })).toEqual({ item: null });
  });

  test('C-475 the neighbours of a story, equal dates included, in both directions', async () => {
    const query = `query($parent: String!, $after: String, $direction: OrderDirection) {
      search(where: { AND: [{ name: "_parent", value: $parent } { name: "_templates", value: "StoryPage" }] },
        first: 1, after: $after, orderBy: { name: "date", direction: $direction }) {
        total pageInfo { endCursor hasNext } results { id url { path } ... on StoryPage { tags { value } } } } }`;
    const walk = async (direction: 'ASC' | 'DESC') => {
      const parent = await idOf(`${ROOT}/home/livet-med-bil`);
      const paths: string[] = [];
      for (let after: string | null = null; ; ) {
        const { search } = searched.parse(await ask(query, { parent, after, direction }));
        paths.push(...search.results.map(({ url }) => url.path));
        after = search.pageInfo.endCursor;
        if (!search.pageInfo.hasNext) return paths;
      }
    };
    const newestFirst = await walk('DESC');
    expect(newestFirst).toHaveLength(5);
    expect(await walk('ASC')).toEqual([...newestFirst].reverse());
    const scope = { site: SITE, language: 'sv', tag: () => undefined };
    for (const [index, path] of newestFirst.entries()) {
      expect(await fixture.content.reader.sequentialNavigation(scope, path)).toEqual({
        parent: '/livet-med-bil',
        next: newestFirst[index - 1] ?? null,
        previous: newestFirst[index + 1] ?? null,
      });
    }
  });

  test.each([
    ['{ name: "date", value: "2026-03-15", operator: GT }', ['beta', 'delta', 'gamma']],
    ['{ name: "date", value: "2026-03-01", operator: LTE }', ['alfa', 'epsilon']],
    [
      '{ OR: [{ name: "_name", value: "ALFA" }, { name: "premble", value: "om", operator: CONTAINS }] }',
      ['alfa'],
    ],
    [`{ name: "tags", value: "${TIPS}", operator: NCONTAINS }`, ['alfa', 'delta']],
    ['{ name: "title", value: "Story beta", operator: NEQ }', ['alfa', 'delta', 'epsilon', 'gamma']],
    ['{ name: "constructor", value: "x" }', []],
  ])('a search by %s', async (where, names) => {
    const data = await ask(
      `{ search(where: { AND: [{ name: "_templates", value: "StoryPage" } ${where}] }, orderBy: { name: "_name" }) {
        results { name } } }`,
    );
    expect(data).toEqual({ search: { results: names.map((name) => ({ name })) } });
  });
});
