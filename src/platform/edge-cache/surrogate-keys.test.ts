import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVERYTHING, keysOfAnswer, keysToPurge, MAX_KEYS_BYTES } from './surrogate-keys';

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

test('an answer carries its tags and the key of everything, each once and in the same order', () => {
  expect(keysOfAnswer(['tree:se', 'page:1:sv', 'tree:se'])).toEqual([EVERYTHING, 'tree:se', 'page:1:sv']);
  expect(keysOfAnswer([])).toEqual([EVERYTHING]);
});

test('a purge names the tag and the key that stands for its kind', () => {
  expect(keysToPurge(['page:1:sv', 'nav:se:sv'])).toEqual(['any-nav', 'any-page', 'nav:se:sv', 'page:1:sv']);
  expect(keysToPurge(['page:1:sv', EVERYTHING])).toEqual([EVERYTHING]);
  expect(keysToPurge(range(3000).map((n) => `page:${n}:sv`))).toEqual([EVERYTHING]);
});

test('blanks, commas and letters beyond ASCII do not divide or spoil a list of keys', () => {
  expect(keysOfAnswer(['ratings:se:Åre, norr'])).toEqual([EVERYTHING, 'ratings:se:%C3%85re%2C%20norr']);
  expect(keysToPurge(['ratings:se:Åre, norr'])).toContain('ratings:se:%C3%85re%2C%20norr');
});

test('too many tags become one key of their kind, and only those that take most room', () => {
  const pages = range(200).map((n) => `page:00000000-0000-4000-8000-${n}:sv`);
  expect(keysOfAnswer([...pages, 'nav:se:sv'])).toEqual([EVERYTHING, 'any-page', 'nav:se:sv']);
});

test('an answer of more kinds than there is room for is not kept', () => {
  expect(keysOfAnswer(range(400).map((n) => `kind-${n}:x`))).toBeNull();
});

const tag = fc.oneof(
  fc.constantFrom('page:1:sv', 'stock:a-cars', 'tree:se', 'plain'),
  fc
    .tuple(fc.constantFrom('page', 'ratings', 'nav'), fc.string({ maxLength: 300, unit: 'binary' }))
    .map((parts) => parts.join(':')),
);

test('whatever an answer depends on: a purge of any of its tags reaches it, and its keys fit into a header', () => {
  fc.assert(
    fc.property(fc.uniqueArray(tag, { minLength: 1, maxLength: 120 }), (tags) => {
      const keys = keysOfAnswer(tags);
      expect(keys).not.toBeNull();
      expect(keys?.join(' ')).toMatch(/^[\x21-\x2b\x2d-\x7e]+(?: [\x21-\x2b\x2d-\x7e]+)*$/);
      expect(keys?.join(' ').length).toBeLessThanOrEqual(MAX_KEYS_BYTES);
      for (const each of tags) {
        const purged = new Set(keysToPurge([each]));
        expect(keys?.some((key) => purged.has(key))).toBe(true);
      }
    }),
  );
});
