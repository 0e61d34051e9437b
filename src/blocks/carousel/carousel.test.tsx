import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBlock } from '~/modules/content';
import { renderBlock, testPage } from '~test/block';
import { block } from './carousel.block';
import { view } from './carousel.view';
import { Rotation, type RotationState } from './rotation';

const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const slide = {
  Title: 'Elbilar',
  Subtitle: '',
  ThumbnailText: '',
  ImageDesktop: image,
  ImagePhone: null,
  LeftButton: null,
  LeftButtonType: 'None' as const,
  RightButton: null,
  RightButtonType: 'None' as const,
  UseGradient: false,
  LegalTextBody: '',
};
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null, page: testPage() });
const one = (more: Partial<Parameters<typeof renderSlide>[0]>) => renderSlide({ ...slide, ...more });
const renderSlide = (
  item: NonNullable<Parameters<typeof renderBlock<typeof block.fields, null>>[2]['CarouselItems']>[number],
) => render({ CarouselItems: [item] });
const three = [slide, { ...slide, Title: 'Däck' }, { ...slide, Title: 'Service' }];

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('aria-roledescription="bildkarusell"');
});

test('nothing is drawn without slides', () => {
  expect(render({})).toBe('');
  expect(render({ CarouselItems: [{ ...slide, Title: '', ImageDesktop: null }] })).toBe('');
});

describe('what a slide shows', () => {
  test.each([
    ['C-229', 'title', one({ Title: 'Vår' }), />Vår<\/h2>/],
    ['C-230', 'subtitle', one({ Subtitle: 'Sol' }), /<p[^>]*>Sol<\/p>/],
    ['C-232', 'picture', one({}), /scene-showroom-1\/1920\.avif/],
    [
      'C-238',
      'legal text, openly',
      one({ LegalTextBody: '<p>Räckvidd enligt <a href="/wltp">WLTP</a></p>' }),
      /<p>Räckvidd enligt <a href="\/wltp">WLTP<\/a><\/p>/,
    ],
  ])('%s: its %s', (_, __, html, expected) => {
    expect(html).toMatch(expected);
  });

  test('C-231: the text of its thumbnail, and without one a name', () => {
    const html = render({ CarouselItems: [{ ...slide, ThumbnailText: 'El' }, slide] });
    expect(html).toMatch(/<button[^>]*data-at="0"[^>]*><span[^>]*><\/span><span[^>]*>El<\/span>/);
    expect(html).toMatch(/<button[^>]*data-at="1"[^>]*aria-label="Gå till bild 2"/);
  });

  test('C-233: the phone picture under 768 px only when there is one', () => {
    const phone = { ...image, src: '/media/scene-winter-road-2/1280.webp' };
    const html = render({ CarouselItems: [{ ...slide, ImagePhone: phone }, slide] });
    expect(html.match(/media="\(width &lt; 768px\)"/g)).toHaveLength(1);
    expect(html).toContain('scene-winter-road-2/320.avif');
  });

  test.each(['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'] as const)(
    'C-234, C-235: left and right button in the style %s',
    (type) => {
      const html = one({
        LeftButton: { href: '/a', text: 'Vänster' },
        LeftButtonType: type,
        RightButton: { href: '/b', text: 'Höger' },
        RightButtonType: type,
      });
      const look = type.toLowerCase().replace(' ', '-');
      const [left = '', right = ''] = html.match(/<a [^>]*>.*?<\/a>/g) ?? [];
      expect(left).toMatch(new RegExp(`href="/a" class="[^"]*${look}[^"]*".*Vänster`));
      expect(right).toMatch(new RegExp(`href="/b" class="[^"]*${look}[^"]*".*Höger`));
    },
  );

  test.each([
    ['text with None', { LeftButton: { href: '/a', text: 'Se mer' }, LeftButtonType: 'None' as const }],
    ['type with empty text', { LeftButton: { href: '/a', text: ' ' }, LeftButtonType: 'Primary' as const }],
    ['type without a link', { LeftButtonType: 'Primary' as const }],
    ['no type', { RightButton: { href: '/a', text: 'Se mer' } }],
  ])('C-236: no button for %s', (_, button) => {
    expect(one(button)).not.toContain('<a ');
  });

  test('C-237: a gradient over the picture only when it is wanted', () => {
    expect(one({ UseGradient: true })).toMatch(/class="[^"]*gradient/);
    expect(one({})).not.toMatch(/class="[^"]*gradient/);
  });
});

