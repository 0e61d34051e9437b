import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './spacer.block';
import { view } from './spacer.view';

test('each height and each ground looks different, and all are silent', () => {
  const all = (['Small', 'Medium', 'Large'] as const).flatMap((Height) =>
    (['None', 'Light', 'Dark'] as const).map((BackgroundColor) =>
      renderBlock(block, view, { Height, BackgroundColor }, { data: null }),
    ),
  );
  expect(new Set(all).size).toBe(9);
  for (const html of all) expect(html).toContain('aria-hidden="true"');
});
