import { describe, expect, test } from 'vitest';
import { SITES, type Site, siteByKey } from '~/sites';
import { favicon, sharePicture } from '~/themes';
import { testPage } from '~test/block';
import type { HeadAdditions, PageContext } from './contract';
import { headMarkup, headOf, titleOf } from './head';
import { breadcrumbList, newsArticle } from './structured-data';

const SITE = siteByKey('automotive-se');
type Fields = PageContext['page']['fields'];

function pageWith(fields: Partial<Fields>, more: Partial<PageContext> = {}): PageContext {
  const page = testPage(more);
  return {
    ...page,
    page: {
      ...page.page,
      ...more.page,
      fields: { ...page.page.fields, title: '', navigationTitle: '', ...fields },
    },
  };
}

const markupOf = (page: PageContext, additions: readonly HeadAdditions[] = []) =>
  headMarkup(headOf(page, additions, []), page.site);

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

/** JSON-LD as a browser reads it: up to the first end of the element. */
const jsonLd = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );

const ofType = (html: string, type: string) => jsonLd(html).filter((data) => data['@type'] === type);

const HOSTILE = `"><script>alert('1')</script> & {site} $& </title>`;

describe('the title', () => {
  test('C-056: is the meta title inside the template of the site', () => {
    expect(headOf(pageWith({ metaTitle: 'Alfa', navigationTitle: 'Beta' }), [], []).title).toBe(
      'Alfa – Nordhem',
    );
  });

  test('C-057: is the navigation title when there is no meta title', () => {
    // Spaces alone are none.
    const spaces = { metaTitle: '  ', metaDescription: ' ' };
    expect(headOf(pageWith({ ...spaces, navigationTitle: 'Beta' }), [], [])).toMatchObject({
      title: 'Beta – Nordhem',
      description: '',
    });
    expect(headOf(pageWith({ ...spaces, navigationTitle: ' ', title: 'Gamma' }), [], []).title).toBe(
      'Gamma – Nordhem',
    );
    expect(headOf(pageWith({ navigationTitle: 'Beta', title: 'Gamma' }), [], []).title).toBe(
      'Beta – Nordhem',
    );
  });

  test('C-058: with both empty is the name of the item, else of the site; nothing dangles', () => {
    expect(headOf(pageWith({ title: 'Gamma' }), [], []).title).toBe('Gamma – Nordhem');
    for (const title of ['', '   ']) expect(headOf(pageWith({ title }), [], []).title).toBe('Nordhem');
    for (const site of SITES) {
      const title = titleOf(site, '');
      expect(title).toBe(site.name);
      expect(titleOf(site, site.name)).toBe(site.name);
      expect(titleOf(site, 'Alfa')).toBe(`Alfa – ${site.name}`);
    }
  });

  test('says what was typed, whatever was typed', () => {
    expect(titleOf(SITE, 'A {site} {title} $& B')).toBe('A {site} {title} $& B – Nordhem');
    const html = markupOf(pageWith({ metaTitle: HOSTILE }));
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toContain("<script>alert('1')");
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });
});

describe('the description', () => {
  test('C-059: stands once, escaped', () => {
    const html = markupOf(pageWith({ metaDescription: 'Säg "hej" <b> & gå' }));
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(contentOf(html, 'description')).toBe('Säg &quot;hej&quot; &lt;b&gt; &amp; gå');
    expect(markupOf(pageWith({}))).not.toContain('name="description"');
  });
});

describe('open graph', () => {
  test('C-060, C-061: title and description are those of the page', () => {
    const html = markupOf(pageWith({ metaTitle: 'Alfa', metaDescription: 'Om <Alfa>' }));
    expect(contentOf(html, 'og:title')).toBe('Alfa – Nordhem');
    expect(contentOf(html, 'og:description')).toBe('Om &lt;Alfa&gt;');
  });

  test("C-062: the image is absolute: the page's own, else a block's, else the brand's", () => {
    const image = { src: '/media/scene-showroom-4/640.webp', alt: 'En "hall"', width: 1920, height: 1080 };
    const own = markupOf(pageWith({ ogImage: image }));
    expect(contentOf(own, 'og:image')).toBe('https://nordhem.example/media/scene-showroom-4/1280.jpg');
    expect(contentOf(own, 'og:image:alt')).toBe('En &quot;hall&quot;');
    const added = markupOf(pageWith({}), [{ image: { src: 'https://cdn.example/a.jpg', alt: 'Bil' } }]);
    expect(contentOf(added, 'og:image')).toBe('https://cdn.example/a.jpg');
    expect(contentOf(markupOf(pageWith({})), 'og:image')).toBe(
      'https://nordhem.example/media/brand-nordhem/1280.jpg',
    );
    for (const { theme } of SITES) expect(sharePicture(theme), theme).toMatch(/^<svg/);
    expect(sharePicture('none')).toBeNull();
  });

  test('C-063: the site name is that of each site', () => {
    for (const site of SITES)
      expect(contentOf(markupOf(pageWith({}, { site })), 'og:site_name')).toBe(site.name);
  });
});

