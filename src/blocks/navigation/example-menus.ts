const picture = (kind: string, seed: number, alt: string) => ({
  src: `/media/scene-${kind}-${seed}/1280.webp`,
  alt,
  width: 1920,
  height: 1080,
});

interface More {
  readonly TopSelected?: boolean;
  readonly HideInNavigation?: boolean;
  readonly ImageUrl?: ReturnType<typeof picture>;
}

const leaf = (Title: string, Url: string, { TopSelected = false, HideInNavigation = false }: More = {}) => ({
  Title,
  Url,
  HideInNavigation,
  TopSelected,
});

const node = <C>(Title: string, Url: string, Children: readonly C[] = [], more: More = {}) => ({
  ...leaf(Title, Url, more),
  ImageUrl: more.ImageUrl ?? null,
  Children,
});

type Leaf = ReturnType<typeof leaf>;
type Third = ReturnType<typeof node<Leaf>>;
type Second = ReturnType<typeof node<Third>>;

const third = (title: string, url: string, children: readonly Leaf[] = [], more: More = {}): Third =>
  node(title, url, children, more);
const second = (title: string, url: string, children: readonly Third[] = [], more: More = {}): Second =>
  node(title, url, children, more);
const top = (title: string, url: string, children: readonly Second[] = [], more: More = {}) =>
  node(title, url, children, more);

/** Every option of an entry: pictures, a selected branch, a hidden one, four levels, an item that only opens. */
export const largeMenu = [
  top(
    'Köp bil',
    '/kop-bil',
    [
      second('Bilar i lager', '/kop-bil/alla-bilar-i-lager', [
        third('Nya bilar', '/kop-bil/nya-bilar-i-lager'),
        third('Begagnade bilar', '/kop-bil/begagnade-bilar-i-lager', [
          leaf('Under 100 000 kr', '/kop-bil/begagnade-bilar-i-lager?car_price=0-100000'),
          leaf('Med garanti', '/kop-bil/begagnade-bilar-i-lager#garanti'),
        ]),
        third('Demobilar', '/kop-bil/biltyp/demobilar'),
      ]),
      second(
        'Drivmedel',
        '/kop-bil/biltyp',
        [
          third('Elbilar', '/kop-bil/biltyp/elbilar', [], { TopSelected: true }),
          third('Hybridbilar', '/kop-bil/biltyp/hybridbilar'),
        ],
        { TopSelected: true, ImageUrl: picture('charging-evening', 6, 'En elbil laddas i kvällsljus') },
      ),
      second('Finansiering', '', [third('Billån', '/kop-bil/finansiering/billan')]),
      second('Dold', '/kop-bil/dold', [third('Dold undersida', '/kop-bil/dold/sida')], {
        HideInNavigation: true,
      }),
      second('Kampanjer', '/kop-bil/kampanjer/bilkampanjer'),
    ],
    { ImageUrl: picture('showroom', 7, 'En ljus bilhall') },
  ),
  top('Service och verkstad', '', [
    second('Boka verkstad', '/service-och-verkstad/boka-bilverkstad', [], { TopSelected: true }),
    second('Våra tjänster', '/service-och-verkstad/vara-verkstadstjanster'),
  ]),
  top('Däck och tillbehör', '/dack-och-biltillbehor'),
  top('Jobba hos oss', 'https://karriar.nordhem.example/'),
];

export const extras = [
  { Title: 'Kontakt', Link: { href: '/kontakt', text: 'Kontakt' } },
  { Title: 'Sälj bil', Link: { href: '/salj-bil', text: 'Sälj bil' } },
];

export const fewItems = ['Bilar', 'Verkstad', 'Tips', 'Kontakt'].map((title, at) =>
  top(title, `/fa/${at}`, at === 1 ? [second('Boka', '/fa/boka')] : []),
);

/** More than any bar holds. */
export const manyItems = Array.from({ length: 14 }, (_, at) =>
  top(
    `Menypunkt nummer ${at + 1} av fjorton`,
    `/manga/${at + 1}`,
    at % 5 === 0 ? [second(`Under ${at + 1}`, `/manga/${at + 1}/under`)] : [],
  ),
);
