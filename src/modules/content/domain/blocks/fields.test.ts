import { expect, test } from 'vitest';
import { checkFields, field, readFields, storedFields } from './fields';
import { filmIdOf } from './film-id';
import { safeHref } from './href';

const fields = {
  Title: field.text({ maxLength: 10 }),
  Text: field.richText(),
  Kind: field.choice(['Image', 'Video']),
  Image: field.image(),
  Links: field.list({ Link: field.link() }, { max: 2 }),
};

test('reading never fails: what is missing or broken is the default', () => {
  expect(readFields(fields, null)).toEqual({ Title: '', Text: '', Kind: 'Image', Image: null, Links: [] });
  expect(readFields(fields, { Title: 7, Kind: 'Sound', Image: { src: '//x' }, Links: [null] })).toEqual({
    Title: '',
    Text: '',
    Kind: 'Image',
    Image: null,
    Links: [{ Link: null }],
  });
});

test('formatted text is sanitised when it is read and when it is stored', () => {
  const hostile = '<p>a<img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a></p>';
  const clean = '<p>a<img src="x" loading="lazy" /><a>b</a></p>';
  expect(readFields(fields, { Text: hostile }).Text).toBe(clean);
  expect(storedFields(fields, { Text: hostile })).toEqual({ Text: clean });
});

test('spaces and empty markup alone are nothing, wherever text is written', () => {
  const empty = '<p>&nbsp;</p><p><strong> </strong><br></p><ul><li></li></ul>';
  const link = { href: '/a', text: ' \u00a0' };
  const image = { src: '/media/a', alt: ' ', width: 1, height: 1 };
  const stored = { Title: ' \t', Text: empty, Image: image, Links: [{ Link: link }] };
  const nothing = { Title: '', Text: '', Image: { alt: '' }, Links: [{ Link: { text: '' } }] };
  expect(readFields(fields, stored)).toMatchObject(nothing);
  expect(storedFields(fields, stored)).toMatchObject(nothing);
  expect(readFields(fields, { Title: ' a ', Text: '<hr>' })).toMatchObject({ Title: ' a ', Text: '<hr />' });
  expect(readFields(fields, { Text: '<p><img src="/a.svg"></p>' }).Text).toContain('<img');
});

test('checking names every field that must not be stored', () => {
  expect(checkFields(fields, { Title: 'x'.repeat(11), constructor: 1, Links: [{}, {}, {}] })).toEqual([
    { field: 'Title', message: expect.any(String) },
    { field: 'constructor', message: 'unknown field' },
    { field: 'Links', message: expect.any(String) },
  ]);
  expect(checkFields(fields, { Links: [{ Link: { href: 'data:,x' } }, { toString: 1 }] })).toEqual([
    { field: 'Links[0].Link', message: expect.any(String) },
    { field: 'Links[1].toString', message: 'unknown field' },
  ]);
  expect(checkFields(fields, [])).toEqual([{ field: '(fields)', message: 'expected an object' }]);
});

test.each(['/a', '?q=1', '#top', 'https://x.example/', 'tel:+46', 'mailto:a@b.example', ' /a '])(
  '%j may be linked to',
  (href) => {
    expect(safeHref(href)).toBe(href.trim());
  },
);

test.each([
  '//x',
  '/\\x',
  '/\t/x',
  '\\\\x',
  'javascript:1',
  'JaVa\nScript:1',
  'data:,',
  'a',
  '',
  'https://',
  'https://a .se',
])('%j may not be linked to', (href) => {
  expect(safeHref(href)).toBeNull();
});

test.each([
  ['', true],
  ['Car', true],
  ['Foo', true],
  ['/media/icon-a.svg', true],
  ['https://cdn.example/a.svg', true],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg></svg>', false],
  ['//cdn.example/a.svg', false],
  ['mailto:a@b.example', false],
  ['<svg onload="alert(1)">', false],
  ['#a', false],
  ['Car Front', false],
  [`/${'a'.repeat(2000)}`, false],
])('C-496: an icon is a name or an address that may be asked: "%s"', (value, accepted) => {
  const icons = { Icon: field.icon(['Car']) };
  expect(checkFields(icons, { Icon: value })).toHaveLength(accepted ? 0 : 1);
  expect(readFields(icons, { Icon: value }).Icon).toBe(accepted ? value : '');
});

test('where to look at a picture is a place in it, on save and on render', () => {
  const image = { src: '/media/a/1280.webp', alt: '', width: 10, height: 10 };
  const fields = { Image: field.image() };
  const place = (focus: unknown) => ({ Image: { ...image, focus } });
  expect(readFields(fields, place({ x: 0, y: 100 })).Image?.focus).toEqual({ x: 0, y: 100 });
  expect(storedFields(fields, place({ x: 1, y: 2, z: 'url(x)' }))).toEqual(place({ x: 1, y: 2 }));
  for (const focus of [
    { x: -1, y: 0 },
    { x: 0, y: 101 },
    { x: 0.5, y: 0 },
    { x: '1%;top:0', y: 0 },
    { x: 1 },
    'left',
  ])
    expect(checkFields(fields, place(focus)), JSON.stringify(focus)).toHaveLength(1);
});

const FILM = 'aqz-KE-bpKQ';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ' https://youtube.com/watch?list=PL12&v=aqz-KE-bpKQ&t=42s ',
  'http://m.youtube.com/watch?v=aqz-KE-bpKQ#x',
  'www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  FILM,
])('%j is the film', (text) => {
  const film = { Film: field.film() };
  expect(readFields(film, { Film: text }).Film).toBe(FILM);
  expect(storedFields(film, { Film: text })).toEqual({ Film: FILM });
});

test.each([
  '',
  ' ',
  'youtu.be',
  'https://youtu.be/',
  'https://www.youtube.com/',
  'https://www.youtube.com/@nordhem',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://films.example/1',
  'https://[',
])('%j is no address of a film', (text) => {
  expect(filmIdOf(text)).toBe(text);
});

test('by another address a film is refused', () => {
  const film = { Film: field.film() };
  expect(checkFields(film, { Film: 'https://films.example/watch?v=1' })).toHaveLength(1);
  expect(readFields(film, { Film: 'https://films.example/watch?v=1' }).Film).toBe('');
});