describe('for the screen reader', () => {
  test('each slide is a group that names its position', () => {
    const html = render({ CarouselItems: three });
    expect(html.match(/role="group" aria-roledescription="bild" aria-label="\d av 3"/g)).toHaveLength(3);
    expect(html).not.toMatch(/aria-label="[^"]*karusell/i);
  });

  test('the rotation control comes first, and only where something rotates', () => {
    const html = render({ CarouselItems: three, AutoPlayDelay: 5, SlideArrows: true });
    const [first] = html.match(/<(?:button|a)\b[^>]*>/) ?? [];
    expect(first).toContain('aria-label="Starta bildspelet"');
    expect(render({ CarouselItems: three, AutoPlayDelay: 0 })).not.toContain('bildspelet');
  });

  test('no slide is out of reach before the script is there', () => {
    expect(render({ CarouselItems: three })).not.toContain('inert');
  });
});

test('C-254: one slide has no arrows, no thumbnails, no rotation and no script', () => {
  const html = render({ CarouselItems: [slide], AutoPlayDelay: 5, SlideArrows: true });
  expect(html).not.toMatch(/<button|data-enhance|data-delay/);
});

test('C-241: arrows only when they are wanted', () => {
  expect(render({ CarouselItems: three, SlideArrows: true })).toContain('aria-label="Nästa"');
  expect(render({ CarouselItems: three })).not.toContain('aria-label="Nästa"');
});

test.each([
  ['progress only when it is wanted', { AutoPlayDelay: 5 }, 0],
  ['one a thumbnail', { AutoPlayDelay: 5, AnimateThumbnail: true }, 3],
  ['none where nothing moves', { AnimateThumbnail: true, AutoPlayDelay: 0 }, 0],
])('C-242: %s', (_, fields, count) => {
  expect(render({ CarouselItems: three, ...fields }).match(/<span class="[^"]*progress/g)?.length ?? 0).toBe(
    count,
  );
});

test('C-239, C-240, V-515: seconds become milliseconds; 0 stands still; one that was never set has five', () => {
  expect(render({ CarouselItems: three, AutoPlayDelay: 3 })).toContain('data-delay="3000"');
  expect(render({ CarouselItems: three, AutoPlayDelay: 0 })).not.toContain('data-delay');
  expect(render({ CarouselItems: three })).toContain('data-delay="5000"');
  for (const emptied of ['', null]) {
    const stored = { CarouselItems: three, AutoPlayDelay: emptied };
    const { AutoPlayDelay } = readBlock(block, { uid: 'uid', componentName: block.name, fields: stored });
    expect(AutoPlayDelay).toBe(0);
  }
});

describe('rotation', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  function rotating(delay = 3000) {
    const turns: number[] = [];
    const states: RotationState[] = [];
    const rotation: Rotation = new Rotation({
      delay,
      advance() {
        turns.push(performance.now());
        rotation.turned();
      },
      show: (state) => void states.push(state),
    });
    rotation.start();
    return { rotation, turns, state: () => states.at(-1) };
  }

  test('C-239: a slide has exactly its delay, each time', () => {
    const { turns } = rotating();
    vi.advanceTimersByTime(12_000);
    expect(turns).toEqual([3000, 6000, 9000, 12_000]);
  });

  test('C-244: the first choice stops it after 0.4 s, and for good', () => {
    const { rotation, turns, state } = rotating(2000);
    vi.advanceTimersByTime(1000);
    rotation.chosen();
    vi.advanceTimersByTime(399);
    expect(state()?.wanted).toBe(true);
    vi.advanceTimersByTime(1);
    expect(state()).toEqual({ wanted: false, running: false });
    vi.advanceTimersByTime(60_000);
    expect(turns).toEqual([]);
  });

  test('held up, it rests, and then goes on with the time that was left', () => {
    const { rotation, turns, state } = rotating();
    vi.advanceTimersByTime(2000);
    rotation.hold('pointer', true);
    expect(state()).toEqual({ wanted: true, running: false });
    vi.advanceTimersByTime(60_000);
    rotation.hold('pointer', false);
    vi.advanceTimersByTime(999);
    expect(turns).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(turns).toHaveLength(1);
  });

  test('two reasons to pause must both end', () => {
    const { rotation, state } = rotating();
    rotation.hold('pointer', true);
    rotation.hold('drag', true);
    rotation.hold('drag', false);
    expect(state()?.running).toBe(false);
    rotation.hold('pointer', false);
    expect(state()?.running).toBe(true);
  });
});