describe('the canonical link', () => {
  const canonical = (more: Partial<PageContext>, additions: readonly HeadAdditions[] = []) =>
    /<link rel="canonical" href="([^"]*)">/.exec(markupOf(pageWith({}, more), additions))?.[1];

  test('C-064: stands once, absolute, without the query of the visitor', () => {
    const more = { path: '/kop-bil', query: new URLSearchParams('utm_source=x&a=1') };
    expect(canonical(more)).toBe('https://nordhem.example/kop-bil');
    expect(markupOf(pageWith({}, more)).match(/rel="canonical"/g)).toHaveLength(1);
    expect(canonical({ path: '/' })).toBe('https://nordhem.example/');
    expect(canonical({ path: '/kop-bil', language: 'en' })).toBe('https://nordhem.example/en/kop-bil');
  });

  test('C-065: is lower-case; only a query that a block names keeps its case', () => {
    expect(canonical({ path: '/Kop-Bil/Bilmarken/Volvo' })).toBe(
      'https://nordhem.example/kop-bil/bilmarken/volvo',
    );
    expect(canonical({}, [{ canonical: '/Kop-Bil?car_brand=Volvo' }])).toBe(
      'https://nordhem.example/kop-bil?car_brand=Volvo',
    );
    expect(canonical({ path: '/a?b#c "<d>%' })).toBe('https://nordhem.example/a%3fb%23c%20%22%3cd%3e%25');
    expect(canonical({ path: '/kampanj/å' })).toBe('https://nordhem.example/kampanj/å');
  });
});

describe('correction 9: the versions in other languages', () => {
  const versions = (path: string, english = path) =>
    [
      ['sv', path],
      ['en', english],
    ].map(([name = '', at = '']) => ({
      name,
      displayName: name,
      englishName: name,
      nativeName: name,
      path: at,
    }));
  const linksOf = (page: PageContext, additions: readonly HeadAdditions[], known = versions(page.path)) => {
    const { canonical, alternates } = headOf(page, additions, known);
    return { canonical, ...Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])) };
  };
  const in2 = (path: string, more: Partial<PageContext> = {}) =>
    (['sv', 'en'] as const).map((language) => pageWith({}, { path, language, ...more }));

  test.each<readonly [string, string, HeadAdditions, string]>([
    ['a page of its own', '/om-oss', {}, '/om-oss'],
    ['a car below wildcards', '/kop-bil/12/volvo', { canonical: '/kop-bil/12/volvo' }, '/kop-bil/12/volvo'],
    [
      'a filtered list',
      '/kop-bil',
      { canonical: '/kop-bil?car_fuel=El&car_brand=Volvo' },
      '/kop-bil?car_fuel=El&car_brand=Volvo',
    ],
    ['a list of a make', '/kop-bil', { canonical: '/kop-bil/land-rover' }, '/kop-bil/land-rover'],
    ['an address that is not plain', '/kampanj/å', {}, '/kampanj/å'],
  ])('of %s are mutual, and each names its own canonical address', (_, path, added, local) => {
    const home = 'https://nordhem.example';
    const links = in2(path).map((page) => linksOf(page, [added], versions(encodeURI(path))));
    const pairs = { sv: home + local, en: `${home}/en${local}`, 'x-default': home + local };
    expect(links).toEqual([
      { canonical: pairs.sv, ...pairs },
      { canonical: pairs.en, ...pairs },
    ]);
  });

  test('have paths of their own where the content says so, and keep the filters', () => {
    const page = pageWith({}, { path: '/bilar' });
    const known = versions('/bilar', '/cars');
    expect(linksOf(page, [{ canonical: '/bilar?car_fuel=El' }], known)).toMatchObject({
      sv: 'https://nordhem.example/bilar?car_fuel=El',
      en: 'https://nordhem.example/en/cars?car_fuel=El',
    });
  });

  test('are none where there is one', () => {
    expect(headOf(pageWith({}), [], versions('/sida').slice(0, 1)).alternates).toEqual([]);
    expect(headOf(pageWith({}), [], []).alternates).toEqual([]);
  });
});

