import { describe, expect, test } from 'vitest';
import { decodeKnownValues } from '~/features/car-search/text/known-words';
import { readBlock } from '~/modules/content';
import type { FacetMap } from '~/platform/search';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './hero-banner.block';
import { load } from './hero-banner.data';
import { view } from './hero-banner.view';

const image = { src: '/media/scene-fjord-morning-1/1280.webp', alt: 'Fjord', width: 1920, height: 1080 };
const phone = { ...image, src: '/media/scene-winter-road-2/1280.webp' };
type Fields = Parameters<typeof renderBlock<typeof block.fields, null>>[2];
const render = (fields: Fields, page = testPage()) =>
  renderBlock(block, view, fields, { data: { known: '' }, page });
/** What no editor's form would store, as another system may deliver it. */
const renderStored = (fields: Record<string, unknown>) => {
  const stored: Fields = JSON.parse(JSON.stringify(fields));
  return render(stored);
};

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: { known: '' } })).toContain('<section');
});

describe('words', () => {
  test('C-292, C-294: title and formatted text', () => {
    const html = render({ Image: image, Title: 'Hej', Text: '<p>Ett <em>ord</em></p><script>x()</script>' });
    expect(html).toMatch(/<h1[^>]*>Hej<\/h1>.*<p>Ett <em>ord<\/em><\/p>/);
    expect(html).not.toContain('x()');
  });

  test('C-293: the title is an h1 by default; an empty one has no heading', () => {
    expect(render({ Image: image, Title: 'Hej' })).toContain('>Hej</h1>');
    expect(renderStored({ Image: image, Title: 'Hej', TitleTag: '' })).toContain('>Hej</h1>');
    expect(render({ Image: image })).not.toMatch(/<h\d|aria-labelledby/);
  });

  test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const)('C-293: the title is an %s', (TitleTag) => {
    expect(render({ Image: image, Title: 'Hej', TitleTag })).toContain(`>Hej</${TitleTag.toLowerCase()}>`);
  });

  test('C-116: one button with text and address of the link, none without a link', () => {
    const html = render({ Image: image, Link: { href: '/kop-bil', text: 'Köp' } });
    expect(html).toMatch(/<a href="\/kop-bil"[^>]*><span[^>]*>Köp<\/span><\/a>/);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(render({ Image: image })).not.toContain('<a ');
    expect(render({ Image: image, Link: { href: 'javascript:alert(1)', text: 'Köp' } })).not.toContain('<a ');
  });

  test('C-311, C-312, C-313, C-314: each type of button looks different', () => {
    const looks = (['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'] as const).map((ButtonType) =>
      render({ Image: image, Link: { href: '/kop-bil', text: 'Köp' }, ButtonType }),
    );
    expect(new Set(looks).size).toBe(4);
  });
});

describe('picture', () => {
  test('C-108, C-295: is drawn with its alternative text', () => {
    expect(render({ Image: image })).toMatch(
      /<img src="[^"]*scene-fjord-morning-1[^"]*" alt="Fjord" width="1920"/,
    );
  });

  test('C-296: under 768 px another one, when there is one', () => {
    expect(render({ Image: image, ImagePhone: phone })).toMatch(
      /<source[^>]*scene-winter-road-2[^>]*media="\(width &lt; 768px\)"/,
    );
    expect(render({ Image: image })).not.toContain('media=');
  });

  test('C-300: a missing alternative text is reported, unless the picture is decorative', () => {
    expect(render({ Image: { ...image, alt: ' ' } })).toContain('alt="Missing alt text"');
    expect(render({ Image: { ...image, alt: '' }, DecorativeImage: true })).toContain('alt=""');
  });

  test.each([
    ['nothing else', {}],
    ['a title', { Title: 'Hej' }],
    ['a picture for phones', { Title: 'Hej', ImagePhone: phone }],
    ['a film', { Title: 'Hej', VideoDesktop: '/media/film-forest-road.mp4' }],
  ])('C-117: nothing is drawn for picture content without a picture, with %s', (_, fields) => {
    expect(render({ Content: 'Image', ...fields })).toBe('');
  });

  test('the first picture of the page is fetched at once, later ones when they come near', () => {
    expect(render({ Image: image })).toContain('loading="eager"');
    expect(renderBlock(block, view, { Image: image }, { data: { known: '' }, index: 2 })).toContain(
      'loading="lazy"',
    );
  });
});

