import { expect, test } from 'vitest';
import { slugFor } from './slug';

test.each([
  ['Däck & hjul', 'dack-hjul'],
  ['  Vår 2027! ', 'var-2027'],
  ['æøå', 'aeoa'],
  ['Kjøp bil på Sørlandet', 'kjop-bil-pa-sorlandet'],
  ['Škoda: ľahké a ťažké', 'skoda-lahke-a-tazke'],
  ['', ''],
])('%s', (title, slug) => expect(slugFor(title)).toBe(slug));
