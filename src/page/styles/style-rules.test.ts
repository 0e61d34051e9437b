import { describe, expect, test } from 'vitest';
import { lateSheets } from './late-sheets';
import { markupNames } from './markup-names';
import { pageStyles } from './page-styles';
import { splitRules, usedCss } from './style-rules';
import { sheetRules } from './waiting-rules';

const used = (css: string, ...classes: string[]) => usedCss(splitRules(css, ''), new Set(classes));

describe('a rule is kept where all classes of one of its selectors stand', () => {
  test.each([
    ['.a{x:1}', ['a'], true],
    ['.a{x:1}', ['b'], false],
    ['.a.b{x:1}', ['a'], false],
    ['.a .b>c{x:1}', ['a', 'b'], true],
    ['.a .b{x:1}', ['b'], false],
    ['.b,.a:hover::before{x:1}', ['a'], true],
    ['html{x:1}', [], true],
    ['ul li+li{x:1}', [], true],
  ])('%s with %j: %s', (css, classes, stays) => {
    expect(used(css, ...classes)).toBe(stays ? css : '');
  });

  test.each([
    '.a:not(.b){x:1}',
    '.a:is(.b,.c .d){x:1}',
    '.a:has(>.b:not(.c,.d)){x:1}',
    '.a:where(.b,:nth-child(2n + 1)){x:1}',
    '.a[data-x=".b"]{x:1}',
    '.a[data-state=open]:popover-open{x:1}',
  ])('what stands in brackets may be absent, or come later: %s', (css) => {
    expect(used(css, 'a')).toBe(css);
    expect(used(css, 'b')).toBe('');
  });
});

test('conditions go with the rules in them, the layer with all', () => {
  const css =
    '@layer blocks.x{.a{x:1}@media (width>=48rem){.a{x:2}.b{x:3}@supports (x:y){.b{x:4}}}@container (width>1px){.b{x:5}}}';
  expect(used(css, 'a')).toBe('@layer blocks.x{.a{x:1}@media (width>=48rem){.a{x:2}}}');
  expect(used(css, 'c')).toBe('');
  expect(used(css, 'a', 'b')).toBe(css);
});

test('keyframes stand for as long as a rule of the sheet does', () => {
  const css = '@layer ui.x{@keyframes k{0%{x:1}to{x:2}}.a{animation:k}.b{x:1}}';
  expect(used(css, 'a')).toBe(css.replace('.b{x:1}', ''));
  expect(used(css)).toBe('');
});

test('braces and semicolons in strings end nothing', () => {
  const css = String.raw`.a{content:"}{;\"}"}.b[title='{']{x:url("data:x;{")}`;
  expect(used(css, 'a', 'b')).toBe(css);
  expect(used(css, 'a')).toBe(String.raw`.a{content:"}{;\"}"}`);
});

test("classes that are not the sheet's own are those of a library, which comes by script", () => {
  const css = '.ab1 .map-canvas{x:1}.ab2.map-on{x:1}';
  expect(usedCss(splitRules(css, 'ab'), new Set(['ab1']))).toBe('.ab1 .map-canvas{x:1}');
});

test('a sheet that is cut short says so', () => {
  expect(() => splitRules('.a{x:1', '')).toThrow('not closed');
});

describe('the styles of a page', () => {
  const manifest = {
    css: {
      'ui/a.module.css': '.a{}.a2{}',
      'ui/b.module.css': '.b{}.b2{}',
      'blocks/c.module.css': '.c{}.c2{}',
    },
    entries: {
      'blocks/c/c.view.tsx': ['ui/a.module.css', 'ui/b.module.css', 'blocks/c.module.css'],
      'blocks/c/form.island.tsx': ['ui/b.module.css'],
      'blocks/d/d.view.tsx': ['ui/a.module.css'],
    },
    layers: { 'ui/a.module.css': 'ui.a', 'ui/b.module.css': 'ui.b', 'blocks/c.module.css': 'blocks.c' },
  };
  const { css } = pageStyles(manifest);
  const entries = ['blocks/d/d.view.tsx', 'blocks/c/c.view.tsx'];

  test('each sheet once, with the rules that its markup can use', () => {
    expect(css(entries)).toBe('.a{}.a2{}.b{}.b2{}.c{}.c2{}');
    expect(css(entries, { names: markupNames('<p class="a c2">') })).toBe('.a{}.c2{}');
  });

  test('what an island may draw, and what the server draws again, stays whole', () => {
    const island = '<p class="a"><fc-island data-island="form" data-when="load"></fc-island>';
    expect(css(entries, { names: markupNames(island) })).toBe('.a{}.b{}.b2{}');
    expect(css(entries, { names: markupNames(island), redrawn: ['blocks/d/d.view.tsx'] })).toBe(
      '.a{}.a2{}.b{}.b2{}',
    );
  });

  describe('in two', () => {
    const long = `.b3{content:"${'x'.repeat(300)}"}`;
    const withLong = {
      ...manifest,
      css: { ...manifest.css, 'ui/b.module.css': `.b{}${long}` },
    };
    const { inTwo } = pageStyles(withLong);
    const closed = '<p class="a b"></p><div popover="auto" class="b3"></div>';

    test('rules of what is closed, or may be drawn, wait in a file that holds their sheets whole', () => {
      const island = '<p class="b"><fc-island data-island="form"></fc-island>';
      for (const markup of [closed, island]) {
        const { inline, late } = inTwo(entries, { names: markupNames(markup) });
        expect(inline).not.toContain('.b3');
        expect(inline).toContain('.b{}');
        expect(late).toMatch(/^\/styles\/b\.[\w-]{8}\.css$/);
        const file = lateSheets(withLong, sheetRules(withLong))(late?.split('/').at(-1) ?? '');
        expect(file?.bodyNow('identity')?.toString()).toBe(`.b{}${long}`);
        expect(file?.headers['cache-control']).toContain('immutable');
      }
    });

    test('a page without them, or with a few of them, has no such file', () => {
      expect(inTwo(entries, { names: markupNames('<p class="b3">') })).toEqual({ inline: long, late: null });
      const few = pageStyles(manifest).inTwo(entries, { names: markupNames(closed.replace('b3', 'b2')) });
      expect(few).toEqual({ inline: '.a{}.b{}.b2{}', late: null });
    });

    test('another build’s digest is answered, but not for ever; what is no sheet of ours is not', () => {
      const files = lateSheets(manifest, sheetRules(manifest));
      const other = files('a.b.12345678.css');
      expect(other?.bodyNow('identity')?.toString()).toBe('.a{}.a2{}.b{}.b2{}');
      expect(other?.headers['cache-control']).toBe('public, max-age=60');
      expect(files('zz.12345678.css')).toBeNull();
      expect(files('a.a.12345678.css')).toBeNull();
      expect(files('a.css')).toBeNull();
    });
  });
});