describe('film', () => {
  test('C-109, C-110: muted, in a loop, with the phone film for windows under 768 px first', () => {
    const html = render({ Content: 'Video', VideoDesktop: '/media/wide.mp4', VideoPhone: '/media/tall.mp4' });
    expect(html).toMatch(/<video[^>]* muted=""[^>]* loop=""/);
    expect(html).toMatch(
      /<video[^>]*><source src="\/media\/tall\.mp4" media="\(width &lt; 768px\)"\/><source src="\/media\/wide\.mp4"\/>/,
    );
    expect(html.toLowerCase()).not.toContain('autoplay');
  });

  test('C-111: one film is for all windows', () => {
    expect(render({ Content: 'Video', VideoDesktop: '/media/wide.mp4' })).toMatch(
      /<video[^>]*><source src="\/media\/wide\.mp4"\/><\/video>/,
    );
    expect(render({ Content: 'Video', VideoPhone: '/media/tall.mp4' })).toMatch(
      /<video[^>]*><source src="\/media\/tall\.mp4"\/><\/video>/,
    );
  });

  test('C-299: without any source the words stand and no picture is used', () => {
    const html = render({ Content: 'Video', Title: 'Hej', Image: image });
    expect(html).toContain('>Hej</h1>');
    expect(html).not.toMatch(/<video|<img/);
  });

  test('C-301: content is a picture or a film, nothing else', () => {
    expect(block.fields.Content.options).toEqual(['Image', 'Video']);
    expect(render({ Content: 'Image', Image: image, VideoDesktop: '/media/wide.mp4' })).not.toContain(
      '<video',
    );
  });
});

test.each(['', 'Middle', 'Centre', 7])(
  'C-306: the words stand in the middle for the placement %j',
  (placement) => {
    const middle = render({ Image: image, Title: 'Hej', ContentPlacement: 'Middle' });
    expect(renderStored({ Image: image, Title: 'Hej', ContentPlacement: placement })).toBe(middle);
    expect(renderStored({ Image: image, Title: 'Hej' })).toBe(middle);
  },
);

test.each([
  [
    'C-302 Variant',
    { Variant: 'FullScreen' },
    ['-hero-banner.standard', '-heading.size-2xl', '+hero-banner.full', '+heading.size-display'],
  ],
  ['C-304 ContentPlacement Top', { ContentPlacement: 'Top' }, ['-hero-banner.middle', '+hero-banner.top']],
  [
    'C-305 ContentPlacement Bottom',
    { ContentPlacement: 'Bottom' },
    ['-hero-banner.middle', '+hero-banner.bottom'],
  ],
  ['C-307 CenterContent', { CenterContent: true }, ['+hero-banner.centered']],
  ['C-308 HasMarginTop', { HasMarginTop: true }, ['-hero-banner.flush', '+hero-banner.spaced']],
  ['C-309 TextColor', { TextColor: 'Black' }, ['-hero-banner.white', '+hero-banner.black']],
] as const)('%s changes the look', (_, fields, changes) => {
  expect(
    changedClasses(render({ Image: image, Title: 'Hej' }), render({ Image: image, Title: 'Hej', ...fields })),
  ).toEqual(changes);
});

