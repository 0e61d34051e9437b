import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = import.meta.glob<string>('./*-pages.ts', { query: '?raw', import: 'default', eager: true });

test('the feature whose view an own page says it is has one: without it the page would have no styles', () => {
  const features = Object.values(pages).flatMap((text) =>
    [...text.matchAll(/feature: '([^']+)'/g)].map(([, feature = '']) => feature),
  );
  expect(features.length).toBeGreaterThan(1);
  const missing = features.filter((feature) => !existsSync(`src/features/${feature}/${feature}.view.tsx`));
  expect(missing).toEqual([]);
});
