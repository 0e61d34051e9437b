import { describe, expect, test } from 'vitest';
import type { Story } from '~/modules/content';
import { LoggedError } from '~/page/contract';
import { createLog } from '~/platform/log';
import { loadBlock, renderBlock, testPage } from '~test/block';
import { block } from './story-page.block';
import { load, type StoryPageData } from './story-page.data';
import { view } from './story-page.view';

const story: Story = {
  id: 's1',
  name: 's1',
  displayName: 'S1',
  path: '/nytt/s1',
  title: 'Elbil i kyla',
  premble: 'Ingress',
  author: 'Maja Lind',
  date: { value: '2026-01-01T00:30:00.000+01:00', dateValue: 0, formattedDateValue: '' },
  image: null,
  tags: ['11111111-1111-1111-1111-111111111111'],
  templateId: 'StoryPage',
};
const page = testPage({ path: '/nytt/s1' });
const content = {
  sequentialNavigation: async () => ({ parent: '/nytt', next: '/nytt/s0', previous: null }),
  storyPublishDate: async () => story.date.value,
  stories: async () => ({ total: 1, pageInfo: { endCursor: null, hasNext: false }, stories: [story] }),
  tags: async () => [{ key: 'el', value: 'Elbil', id: '11111111-1111-1111-1111-111111111111' }],
};

async function dataOf(answers: Partial<typeof content> = {}): Promise<StoryPageData> {
  const outcome = await loadBlock(block, load, {}, { content: { ...content, ...answers }, page });
  if (outcome.kind !== 'data') throw new Error('expected data');
  return outcome.data;
}

test.each(Object.entries(block.examples))('draws the example "%s"', async (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: await dataOf(), page })).toContain(
    'Elbil i kyla</h1>',
  );
});

describe('bar', () => {
  test('C-130, C-131, C-401: names the author and the day of publishing on the clock of the site', async () => {
    const html = renderBlock(block, view, {}, { data: await dataOf(), page });
    expect(html).toContain('<time dateTime="2026-01-01T00:30:00.000+01:00">');
    expect(html).toContain('Av Maja Lind');
    expect(html).toContain('Publicerad 1 januari 2026');
  });

  test('C-130: is left out when there is neither, and shows what there is', async () => {
    const data = { ...(await dataOf()), author: '', published: null };
    expect(renderBlock(block, view, {}, { data, page })).not.toMatch(/<time|Av /);
    const dated = { ...(await dataOf()), author: '' };
    expect(renderBlock(block, view, {}, { data: dated, page })).toMatch(/<p class="[^"]*bar[^"]*"><time/);
  });
});

test('C-132, C-133: tags are named and lead to the filtered list; without any there is no list', async () => {
  const data = await dataOf();
  expect(data.tags).toEqual([{ value: 'Elbil', href: '/nytt?tag=11111111-1111-1111-1111-111111111111' }]);
  expect(renderBlock(block, view, {}, { data, page })).toMatch(/<ul[^>]*aria-label="Ämnen">.*>Elbil<\/a>/);
  const html = renderBlock(block, view, {}, { data: { ...data, tags: [] }, page });
  expect(html).not.toContain('Ämnen');
});

test('C-134, C-136, C-137: at the end of the series the missing neighbour is absent; the way back is always there', async () => {
  const html = renderBlock(block, view, {}, { data: await dataOf(), page });
  expect(html).toContain('href="/nytt/s0"');
  expect(html).not.toContain('Föregående artikel');
  expect(html).toMatch(/href="\/nytt"[^>]*>.*Till alla artiklar/);
});

test('the story is found on a later page of the list', async () => {
  const stories = async (_: unknown, { cursor }: { cursor?: string | undefined }) =>
    cursor === undefined
      ? { total: 101, pageInfo: { endCursor: 'next', hasNext: true }, stories: [] }
      : { total: 101, pageInfo: { endCursor: null, hasNext: false }, stories: [story] };
  const outcome = await loadBlock(block, load, {}, { content: { ...content, stories }, page });
  expect(outcome).toMatchObject({ data: { author: 'Maja Lind' } });
});

test('a draft shows its own words, picture and tags, published or not', async () => {
  const dateValue = Date.parse('2026-12-01T12:00:00Z');
  const draftStory = {
    ...story,
    title: 'Utkastet',
    premble: 'Ny ingress',
    date: { ...story.date, dateValue },
  };
  const draft = testPage({
    path: '/nytt/s1',
    page: { ...page.page, draftStory, ancestors: [{ title: 'Nytt', path: '/nytt' }] },
  });
  const unpublished = {
    ...content,
    sequentialNavigation: async () => null,
    storyPublishDate: async () => null,
  };
  const data = await loadBlock(block, load, {}, { content: unpublished, page: draft });
  expect(data).toMatchObject({
    data: {
      title: 'Utkastet',
      premble: 'Ny ingress',
      author: 'Maja Lind',
      published: '2026-12-01T12:00:00.000Z',
      tags: [{ value: 'Elbil', href: expect.stringContaining('/nytt?tag=') }],
      back: null,
    },
  });
  expect(await loadBlock(block, load, {}, { content, page: draft })).toMatchObject({
    data: { title: 'Utkastet', published: story.date.value, back: '/nytt' },
  });
});

test('the structured data describes the article', async () => {
  const outcome = await loadBlock(block, load, {}, { content, page });
  expect(outcome).toMatchObject({
    head: { description: 'Ingress', jsonLd: [{ '@type': 'NewsArticle', headline: 'Elbil i kyla' }] },
  });
});

test('C-399, C-400, C-402: title, intro and picture of the story', async () => {
  const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
  const data = await dataOf({
    stories: async () => ({
      total: 1,
      pageInfo: { endCursor: null, hasNext: false },
      stories: [{ ...story, image }],
    }),
  });
  const html = renderBlock(block, view, {}, { data, page });
  expect(html).toMatch(/Elbil i kyla<\/h1>.*Ingress/);
  expect(html).toMatch(/<img src="[^"]+" alt="Bilhall" width="1920" height="1080"/);
});

describe('what cannot be read', () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const broken = () => Promise.reject(new Error('upstream is down'));
  const reading = (answers: object) => {
    lines.length = 0;
    return loadBlock(block, load, {}, { content: { ...content, ...answers }, page, log });
  };

  test.each([
    ['C-506', 'tags', { tags: broken }, { tags: [] }],
    ['C-507', 'stories', { stories: broken }, { author: '', tags: [], title: 'Sida' }],
    ['C-508', 'publish date', { storyPublishDate: broken }, { published: null, author: 'Maja Lind' }],
  ])(
    '%s: an error loading the %s is logged, and the rest of the story stands',
    async (_, what, answers, data) => {
      expect(await reading(answers)).toMatchObject({ kind: 'data', data, incomplete: true });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`"msg":"Error loading ${what}"`);
    },
  );

  test('C-509: an error of the sequential navigation is logged and thrown again', async () => {
    await expect(reading({ sequentialNavigation: broken })).rejects.toThrow(LoggedError);
    expect(lines[0]).toContain('"msg":"Error loading sequential navigation"');
  });
});
