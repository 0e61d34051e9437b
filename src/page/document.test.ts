import { expect, test } from 'vitest';
import type { Assets } from './assets';
import { documentMarkup } from './document';

const assets: Assets = {
  boot: '/assets/boot-1.js',
  scripts: [],
  preloads: (islands) => ['/assets/mount-2.js', ...[...islands].map((name) => `/assets/${name}.island-3.js`)],
  layers: '',
  css: () => '',
};
const page = {
  language: 'sv',
  theme: 'nordhem',
  head: '',
  body: [],
  styleEntries: [],
  favicon: '/f.svg',
} as const;

test('scripts for later are named beside the entry script, without what all have; those fetched at once are not among them', () => {
  const markup = documentMarkup({ ...page, islands: ['a'], sleeping: ['a', 'b'] }, assets).join('');
  expect(markup).toContain('src="/assets/boot-1.js" data-at-rest="b.island-3"');
  expect(markup).toContain('<link rel="modulepreload" href="/assets/a.island-3.js">');
  expect(documentMarkup({ ...page, islands: ['a'], sleeping: ['a'] }, assets).join('')).not.toContain(
    'at-rest',
  );
});
