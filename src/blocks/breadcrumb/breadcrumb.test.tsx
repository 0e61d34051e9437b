import { expect, test } from 'vitest';
import { loadBlock, renderBlock, testPage } from '~test/block';
import { block } from './breadcrumb.block';
import { load } from './breadcrumb.data';
import { view } from './breadcrumb.view';

const page = testPage({
  page: {
    ...testPage().page,
    ancestors: [
      { title: 'Nordhem', path: '/' },
      { title: 'Köp bil', path: '/kop-bil' },
    ],
  },
});

test('leads from the front page to the page itself, which is no link', async () => {
  const outcome = await loadBlock(block, load, {}, { page });
  if (outcome.kind !== 'data') throw new Error('expected data');
  expect(outcome.data).toEqual([
    { title: 'Start', href: '/' },
    { title: 'Köp bil', href: '/kop-bil' },
    { title: 'Sida' },
  ]);
  const html = renderBlock(block, view, {}, { data: outcome.data, page });
  expect(html).toContain('aria-label="Du är här"');
  expect(html).toMatch(/<span aria-current="page"[^>]*>Sida</);
});

test('search engines are told the same path', async () => {
  expect(await loadBlock(block, load, {}, { page })).toMatchObject({
    head: {
      jsonLd: [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: 'https://nordhem.example/' },
            { position: 2, item: 'https://nordhem.example/kop-bil' },
            { position: 3, name: 'Sida' },
          ],
        },
      ],
    },
  });
});
