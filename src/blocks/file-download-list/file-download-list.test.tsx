import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { fileKind } from './collapsing';
import { block } from './file-download-list.block';
import { view } from './file-download-list.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ Title: `Fil ${at + 1}`, File: `/media/fil-${at + 1}.pdf` }));
const labels = { ExpandLabel: 'Visa alla', CollapseLabel: 'Visa färre' };
const entries = (html: string) => html.match(/<li/g)?.length ?? 0;
const hidden = (html: string) => html.match(/<li data-rest/g)?.length ?? 0;

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<ul');
});

test('C-183, C-184, C-185: title, paragraph and files in order, each to be taken home', () => {
  const html = render({ Title: 'Filer', TitleTag: 'H3', Paragraph: '<p>Ord</p>', FileList: files(2) });
  expect(html).toMatch(/>Filer<\/h3>.*<p>Ord<\/p>.*Fil 1.*Fil 2/);
  expect(html).toMatch(/<a href="\/media\/fil-1\.pdf" download=""/);
  expect(html).toContain('>PDF<');
});

test('C-186, C-187, C-188: collapsed, three files show, and a button says how to see the rest and is closed at first', () => {
  const html = render({ FileList: files(6), ...labels });
  expect([entries(html), hidden(html)]).toEqual([6, 3]);
  expect(html).toMatch(/<button type="button"[^>]*aria-expanded="false" aria-controls="uid-files"/);
  expect(html).toMatch(/>Visa alla<.*>Visa färre</);
});

test('C-186: how many show is the editor’s choice', () => {
  expect(hidden(render({ FileList: files(6), ItemsVisibleWhenCollapsed: 2, ...labels }))).toBe(4);
});

describe('is fully shown, without a button', () => {
  test.each([
    ['C-190: when all shall show', { FileList: files(6), ShowAllItems: true, ...labels }],
    ['C-191: for one file more than fits', { FileList: files(4), ...labels }],
    ['C-192: without a label that opens', { FileList: files(6), ...labels, ExpandLabel: ' ' }],
    ['C-193: without a label that closes', { FileList: files(6), ...labels, CollapseLabel: '' }],
    [
      'C-194: when only those that are shown are counted',
      { FileList: [...files(4), { Title: 'Utan fil', File: null }], ...labels },
    ],
  ])('%s', (_, fields) => {
    const html = render(fields);
    expect(hidden(html)).toBe(0);
    expect(html).not.toMatch(/<button|data-enhance|data-collapsed/);
  });

  test('C-191: but not for two more', () => {
    expect(hidden(render({ FileList: files(5), ...labels }))).toBe(2);
  });
});

test('C-194: an entry needs both a title and a file; without any there is no block', () => {
  const FileList = [{ Title: 'Utan fil', File: null }, { Title: '', File: '/media/a.pdf' }, ...files(1)];
  expect(entries(render({ FileList }))).toBe(1);
  expect(render({ Title: 'Filer', FileList: FileList.slice(0, 2) })).toBe('');
});

test('C-195, C-196: 8 px between files, 300 ms for the height, none where less motion is wanted', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'file-download-list.module.css'), 'utf8');
  expect(sheet).toMatch(/\.list \{\s*display: grid;\s*gap: 8px;\s*transition: height 300ms/);
  expect(sheet).toMatch(/prefers-reduced-motion: reduce\) \{\s*\.list \{\s*transition: none/);
});

test.each([
  ['/media/a.pdf', 'PDF'],
  ['/media/a/1920.webp?v=1', 'WEBP'],
  ['/media/prislista', ''],
])('the kind of %s is "%s"', (address, kind) => {
  expect(fileKind(address)).toBe(kind);
});
