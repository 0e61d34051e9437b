import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, patchBetween, patchSchema } from './patch';

/** No block has a field of the one name that is left out where patches are read from the storage. */
const isFieldName = (value: unknown) => !JSON.stringify(value).includes('"__proto__"');
const json = fc.jsonValue({ maxDepth: 4 }).filter(isFieldName);
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the patch between two values makes one of the other, also after it was stored', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const patch = patchSchema.parse(asStored(patchBetween(from, to)));
      expect(asStored(applyPatch(from, patch))).toEqual(asStored(to));
    }),
  );
});

test('what a patch does not touch stays the same object, and it says nothing of it', () => {
  const block = fc.record({ uid: fc.uuid(), fields: fc.dictionary(fc.string(), json) });
  // As on a page, each has an id of its own.
  const different = fc.uniqueArray(block, { minLength: 2, maxLength: 9, selector: ({ uid }) => uid });
  fc.assert(
    fc.property(different, fc.nat(), ([fresh, ...blocks], at) => {
      if (fresh === undefined) return;
      const index = at % blocks.length;
      for (const to of [
        blocks.with(index, fresh),
        blocks.toSpliced(index, 0, fresh),
        blocks.toSpliced(index, 1),
      ]) {
        const patch = patchBetween({ main: blocks }, { main: to });
        const made = applyPatch({ main: blocks }, patch);
        expect(made).toEqual({ main: to });
        const { main } = made as { main: unknown[] };
        const others = blocks.filter((each, place) => place !== index && to.includes(each));
        for (const each of others) expect(main).toContain(each);
        const text = JSON.stringify(patch);
        for (const each of others) expect(text).not.toContain(each.uid);
      }
    }),
  );
});

test('a key without a value is none, as in what is stored', () => {
  expect(applyPatch({ a: 1 }, patchBetween({ a: 1 }, { a: undefined, b: 2 }))).toEqual({ b: 2 });
  expect(patchBetween({ a: 1 }, { a: 1, b: undefined })).toEqual({ kind: 'object', changed: {}, gone: [] });
});

test('a field that is called as something of every object comes and goes like any other', () => {
  for (const name of ['toString', 'constructor', 'hasOwnProperty']) {
    const [without, withIt] = [{ a: 1 }, { a: 1, [name]: 0 }];
    expect(applyPatch(withIt, patchBetween(withIt, without))).toEqual(without);
    expect(applyPatch(without, patchBetween(without, withIt))).toEqual(withIt);
  }
});
