import { expect, test } from 'vitest';
import { readBlock } from '~/modules/content';
import { renderBlock } from '~test/block';
import { block } from './spacer.block';
import { view } from './spacer.view';

test('C-266, C-267, C-268, C-269: each height and each ground looks different, and all are silent', () => {
  const grounds = ['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3'] as const;
  const all = (['Small', 'Medium', 'Large'] as const).flatMap((Height) =>
    grounds.map((BackgroundColor) => renderBlock(block, view, { Height, BackgroundColor }, { data: null })),
  );
  expect(new Set(all).size).toBe(12);
  for (const html of all) expect(html).toContain('aria-hidden="true"');
});

test.each([
  ['Light', 'BackgroundColor1'],
  ['Dark', 'BackgroundColor2'],
  ['None', 'None'],
])('a spacer of version 1 keeps its ground: %s is %s', (before, after) => {
  const node = { uid: 'uid', componentName: 'Spacer', version: 1, fields: { BackgroundColor: before } };
  expect(readBlock(block, node).BackgroundColor).toBe(after);
});
