import { describe, expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './blurb.block';
import { view } from './blurb.view';

const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<section');
});

describe('media', () => {
  const film = { ImageDesktop: image, VideoDesktop: '/media/a.mp4' };

  test('a film wins over the picture, which becomes its poster', () => {
    expect(render(film)).toMatch(/<video[^>]* poster="\/media\/scene-showroom-1\/1280.webp"/);
  });

  test('YouTube wins over both, and nothing is fetched from there', () => {
    const html = render({ ...film, YoutubeID: 'aqz-KE-bpKQ' });
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(html).not.toMatch(/<video|<iframe/);
  });

  test('an id that is none is ignored', () => {
    expect(render({ ...film, YoutubeID: '"><script>' })).toContain('<video');
  });

  test('the button for the sound is part of the control bar', () => {
    expect(render({ ...film, HasControlBar: true })).toContain('aria-label="Slå på ljudet"');
    expect(render(film)).not.toContain('aria-label="Slå på ljudet"');
  });
});

test.each([
  ['Reverse', { Reverse: true }],
  ['BackgroundColor', { BackgroundColor: 'BackgroundColor1' }],
  ['BackgroundColor', { BackgroundColor: 'BackgroundColor2' }],
  ['BackgroundColor', { BackgroundColor: 'BackgroundColor3' }],
  ['UseTextAnimations', { UseTextAnimations: true }],
  ['UseMediaAnimations', { UseMediaAnimations: true }],
] as const)('%s changes the look', (_, fields) => {
  const base = { Title: 'Hej', ImageDesktop: image };
  expect(render({ ...base, ...fields })).not.toBe(render(base));
});

test('an empty blurb draws nothing', () => {
  expect(render({})).toBe('');
});