test('C-066: each brand has a favicon of its own', () => {
  const icons = SITES.map(({ theme }) => favicon(theme));
  expect(icons.every((svg) => svg?.startsWith('<svg'))).toBe(true);
  expect(new Set(icons).size).toBe(new Set(SITES.map(({ theme }) => theme)).size);
});

describe('structured data', () => {
  test('C-067: WebSite with name and address of the site, safe for whatever the name holds', () => {
    const site: Site = { ...SITE, name: 'A</script><script>alert(1)</script><!--\u2028"' };
    const html = markupOf(pageWith({ metaTitle: 'x' }, { site }));
    expect(ofType(html, 'WebSite')).toMatchObject([
      { '@context': 'https://schema.org', name: site.name, url: 'https://nordhem.example/' },
    ]);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<!--');
  });

  test('Organization tells who runs the site and how to reach it', () => {
    expect(ofType(markupOf(pageWith({})), 'Organization')).toMatchObject([
      {
        '@id': 'https://nordhem.example/#organization',
        legalName: SITE.organisation.legalName,
        contactPoint: { telephone: '+46846500410' },
        address: { addressCountry: 'SE' },
        sameAs: SITE.social.map(({ url }) => url),
        logo: 'https://nordhem.example/media/brand-nordhem/640.jpg',
      },
    ]);
  });

  test('BreadcrumbList comes from a block, else from the ancestors of the page', () => {
    const page = testPage();
    const below = {
      ...page.page,
      ancestors: [
        { title: 'Hem', path: '/' },
        { title: 'Köp bil', path: '/kop-bil' },
      ],
    };
    const html = markupOf(pageWith({ title: 'Elbilar' }, { page: below, language: 'en' }));
    expect(ofType(html, 'BreadcrumbList')).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://nordhem.example/en' },
          { position: 2, name: 'Köp bil', item: 'https://nordhem.example/en/kop-bil' },
          { position: 3, name: 'Elbilar' },
        ],
      },
    ]);
    const list = breadcrumbList('https://nordhem.example', [{ title: 'Eget' }]);
    const own = ofType(markupOf(pageWith({}, { page: below }), [{ jsonLd: [list] }]), 'BreadcrumbList');
    expect(own).toMatchObject([{ itemListElement: [{ name: 'Eget' }] }]);
    expect(ofType(markupOf(pageWith({})), 'BreadcrumbList')).toEqual([]);
  });

  test('FAQPage is one, however many blocks ask', () => {
    const faq = (name: string) => ({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name }],
    });
    const html = markupOf(pageWith({}), [{ jsonLd: [faq('A')] }, { jsonLd: [faq('B</script>')] }]);
    expect(ofType(html, 'FAQPage')).toMatchObject([{ mainEntity: [{ name: 'A' }, { name: 'B</script>' }] }]);
  });

  test('NewsArticle carries what a story has, and is none without a date', () => {
    const story = {
      title: 'R'.repeat(200),
      description: 'Ingress',
      author: 'Maja',
      published: '2026-02-28T08:00:00+01:00',
      image: { src: '/media/scene-showroom-4/1280.webp' },
    };
    expect(newsArticle(story, testPage({ path: '/nytt/s1' }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'R'.repeat(110),
      datePublished: '2026-02-28T07:00:00.000Z',
      inLanguage: 'sv',
      mainEntityOfPage: 'https://nordhem.example/nytt/s1',
      description: 'Ingress',
      author: { '@type': 'Person', name: 'Maja' },
      image: 'https://nordhem.example/media/scene-showroom-4/1280.jpg',
      publisher: {
        '@type': 'Organization',
        name: SITE.organisation.legalName,
        url: 'https://nordhem.example/',
      },
    });
    expect(newsArticle({ ...story, published: 'soon' }, testPage())).toBeNull();
  });
});
