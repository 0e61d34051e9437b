import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lateSheets } from './late-sheets';
import { markupNames } from './markup-names';
import { pageStyles } from './page-styles';
import { cssOf, splitRules } from './style-rules';
import { sheetRules, specificity, waitingRules } from './waiting-rules';

const parts = (css: string) => {
  const rules = splitRules(css, '');
  const waiting = waitingRules(rules);
  return {
    stays: cssOf(rules, (rule) => !waiting.has(rule)),
    waits: cssOf(rules, (rule) => waiting.has(rule)),
  };
};

describe('what nobody sees before a pointer rests on it, or it is pressed or printed, may wait', () => {
  test.each([
    '.a:hover{x:1}',
    '.a:hover .b:not(.c):after,.a:active{x:1}',
    '@layer ui.a{@media (hover:hover){.a:hover:not(:disabled){x:1}}}',
    '@media print{.a{display:none}}',
    '@media (prefers-reduced-motion:reduce){.a:hover{scale:none}}',
  ])('%s', (css) => {
    expect(parts(css)).toEqual({ stays: '', waits: css });
  });

  test.each([
    '.a{x:1}',
    '.a:hover,.a:focus-visible{x:1}',
    '.a:not(:hover){x:1}',
    '.a:has(.b:active){x:1}',
    '.a:is(:hover,.b){x:1}',
    '.a:active-view-transition{x:1}',
    '@media (hover:hover){.a{x:1}}',
    '@media screen{.a{x:1}}',
    '@media (forced-colors:active){.a{x:1}}',
    '@keyframes k{to{x:1}}',
  ])('not %s', (css) => {
    expect(parts(css)).toEqual({ stays: css, waits: '' });
  });
});

describe('a rule that could lose to one that stays keeps its place', () => {
  test.each([
    '.a:hover{color:red}.a[aria-pressed]{color:blue}',
    '.a:hover{border-color:red}.a.b{border:0}',
    '.a:hover{inset:0}.a.b{top:1px}',
    '.a:hover{color:red}.b:is(.c,d){color:blue}',
    '.a:hover b{color:red}b:nth-child(2 of .c,d){color:blue}',
    '@media print{.a{display:none}}@media (width>=1px){.b{display:block}}',
    '.a:hover{color:red}.a.b{all:unset}',
    '.a:hover{color:red}.a:focus,.a:disabled{color:blue}',
  ])('%s', (css) => {
    expect(parts(css)).toEqual({ stays: css, waits: '' });
  });

  test.each([
    ['.a.b{color:blue}.a:hover{color:red}', '.a:hover{color:red}'],
    ['.a:hover{color:red}.a.b{width:1px}', '.a:hover{color:red}'],
    ['.a:hover{color:red}.a.b.c{color:blue}', '.a:hover{color:red}'],
    ['.a:hover{color:red}.b:is(.c,#d){color:blue}', '.a:hover{color:red}'],
    ['.a:hover:not(:disabled){color:red}.a.c:disabled{color:blue}', '.a:hover:not(:disabled){color:red}'],
  ])('of %s waits %s', (css, waits) => {
    expect(parts(css).waits).toBe(waits);
  });
});

test.each([
  ['.a', '0,1,0'],
  ['.a:hover .b', '0,3,0'],
  ['.a:not(.b):hover>img::after', '0,3,2'],
  ['.a:after', '0,1,1'],
  ['#a [href="b.c"] ul>li:where(.d)', '1,1,2'],
  ['.a:has(>.b:not(:disabled))', '0,3,0'],
  ['fc-island:is(.a)', '0,1,1'],
  ['.a:is(.b,#c d,e)', '1,1,1'],
  ['.a:not(:is(.b.c,d),e)', '0,3,0'],
  ['li:nth-child(2n+1)::before', '0,1,2'],
  ['li:nth-last-child(2 of .a,b)', '0,2,1'],
])('how specific %s is: %s', (selector, expected) => {
  expect(specificity(selector)).toBe(expected);
});

describe('what waits may come behind the rest', () => {
  const NAMES = ['.a', '.b', '[c]', ':hover', ':active', ':disabled'];
  const selector = fc.subarray(NAMES, { minLength: 1 }).map((names) => names.join(''));
  const rule = fc
    .tuple(
      fc.array(selector, { minLength: 1, maxLength: 2 }),
      fc.constantFrom('color', 'border-color', 'border'),
    )
    .map(([selectors, property]) => ({ selectors, property }));

  /** The rule that decides about a property of an element that all these names are true of. */
  const winner = (css: string, names: ReadonlySet<string>, property: string): string | undefined => {
    const found = [...css.matchAll(/([^{}]+)\{([\w-]+):(\d+)\}/g)].flatMap(
      ([, list = '', set = '', value]) => {
        const matching = list
          .split(',')
          .filter((one) => (one.match(/\.\w|\[\w\]|:\w+/g) ?? []).every((name) => names.has(name)))
          .map((one) => specificity(one));
        return matching.length > 0 && (property === set || property.startsWith(`${set}-`))
          ? [{ weight: matching.toSorted().at(-1) ?? '', value }]
          : [];
      },
    );
    return found.toSorted((a, b) => (a.weight < b.weight ? -1 : Number(a.weight > b.weight))).at(-1)?.value;
  };

  test('whatever is true of an element, the same rule decides', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 8 }), fc.subarray(NAMES), (rules, names) => {
        const css = rules.map(({ selectors, property }, at) => `${selectors}{${property}:${at}}`).join('');
        const { stays, waits } = parts(css);
        for (const property of ['color', 'border-color', 'border'])
          expect(winner(stays + waits, new Set(names), property)).toBe(winner(css, new Set(names), property));
      }),
    );
  });
});

describe('pages', () => {
  const long = `.b2{content:"${'x'.repeat(300)}"}`;
  const manifest = {
    css: {
      'ui/a.module.css': '.a{}.a:hover{x:1}',
      'ui/b.module.css': `.b:hover{x:2}.b{}${long}`,
      'blocks/c.module.css': '@media print{.c{x:3}}',
      'staff/d.module.css': '.d:hover{x:4}',
    },
    entries: { 'blocks/c/c.view.tsx': ['ui/a.module.css', 'ui/b.module.css', 'staff/d.module.css'] },
    layers: { 'ui/b.module.css': 'ui.b' },
  };
  const { inTwo } = pageStyles(manifest);

  test('a page with a file behind it leaves to that what waits, of all its sheets', () => {
    const names = markupNames('<p class="a b d"></p><div hidden="" class="b2"></div>');
    const { inline, late } = inTwo(['blocks/c/c.view.tsx'], { names });
    expect(inline).toBe('.a{}.b{}.d:hover{x:4}');
    const file = lateSheets(manifest, sheetRules(manifest))(late?.split('/').at(-1) ?? '');
    expect(file?.bodyNow('identity')?.toString()).toBe(
      `.a:hover{x:1}.b:hover{x:2}@media print{.c{x:3}}${manifest.css['ui/b.module.css']}`,
    );
    expect(file?.headers['cache-control']).toContain('immutable');
  });

  test('a page without such a file has it with the rest', () => {
    const { inline, late } = inTwo(['blocks/c/c.view.tsx'], { names: markupNames('<p class="a b">') });
    expect({ inline, late }).toEqual({ inline: '.a{}.a:hover{x:1}.b:hover{x:2}.b{}', late: null });
  });
});
