import { expect, test } from 'vitest';
import { markersTaken, mutedLists } from './lists';
import { filesAt } from './sources';

const files = filesAt(['src/**/*.tsx', 'src/**/*.css'], ['src/studio/**']);

test('no sheet takes the markers from a list by `none`: an empty marker looks the same and leaves VoiceOver a list', () => {
  const sheets = [...filesAt(['src/**/*.css'])];
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap(([path, sheet]) => markersTaken(sheet).map((rule) => `${path}: ${rule}`))).toEqual(
    [],
  );
});

test('a list whose items are drawn as other boxes says its role', () => {
  expect(mutedLists(files)).toEqual([]);
});

test('finds such lists and rules', () => {
  const sheet =
    '@layer blocks { .list > li { display: flex } .row { display: grid } .text { display: block } }';
  const view = (markup: string) =>
    new Map([
      ['src/a/a.module.css', sheet],
      ['src/a/a.view.tsx', `import styles from './a.module.css';\nexport const Row = () => ${markup};`],
      ['src/a/b.view.tsx', 'export const B = () => <ul><Row /></ul>;'],
    ]);
  expect(mutedLists(view('<ul className={styles.list}><li /></ul>'))).toEqual([
    'src/a/a.view.tsx: <ul> .list',
  ]);
  expect(mutedLists(view('<List className={styles.list}><li /></List>'))).toEqual([]);
  expect(mutedLists(view('<ol><li className={styles.row}></li></ol>'))).toEqual([
    'src/a/a.view.tsx: <ol> around <li className={styles.row}></li></ol>;',
  ]);
  expect(
    mutedLists(view('<ul><li className={styles.other}><p className={styles.text} /></li></ul>')),
  ).toEqual([]);
  expect(mutedLists(view('<nav><ul className={styles.list}><li /></ul></nav>'))).toEqual([]);
  expect(mutedLists(view('<li className={styles.row} />'))).toEqual(['src/a/b.view.tsx: around <Row>']);
  expect(markersTaken('.a { list-style: none } .a > li { list-style-type: none }')).toEqual([
    '.a',
    '.a > li',
  ]);
  expect(markersTaken('.a summary { list-style: none } .b { list-style-type: "" }')).toEqual([]);
});
