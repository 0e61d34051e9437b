import { expect, test } from 'vitest';
import { renderBlock, testPage } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './video-element.block';
import { view } from './video-element.view';

type Fields = Parameters<typeof renderBlock<typeof block.fields, null>>[2];
const render = (fields: Fields, page = testPage()) => renderBlock(block, view, fields, { data: null, page });
const VideoDesktop = '/media/wide.mp4';

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<video');
});

test('C-288, C-289: the film is muted and runs in a loop, and does not start by markup', () => {
  const html = render({ VideoDesktop });
  expect(html).toMatch(/<video[^>]* muted=""[^>]* loop=""/);
  expect(html.toLowerCase()).not.toContain('autoplay');
});

test('C-290, C-291: each button has the words of both its states', () => {
  const html = render({ VideoDesktop });
  expect(html).toMatch(/<button[^>]*aria-label="Spela" data-film="film" data-off="Spela" data-on="Pausa"/);
  expect(html).toMatch(
    /<button[^>]*aria-label="Slå på ljudet" data-film="sound" data-off="Slå på ljudet" data-on="Stäng av ljudet"/,
  );
});

test('the phone film comes first, for windows under 768 px', () => {
  const html = render({ VideoDesktop, VideoPhone: '/media/tall.mp4' });
  expect(html).toMatch(
    /<source src="\/media\/tall\.mp4" media="\(width &lt; 768px\)"\/><source src="\/media\/wide/,
  );
  expect(render({ VideoPhone: '/media/tall.mp4' })).toMatch(/<source src="\/media\/tall\.mp4"\/>/);
});

test('it is called by its title, else by its picture', () => {
  expect(render({ VideoDesktop, Title: 'En dag', TitleTag: 'H3' })).toMatch(
    /<h3[^>]*>En dag<.*aria-label="En dag"/,
  );
  const Poster = { src: '/media/a/1280.webp', alt: 'Verkstaden', width: 16, height: 9 };
  expect(render({ VideoDesktop, Poster })).toMatch(/<video[^>]*aria-label="Verkstaden"/);
  expect(render({ VideoDesktop, Poster })).toMatch(/<video[^>]*poster="[^"]+"/);
});

test('without a script the browser’s own buttons start it', () => {
  expect(render({ VideoDesktop })).toMatch(/<noscript><video[^>]* controls=""/);
});

test('the width is the editor’s choice', () => {
  expect(changedClasses(render({ VideoDesktop }), render({ VideoDesktop, Width: 'FullWidth' }))).toEqual([
    '-layout.container',
    '-layout.content',
    '+video-element.wide',
  ]);
});

test('without a film there is no block', () => {
  expect(render({ Title: 'Film' })).toBe('');
});
