import { expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { SearchUnavailable } from '~/platform/search';
import { renderBlock, testPage } from '~test/block';
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

const services = {
  log: nullLog,
  facilities: { all: () => [] },
  stock: {
    facetMap: async () => [
      {
        name: 'car_brand',
        child_name: 'car_model',
        values: [{ text: 'Land Rover', children: ['Range Rover'] }],
      },
    ],
  },
};

test('V-122, V-126, C-034: leads from the front page to the page itself, which is no link', async () => {
  const outcome = await load({ page, services });
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

test('the structured data has the same path', async () => {
  expect(await load({ page, services })).toMatchObject({
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

test.each([
  ['V-124', ['land-rover'], [{ title: 'Land Rover' }]],
  [
    'V-123, V-125',
    ['land-rover', 'range-rover'],
    [{ title: 'Land Rover', href: '/kop-bil/lager/land-rover' }, { title: 'Range Rover' }],
  ],
  [
    'V-127',
    ['land-rover', 'range-rover', 'diesel'],
    [{ title: 'Land Rover', href: '/kop-bil/lager/land-rover' }, { title: 'Range Rover' }],
  ],
  ['V-128', ['land-rover', 'xyzzy'], [{ title: 'Land Rover' }]],
  ['V-128', ['xyzzy'], [{ title: 'Sida' }]],
])('%s: a list narrowed by %j ends in its make and model, and invents none', async (_, wildcard, last) => {
  const narrowed = testPage({ ...page, wildcard, path: `/kop-bil/lager/${wildcard.join('/')}` });
  const outcome = await load({ page: narrowed, services });
  expect(outcome.kind === 'data' && outcome.data.slice(2)).toEqual(last);
});

test.each([
  [
    ['land-rover', 'range-rover'],
    [{ title: 'Land Rover', href: '/kop-bil/land-rover' }, { title: 'Range Rover' }],
  ],
  [['land-rover', 'xyzzy'], [{ title: 'Land Rover' }]],
])(
  'V-123, V-125: the wildcard page of the make is no ancestor of %j beside the make itself',
  async (wildcard, last) => {
    const path = `/kop-bil/${wildcard.join('/')}`;
    const ancestors = [...page.page.ancestors, { title: 'Bilmärke', path: '/kop-bil/land-rover' }];
    const model = testPage({ page: { ...page.page, ancestors }, wildcard, path });
    const outcome = await load({ page: model, services });
    expect(outcome.kind === 'data' && outcome.data.slice(1)).toEqual([
      { title: 'Köp bil', href: '/kop-bil' },
      ...last,
    ]);
  },
);

test('while the search is away the way to the list stands', async () => {
  const facetMap = () => Promise.reject(new SearchUnavailable('automotive-se-cars', 'away'));
  const list = testPage({ page: page.page, wildcard: ['xyzzy'], path: '/kop-bil/xyzzy' });
  const outcome = await load({ page: list, services: { ...services, stock: { facetMap } } });
  expect(outcome.kind === 'data' && outcome.data[1]).toEqual({ title: 'Köp bil', href: '/kop-bil' });
});
