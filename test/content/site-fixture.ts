import type { SeedItem, SiteSeed } from '~/modules/content';

export const SITE = 'reader-suite';

/** Tag ids of the fixture. */
export const NEWS = '11111111-1111-4111-8111-111111111111';
export const TIPS = '22222222-2222-4222-8222-222222222222';

const text = (body: string) => [{ componentName: 'Text', fields: { Text: body } }];

const page = (name: string, title: string, children: readonly SeedItem[] = []): SeedItem => ({
  name,
  versions: { sv: { fields: { title, navigationTitle: title }, main: text(title) } },
  children,
});

const wildcard = (name: string, title: string, children: readonly SeedItem[] = []): SeedItem => ({
  ...page(name, title, children),
  template: 'WildcardPage',
});

const story = (name: string, date: string, tags: readonly string[], premble = ''): SeedItem => ({
  name,
  template: 'StoryPage',
  shared: { date, tags: tags.join('|') },
  versions: { sv: { fields: { title: `Story ${name}`, premble, author: 'Anna Ek' }, main: text(name) } },
});

/** A site with every kind of thing that the reads of content must tell apart. */
export const siteFixture: SiteSeed = {
  site: SITE,
  home: {
    versions: {
      sv: { fields: { title: 'Hem', navigationTitle: 'Hem' }, main: text('Hem') },
      en: { fields: { title: 'Home', navigationTitle: 'Home' }, main: text('Home') },
    },
    children: [
      {
        name: 'kop-bil',
        versions: {
          sv: { fields: { title: 'Köp bil', navigationTitle: 'Köp' }, main: text('sv') },
          en: { fields: { title: 'Buy a car' }, main: text('en') },
        },
        children: [
          page('alla-bilar-i-lager', 'Alla bilar', [
            wildcard('*', 'Märke', [wildcard('*', 'Modell'), page('topplista', 'Topplista per märke')]),
          ]),
          page('biltyp', 'Biltyp', [
            page('elbilar', 'Elbilar', [page('sma', 'Små', [page('minst', 'Minst')])]),
          ]),
          wildcard('*', 'Bil utan slug', [wildcard('*', 'Bil')]),
        ],
      },
      page('anlaggningar', 'Anläggningar', [wildcard('**', 'Anläggning')]),
      { ...page('mapp', 'Mapp', [page('sida', 'Sida i mapp')]), template: 'Folder' },
      {
        name: 'extern',
        template: 'Link',
        shared: { externalLink: { href: 'https://jobs.example/', text: 'Jobb' } },
        versions: { sv: { fields: { navigationTitle: 'Jobb' } } },
      },
      {
        name: 'gömd',
        shared: { hideInNavigation: true, noindex: true },
        versions: {
          sv: { fields: { title: 'Gömd' }, main: text('Gömd'), header: [], footer: text('Egen fot') },
        },
      },
      page('livet-med-bil', 'Livet med bil', [
        story('alfa', '2026-03-01', [NEWS], 'Om alfa'),
        story('beta', '2026-04-01', [NEWS, TIPS]),
        story('gamma', '2026-04-01', [TIPS]),
        story('delta', '2026-04-01T12:30', []),
        story('epsilon', '2026-01-15', [TIPS]),
      ]),
    ],
  },
  partials: {
    sv: { header: text('Huvud'), footer: text('Fot') },
    en: { header: text('Header'), footer: text('Footer') },
  },
  dictionary: {
    sv: { search: 'Sök' },
    en: { search: 'Search', more: 'More' },
    'en-GB': { more: 'More, please' },
  },
  tags: [
    { id: NEWS, key: 'news', values: { sv: 'Övrigt', en: 'News' } },
    { id: TIPS, key: 'tips', values: { sv: 'Tips', en: 'Tips' } },
  ],
};