describe('search bar', () => {
  const search = { Image: image, HeroBannerHasSearchBar: true };

  test('C-315: only when it is wished for', () => {
    expect(render({ ...search, HeroBannerSearchUrl: '/sok' })).toMatch(/<search.*type="search"/);
    expect(render({ Image: image, HeroBannerSearchUrl: '/sok' })).not.toMatch(/<search|<form/);
  });

  test('C-112, C-113, C-316: sends the keyphrase to the configured page', () => {
    const html = render({ ...search, HeroBannerSearchUrl: '/sok' });
    expect(html).toMatch(/<form[^>]*data-search-type="start page" action="\/sok" method="get"/);
    expect(html).toMatch(/<input[^>]*type="search"[^>]*name="keyphrase"/);
    expect(html).toMatch(/<button type="submit"/);
  });

  test('C-114: what the address has in its query goes along', () => {
    const html = render({ ...search, HeroBannerSearchUrl: '/sok?car_fuel=El%20%26%20gas&keyphrase=old' });
    expect(html).toContain('action="/sok"');
    expect(html).toContain('<input type="hidden" name="car_fuel" value="El &amp; gas"/>');
    expect(html).not.toContain('value="old"');
  });

  test('leads to the page in the language of the visitor', () => {
    expect(render({ ...search, HeroBannerSearchUrl: '/sok' }, testPage({ language: 'en' }))).toContain(
      'action="/en/sok"',
    );
  });

  test.each(['', 'https://elsewhere.example/sok', '//elsewhere.example'])(
    'C-316: is left out without an address of this site: "%s"',
    (url) => {
      expect(render({ ...search, HeroBannerSearchUrl: url })).not.toContain('<form');
    },
  );
});

describe('the search for cars', () => {
  const withSearch = {
    Image: image,
    HeroBannerHasSearchBar: true,
    HeroBannerSearchUrl: '/kop-bil/alla-bilar-i-lager',
  };
  const MAP: FacetMap = [
    {
      name: 'car_brand',
      child_name: 'car_model',
      values: [{ text: 'Škoda', children: ['Enyaq', 'Octavia Combi'] }],
    },
    { name: 'car_fuel', values: [{ text: 'El' }] },
    { name: 'car_equipment', values: [{ text: 'Dragkrok' }] },
  ];
  const outcomeOf = (map: FacetMap, given: Fields = withSearch, page = testPage()) => {
    const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: given });
    return load({ fields, page, services: { stock: { facetMap: async () => map } } });
  };

  test('V-112: knows the values that become the path of the list', async () => {
    const outcome = await outcomeOf(MAP);
    const { known } = outcome.kind === 'data' ? outcome.data : { known: '' };
    expect(decodeKnownValues(known)).toEqual([
      { text: 'Škoda', segment: 'skoda', parent: null },
      { text: 'Enyaq', segment: 'enyaq', parent: 'skoda' },
      { text: 'Octavia Combi', segment: 'octavia-combi', parent: 'skoda' },
      { text: 'El', segment: 'el', parent: null },
    ]);
    const html = renderBlock(block, view, withSearch, { data: { known } });
    expect(html).toMatch(/<form[^>]*data-enhance="car-search"[^>]*data-known="Škoda\n\tEnyaq/);
    expect(html).toContain('data-url="/kop-bil/alla-bilar-i-lager"');
  });

  test('V-497: throws without a map of facets, so that the section says so', async () => {
    await expect(outcomeOf([])).rejects.toThrow('facet map');
    // A hero without a search has nothing to miss.
    expect(await outcomeOf([], { Image: image })).toMatchObject({ data: { known: '' } });
  });

  test('of a site without cars sends words as they are', async () => {
    const lifestyle = testPage({ site: siteByKey('lifestyle-se') });
    expect(await outcomeOf(MAP, withSearch, lifestyle)).toMatchObject({ data: { known: '' } });
    expect(render(withSearch)).not.toContain('data-enhance');
  });
});

describe('cards', () => {
  const card = { Title: 'Kort', Text: '', Image: null, Icon: '' as const, Link: null, ButtonText: '' };

  test('C-515, C-516: stand in a list, one level below the title, and have a compact form', () => {
    const fields = { Image: image, Title: 'Hej', TitleTag: 'H2' as const, HeroCards: [card, card] };
    expect(render(fields)).toMatch(/<h2.*<ul[^>]*data-card-variant="Image"><li.*<h3.*<li.*<h3/);
    expect(render({ ...fields, CompactCards: true })).toContain('data-card-variant="Compact"');
    expect(render({ Image: image, Title: 'Hej' })).not.toContain('<ul');
  });
});
