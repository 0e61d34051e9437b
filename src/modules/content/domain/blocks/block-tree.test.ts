import { describe, expect, test } from 'vitest';
import { testBlocks } from '~test/content/blocks';
import { checkBlockTree, MAX_BLOCK_DEPTH, MAX_BLOCKS } from './block-tree';

const check = (placeholders: unknown) => checkBlockTree(placeholders, testBlocks);

function problems(placeholders: unknown) {
  const result = check(placeholders);
  return result.ok
    ? []
    : result.error.map(({ kind, path, field }) => `${kind} ${path}${field ? ` ${field}` : ''}`);
}

const card = (fields: object = {}) => ({ componentName: 'Card', fields });
const row = (items: unknown, fields: object = {}) => ({
  componentName: 'Row',
  fields,
  placeholders: { items },
});

describe('what may be stored', () => {
  test('blocks get a uid, the contract version and sanitised text', () => {
    const result = check({
      main: [
        { componentName: 'Text', fields: { Text: '<p onclick="x()">Hej<script>alert(1)</script></p>' } },
        row([card({ Title: 'A' })]),
      ],
    });
    expect(result).toEqual({
      ok: true,
      value: {
        main: [
          { uid: 'main-0', componentName: 'Text', version: 2, fields: { Text: '<p>Hej</p>' } },
          {
            uid: 'main-1',
            componentName: 'Row',
            version: 1,
            fields: {},
            placeholders: {
              items: [{ uid: 'main-1-items-0', componentName: 'Card', version: 1, fields: { Title: 'A' } }],
            },
          },
        ],
      },
    });
  });

  test('fields of an older version are migrated when they are saved', () => {
    const result = check({
      main: [{ uid: 'a', componentName: 'Text', version: 1, fields: { body: '<b>x</b>' } }],
    });
    expect(result).toMatchObject({
      ok: true,
      value: { main: [{ version: 2, fields: { Text: '<b>x</b>' } }] },
    });
  });

  test('an area that is there but empty stays there', () => {
    expect(check({ header: [], main: [] })).toEqual({ ok: true, value: { header: [], main: [] } });
    expect(check({})).toEqual({ ok: true, value: {} });
  });

  test('what a database cannot hold is left out of texts', () => {
    const result = check({ main: [{ componentName: 'Card', fields: { Title: 'a\u0000b\ud800' } }] });
    expect(result).toMatchObject({ ok: true, value: { main: [{ fields: { Title: 'ab\ufffd' } }] } });
  });
});

describe('what is refused, with the way to the block', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['no object', null, ['malformed (placeholders)']],
    ['a list', [], ['malformed (placeholders)']],
    ['an unknown area', { aside: [] }, ['unknown-area aside']],
    [
      'a prototype name as an area',
      JSON.parse('{"__proto__x":[],"constructor":[]}'),
      ['unknown-area __proto__x', 'unknown-area constructor'],
    ],
    [
      'a block that is none',
      { main: ['x', 7, null] },
      ['malformed main[0]', 'malformed main[1]', 'malformed main[2]'],
    ],
    ['an unknown component', { main: [{ componentName: 'Nope' }] }, ['unknown-component main[0]']],
    [
      'a prototype name as a component',
      { main: [{ componentName: 'constructor' }] },
      ['unknown-component main[0]'],
    ],
    [
      'an unknown placeholder',
      { main: [{ ...row([]), placeholders: { toString: [] } }] },
      ['unknown-placeholder main[0]'],
    ],
    [
      'a child that may not be there',
      { main: [row([card(), { componentName: 'Text' }])] },
      ['child-not-allowed main[0].items[1]'],
    ],
    ['an unknown field', { main: [card({ constructor: 1 })] }, ['field main[0] constructor']],
    ['a field of the wrong type', { main: [row([card({ Title: 7 })])] }, ['field main[0].items[0] Title']],
    [
      'a text that is too long',
      { main: [{ componentName: 'Text', fields: { Title: 'x'.repeat(101) } }] },
      ['field main[0] Title'],
    ],
    [
      'a link that runs',
      { main: [card({ Link: { href: 'java\tscript:alert(1)', text: '' } })] },
      ['field main[0] Link'],
    ],
    [
      'a field within a list',
      { main: [row([], { Links: [{ Label: 'a' }, { Link: { href: '//x' } }] })] },
      ['field main[0] Links[1].Link'],
    ],
    ['too many entries in a list', { main: [row([], { Links: [{}, {}, {}, {}] })] }, ['field main[0] Links']],
    ['a broken uid', { main: [{ ...card(), uid: '"><script>' }] }, ['malformed main[0]']],
    [
      'a uid that is there twice',
      {
        main: [
          { ...card(), uid: 'a' },
          { ...card(), uid: 'a' },
        ],
      },
      ['duplicate-uid main[1]'],
    ],
    ['a parameter with a NUL', { main: [{ ...card(), params: { a: '\u0000' } }] }, ['malformed main[0]']],
    ['a version that is none', { main: [{ ...card(), version: -1 }] }, ['malformed main[0]']],
  ])('%s', (_, placeholders, expected) => {
    expect(problems(placeholders)).toEqual(expected);
  });

  test('blocks nest eight deep and no deeper', () => {
    const nested = (depth: number): unknown => (depth === 1 ? card() : row([nested(depth - 1)]));
    expect(problems({ main: [nested(MAX_BLOCK_DEPTH)] })).toEqual([]);
    expect(problems({ main: [nested(MAX_BLOCK_DEPTH + 1)] })).toEqual([
      `too-deep main[0]${'.items[0]'.repeat(7)}.items`,
    ]);
  });

  test('a page holds five hundred blocks and no more', () => {
    const cards = Array.from({ length: MAX_BLOCKS }, () => card());
    expect(problems({ main: cards })).toEqual([]);
    expect(problems({ main: [...cards, card()] })).toEqual([`too-many-blocks main[${MAX_BLOCKS}]`]);
  });

  test('a page of too much text', () => {
    const long = { componentName: 'Card', fields: { Title: 'x'.repeat(100_000) } };
    expect(problems({ main: Array.from({ length: 21 }, () => long) })).toEqual(['too-large (placeholders)']);
  });

  test('a tree nested without end is refused, not followed', () => {
    let deep: unknown = [];
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
    expect(problems({ main: [card({ Title: deep })] })).toEqual(['field main[0] Title']);
    let blocks: unknown = card();
    for (let depth = 0; depth < 50_000; depth += 1) blocks = row([blocks]);
    expect(problems({ main: [blocks] })[0]).toMatch(/^too-deep/);
  });
});
