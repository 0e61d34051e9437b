import { describe, expect, test } from 'vitest';
import type { Log } from '~/platform/log';
import { nullLog } from '~/platform/log';
import { loadBlock, renderBlock } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './blurb.block';
import { load } from './blurb.data';
import { view } from './blurb.view';

const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const phone = { ...image, src: '/media/scene-workshop-bay-2/1280.webp' };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<section');
});

describe('words', () => {
  test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const)('C-317: the title is an %s', (TitleTag) => {
    expect(render({ Title: 'Hej', TitleTag })).toContain(`>Hej</${TitleTag.toLowerCase()}>`);
  });

  test('C-317: an empty title leaves no heading', () => {
    expect(render({ RichText: '<p>Text</p>' })).not.toMatch(/<h\d|aria-labelledby/);
  });

  test('C-318: formatted text, sanitised', () => {
    const html = render({ RichText: '<p>Ett</p><ul><li>två</li></ul><script>x()</script>' });
    expect(html).toContain('<p>Ett</p><ul><li>två</li></ul>');
    expect(html).not.toContain('x()');
  });

  test('C-319: a link with its text, address and target', () => {
    expect(
      render({ Title: 'Hej', Link: { href: '/service', text: 'Till verkstaden', target: '_blank' } }),
    ).toMatch(/<a href="\/service" target="_blank" rel="noopener"[^>]*><span[^>]*>Till verkstaden</);
    expect(render({ Title: 'Hej' })).not.toContain('<a ');
  });
});

describe('media', () => {
  const film = { ImageDesktop: image, VideoDesktop: '/media/a.mp4' };

  test('C-320: a picture, and another one under 768 px', () => {
    expect(render({ ImageDesktop: image, ImagePhone: phone })).toMatch(
      /<source[^>]*scene-workshop-bay-2[^>]*media="\(width &lt; 768px\)".*<img src="[^"]*scene-showroom-1/,
    );
  });

  test('C-321: a film wins over the picture, which becomes its poster; phones have their own film first', () => {
    expect(render(film)).toMatch(/<video[^>]* poster="\/media\/scene-showroom-1\/1280.webp"/);
    expect(render({ ...film, VideoPhone: '/media/b.mp4' })).toMatch(
      /<video[^>]*><source src="\/media\/b\.mp4" media="\(width &lt; 768px\)"\/><source src="\/media\/a\.mp4"\/>/,
    );
  });

  test('C-322: YouTube wins over both, plays in the page by script, and nothing is fetched from there before', () => {
    const html = render({ ...film, YoutubeID: ' aqz-KE-bpKQ ', Title: 'Provkörning' });
    expect(html).toMatch(
      /data-enhance="frame" data-frame="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ[^>]*><a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ/,
    );
    expect(html).not.toMatch(/<video|<iframe|src="https:/);
  });

  test('C-322: an id that is none is ignored', () => {
    expect(render({ ...film, YoutubeID: '"><script>' })).toContain('<video');
  });

  test('C-323: the bar with its button for the sound stands only when it is wished for', () => {
    expect(render({ ...film, HasControlBar: true })).toContain('aria-label="Slå på ljudet"');
    expect(render(film)).not.toContain('aria-label="Slå på ljudet"');
  });
});

test.each([
  ['C-324 Reverse', { Reverse: true }, ['+blurb.reverse']],
  ['C-325 BackgroundColor1', { BackgroundColor: 'BackgroundColor1' }, ['+blurb.band', '+blurb.sunken']],
  [
    'C-326 BackgroundColor2',
    { BackgroundColor: 'BackgroundColor2' },
    ['+blurb.band', '+layout.tone-inverse'],
  ],
  ['C-327 BackgroundColor3', { BackgroundColor: 'BackgroundColor3' }, ['+blurb.band', '+blurb.accent']],
  ['C-329 UseTextAnimations', { UseTextAnimations: true }, ['+blurb.textAnimated']],
  ['C-330 UseMediaAnimations', { UseMediaAnimations: true }, ['+blurb.mediaAnimated']],
] as const)('%s changes the look', (_, fields, changes) => {
  const base = { Title: 'Hej', ImageDesktop: image };
  expect(changedClasses(render(base), render({ ...base, ...fields }))).toEqual(changes);
});

describe('a blurb without anything in it', () => {
  test('C-510: is logged and not drawn', async () => {
    const lines: unknown[] = [];
    const log: Log = Object.assign(Object.create(nullLog), {
      warn: (_about: unknown, message: string) => lines.push(message),
    });
    expect(await loadBlock(block, load, {}, { log })).toEqual({ kind: 'nothing' });
    expect(lines).toEqual(['No fields provided for Blurb component']);
    expect(await loadBlock(block, load, { Title: 'Hej' }, { log })).toEqual({ kind: 'data', data: null });
    expect(lines).toHaveLength(1);
  });

  test('draws nothing', () => {
    expect(render({})).toBe('');
  });
});
