import { expect, test } from 'vitest';
import type { Story } from '~/modules/content';
import { createLog } from '~/platform/log';
import { loadBlock, renderBlock } from '~test/block';
import { block } from './stories-teaser.block';
import { load } from './stories-teaser.data';
import { view } from './stories-teaser.view';

const story: Story = {
  id: 's',
  name: 's',
  displayName: 'S',
  path: '/nytt/s',
  title: 'Rubrik',
  premble: '',
  author: '',
  date: { value: '2026-02-01T08:00:00.000Z', dateValue: 0, formattedDateValue: '' },
  image: null,
  tags: [],
  templateId: 'StoryPage',
};
const pageInfo = { endCursor: null, hasNext: false };

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: [story] })).toContain('href="/nytt/s"');
});

test('C-128, C-480: asks for the latest three', async () => {
  const queries: unknown[] = [];
  const outcome = await loadBlock(
    block,
    load,
    { Datasource: '/nytt' },
    {
      content: {
        stories: async (_, query) => {
          queries.push(query);
          return { total: 1, pageInfo, stories: [story] };
        },
      },
    },
  );
  expect(queries).toEqual([{ datasource: '/nytt', limit: 3 }]);
  expect(outcome).toMatchObject({ kind: 'data', data: [story] });
});

test('C-129: without stories there is no teaser', async () => {
  const content = { stories: async () => ({ total: 0, pageInfo, stories: [] }) };
  expect((await loadBlock(block, load, {}, { content })).kind).toBe('nothing');
});

test('C-129: one story is one card', () => {
  expect(renderBlock(block, view, { Title: 'Nytt' }, { data: [story] }).match(/<li/g)).toHaveLength(1);
});

test('C-507: stories that cannot be read are logged, and nothing is drawn', async () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const stories = () => Promise.reject(new Error('upstream is down'));
  const outcome = await loadBlock(block, load, {}, { content: { stories }, log });
  expect(outcome).toMatchObject({ kind: 'data', data: [], incomplete: true });
  expect(lines[0]).toContain('"msg":"Error loading stories"');
  expect(renderBlock(block, view, { Title: 'Nytt' }, { data: [] })).toBe('');
});
