import { expect, test } from 'vitest';
import { slugFor } from './slug';

test.each([
  ['Däck & hjul', 'dack-hjul'],
  ['  Vår 2027! ', 'var-2027'],
  ['æøå', 'a'],
  ['', ''],
])('%s', (title, slug) => expect(slugFor(title)).toBe(slug));
