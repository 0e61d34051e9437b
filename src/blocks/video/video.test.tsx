import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './video.block';
import { view } from './video.view';

const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('data-frame=');
});

test('C-283: the film is 16:9, before and after it is asked for', () => {
  const sheet = readFileSync(
    join(import.meta.dirname, '../../features/film/youtube-film.module.css'),
    'utf8',
  );
  expect(sheet).toMatch(/\.stage \{[^}]*aspect-ratio: 16 \/ 9/);
});

test('C-284: leads to the film of the id, in our page by script and on its own without', () => {
  const html = render({ YoutubeVideoId: 'aqz-KE-bpKQ' });
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" target="_blank" rel="noopener"');
  expect(html).toContain('data-frame="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  expect(html).toContain('>Spela<');
});

test.each(['', '  ', 'abc', 'https://youtu.be/x', 'a"onclick="x()', '../../evil'])(
  'C-284: nothing for the id %j',
  (id) => {
    expect(render({ YoutubeVideoId: id, Title: 'Film', Image: image })).toBe('');
  },
);

test('C-503: nothing of the provider is in the page before consent', () => {
  const html = render({ YoutubeVideoId: 'aqz-KE-bpKQ', Title: 'Film', Image: image });
  expect(html).not.toMatch(/<iframe|<script|<link|(?:src|srcSet|poster)="https?:/i);
  expect(html).toContain('som då får veta att du ser filmen');
});

test.each([
  ['Title', { Title: 'Verkstaden' }, />Verkstaden<\/span>/],
  ['Image', { Image: image }, /<picture/],
])('%s is shown', (_, fields, expected) => {
  expect(render({ YoutubeVideoId: 'aqz-KE-bpKQ', ...fields })).toMatch(expected);
});
