import { expect, test } from 'vitest';
import { statesByColour } from './chosen-states';
import { filesAt } from './sources';

test('what is chosen is told by more than colours, which a browser may take away', () => {
  const sheets = [...filesAt(['src/**/*.css'])];
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap(([path, sheet]) => statesByColour(sheet).map((rule) => `${path}: ${rule}`))).toEqual(
    [],
  );
});

test('finds such sheets, nested rules too', () => {
  const chosen = '.tabs a[aria-current]';
  expect(statesByColour(`${chosen} { background: #000; color: #fff }`)).toEqual([chosen]);
  expect(statesByColour('.tab { color: red; &[aria-selected="true"] { border-color: blue; } }')).toHaveLength(
    1,
  );
  expect(statesByColour(`${chosen} { background: #000; font-weight: 600 }`)).toEqual([]);
  expect(
    statesByColour(
      `${chosen} { background: #000 } @media (forced-colors: active) { ${chosen} { background: Highlight } }`,
    ),
  ).toEqual([]);
  expect(statesByColour('.tab:hover { background: #000 }')).toEqual([]);
});
