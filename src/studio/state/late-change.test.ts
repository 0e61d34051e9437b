import { expect, test } from 'vitest';
import type { PageDocument } from './document';
import { changeLate, sizePicture } from './late-change';

const image = (src: string, width = 1600) => ({ src, alt: '', width, height: 900 });
const document: PageDocument = {
  fields: { title: 'A' },
  placeholders: {
    main: [
      {
        uid: 'cards',
        componentName: 'ImageCards',
        version: 1,
        fields: {
          Title: 'Kort',
          Cards: [{ Image: image('/a') }, { Image: null }, { Image: image('/b', 40) }],
        },
      },
    ],
  },
};
const size = { width: 40, height: 900 };
const change = (uid: string | null, src: string) =>
  changeLate(document, uid, { image: image('/c') }, (values) => sizePicture(values, src, size));

test('a picture gets its size wherever the block shows it by then, and all else stays the same object', () => {
  const fields = change('cards', '/a').placeholders.main?.[0]?.fields;
  expect(fields).toMatchObject({ Title: 'Kort', Cards: [{ Image: image('/a', 40) }, {}, {}] });
  expect(change('cards', '/b')).toBe(document);
  expect(change('cards', '/gone')).toBe(document);
});

test('where the block is gone nothing is changed; of the page’s own fields those for all languages count', () => {
  expect(change('gone', '/a')).toBe(document);
  expect(change(null, '/a')).toBe(document);
  expect(change(null, '/c')).toEqual({ ...document, fields: { title: 'A', image: image('/c', 40) } });
});
