import { expect, test } from 'vitest';
import { fold, slugify } from './plain-letters';

test.each([
  ['Däck & hjul', 'dack-hjul'],
  ['  Vår 2027! ', 'var-2027'],
  ['æøå', 'aeoa'],
  ['Kjøp bil på Sørlandet', 'kjop-bil-pa-sorlandet'],
  ['Škoda: ľahké a ťažké', 'skoda-lahke-a-tazke'],
  ['Åkersbergä Ørsta Łódź & Æ', 'akersberga-orsta-lodz-ae'],
  ['ﬁn bil²', 'fin-bil2'],
  ['中文', ''],
  ['', ''],
])('%s as a part of an address', (text, slug) => expect(slugify(text)).toBe(slug));

test('folding keeps what is no letter', () => {
  expect(fold('Skåne, ÖRESUND²')).toBe('skane, oresund²');
});
