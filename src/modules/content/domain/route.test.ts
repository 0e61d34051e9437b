import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOf, routeSegments } from './route';

test('what a path is made of comes back from it', () => {
  const segment = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((text) => text.normalize('NFC'))
    .filter((text) => text !== '.' && text !== '..' && !/\p{Cc}/u.test(text));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 16 }), (segments) => {
      expect(routeSegments(pathOf(segments))).toEqual(segments);
    }),
  );
});

test('any text is a route or is refused, and never an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (path) => {
      const segments = routeSegments(path);
      if (segments !== null) expect(routeSegments(pathOf(segments))).toEqual(segments);
    }),
    { numRuns: 2000 },
  );
});
