import { expect, test } from 'vitest';
import { type Edit, staleTags } from './tags';

const page = { site: 's', itemId: 'i', language: 'sv', template: 'Page' } as const;

test.each<[string, Edit, readonly string[]]>([
  [
    'a new text of a page touches that page and the sitemap',
    { kind: 'version-replaced', ...page, navigationChanged: false },
    ['page:i:sv', 'routes:s'],
  ],
  [
    'a new title in the menu touches the menus of that language too',
    { kind: 'version-replaced', ...page, navigationChanged: true },
    ['page:i:sv', 'nav:s:sv', 'routes:s'],
  ],
  [
    'a new text of a story touches the story lists',
    { kind: 'version-replaced', ...page, template: 'StoryPage', navigationChanged: false },
    ['page:i:sv', 'stories:s:sv', 'routes:s'],
  ],
  [
    'a new footer touches the pages that inherit it',
    { kind: 'version-replaced', ...page, template: 'SitePartials', navigationChanged: false },
    ['page:i:sv', 'partial:s:sv', 'routes:s'],
  ],
  [
    'a route that appears or disappears touches whatever resolves routes',
    { kind: 'route-toggled', ...page },
    ['page:i:sv', 'tree:s', 'nav:s:sv', 'routes:s'],
  ],
  [
    'a story that appears touches the story lists besides',
    { kind: 'route-toggled', ...page, template: 'StoryPage' },
    ['page:i:sv', 'stories:s:sv', 'tree:s', 'nav:s:sv', 'routes:s'],
  ],
  [
    'the first footer is no route',
    { kind: 'route-toggled', ...page, template: 'SitePartials' },
    ['page:i:sv', 'partial:s:sv'],
  ],
  [
    'a moved page touches the tree and the menus and stories of every language',
    { kind: 'structure-changed', site: 's', languages: ['en', 'sv'] },
    ['tree:s', 'routes:s', 'nav:s:en', 'stories:s:en', 'nav:s:sv', 'stories:s:sv'],
  ],
  [
    'shared fields touch the page, menus and stories of every language',
    { kind: 'shared-changed', site: 's', itemId: 'i', languages: ['sv'] },
    ['routes:s', 'page:i:sv', 'nav:s:sv', 'stories:s:sv'],
  ],
  [
    'a dictionary touches its language',
    { kind: 'dictionary-changed', site: 's', language: 'sv' },
    ['dict:s:sv'],
  ],
  [
    'tags touch their languages',
    { kind: 'tags-changed', site: 's', languages: ['en', 'sv'] },
    ['tags:s:en', 'tags:s:sv'],
  ],
  ['redirects touch redirects', { kind: 'redirects-changed', site: 's' }, ['redirects:s']],
  [
    'an import touches everything of its site',
    { kind: 'imported', site: 's', languages: ['sv'] },
    [
      'tree:s',
      'routes:s',
      'redirects:s',
      'nav:s:sv',
      'partial:s:sv',
      'alerts:s:sv',
      'dict:s:sv',
      'stories:s:sv',
      'tags:s:sv',
    ],
  ],
])('%s', (_, edit, expected) => {
  expect(staleTags(edit)).toEqual(expected);
});
