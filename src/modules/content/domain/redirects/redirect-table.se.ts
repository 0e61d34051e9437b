import type { RedirectRow } from './redirects';

/** Where job advertisements live; another address by configuration. */
export const DEFAULT_CAREERS_URL = 'https://karriar.nordhem.example/';

type Pair = readonly [from: string, to: string];

const permanent = (pairs: readonly Pair[]): RedirectRow[] =>
  pairs.map(([from, to]) => ({ from, to, status: 301 }));

const ALL_CARS = '/kop-bil/alla-bilar-i-lager';
const NEW_CARS = '/kop-bil/nya-bilar-i-lager';
const USED_CARS = '/kop-bil/begagnade-bilar-i-lager';

const brands: readonly Pair[] = [['/kop-bil/vara-bilmarken/{brand}', '/kop-bil/bilmarken/{brand}']];

const stock: readonly Pair[] = [
  ['/bilar', ALL_CARS],
  ['/kop-bil/bilar-i-lager', ALL_CARS],
  ['/nya-bilar', NEW_CARS],
  ['/kop-bil/nya-bilar', NEW_CARS],
  ['/begagnade-bilar', USED_CARS],
  ['/kop-bil/begagnade-bilar', USED_CARS],
  ['/begagnade-bilar/{brand}', `${USED_CARS}?car_brand={brand}`],
  ['/elbilar', '/kop-bil/biltyp/elbilar'],
  ['/kop-bil/elbilar', '/kop-bil/biltyp/elbilar'],
  ['/kop-bil/hybridbilar', '/kop-bil/biltyp/hybridbilar'],
  // Listed twice with different targets in the source of these rows; this is the one that is kept.
  ['/kop-bil/laddhybrider', '/kop-bil/biltyp/hybridbilar'],
  ['/kop-bil/demobilar', '/kop-bil/biltyp/demobilar'],
  ['/kop-bil/dieselbilar', `${ALL_CARS}?car_fuel=Diesel`],
  ['/kop-bil/bensinbilar', `${ALL_CARS}?car_fuel=Bensin`],
  ['/kop-bil/begagnade-elbilar', `${ALL_CARS}?car_fuel=El&car_condition=Begagnad`],
  ['/kop-bil/lager/{brand}', `${ALL_CARS}?car_brand={brand}`],
  ['/kop-bil/transportbilar-i-lager', `${ALL_CARS}?car_vehicle_type=LCV`],
  ['/kop-bil/bilar-i/{region}', `${ALL_CARS}?car_site_region={region}`],
];

/** Links of two earlier stock searches, distinguished by their query keys. */
const queryKeyed: readonly RedirectRow[] = [
  {
    from: '/kop-bil/sok',
    query: { vehicletype: '{type}' },
    to: `${ALL_CARS}?car_vehicle_type={type}`,
    status: 301,
  },
  {
    from: '/kop-bil/sok',
    query: { re: '{region}', si: '{city}' },
    to: `${ALL_CARS}?car_site_region={region}&car_site_city={city}`,
    status: 301,
  },
];

const carPages: readonly Pair[] = [
  ['/bil/{id:number}', '/kop-bil/{id}'],
  ['/bil/{id:number}/{slug}', '/kop-bil/{id}/{slug}'],
  ['/kop-bil/bil/{id:number}/{slug}', '/kop-bil/{id}/{slug}'],
  ['/kop-bil/begagnade-bilar/{id:number}/{slug}', '/kop-bil/{id}/{slug}'],
  ['/kop-bil/nya-bilar/{id:number}/{slug}', '/kop-bil/{id}/{slug}'],
];

const leasing: readonly Pair[] = [
  ['/privatleasing', '/kop-bil/privatleasing-bilar'],
  ['/kop-bil/privatleasing', '/kop-bil/privatleasing-bilar'],
  ['/privatleasing/sa-fungerar-det', '/kop-bil/bilagande/privatleasa-din-bil'],
  ['/kop-bil/finansiering/privatleasing', '/kop-bil/bilagande/privatleasa-din-bil'],
];

const company: readonly Pair[] = [
  ['/foretag', '/kop-bil/foretag'],
  ['/foretag/tjanstebil', '/kop-bil/foretag/tjanstebil'],
  ['/foretag/formansbil', '/kop-bil/foretag/tjanstebil'],
  ['/foretag/vagnpark', '/kop-bil/foretag/vagnpark'],
  ['/foretag/lastbilar', '/kop-bil/foretag/lastbilar'],
  ['/lastbilar', '/kop-bil/foretag/lastbilar'],
  ['/foretag/transportbilar', '/kop-bil/foretag/transportbilar'],
  ['/transportbilar', '/kop-bil/foretag/transportbilar'],
  ['/foretag/finansiering', '/kop-bil/foretag/finansiering'],
  ['/foretag/foretagsleasing', '/kop-bil/foretag/finansiering'],
];

const offers: readonly Pair[] = [
  ['/kampanjer', '/kop-bil/kampanjer/bilkampanjer'],
  ['/erbjudanden', '/kop-bil/kampanjer/bilkampanjer'],
  ['/finansiering', '/kop-bil/finansiering'],
  ['/finansiering/billan', '/kop-bil/finansiering/billan'],
  ['/kop-bil/billan', '/kop-bil/finansiering/billan'],
  ['/forsakring', '/kop-bil/bilagande/forsakring'],
  ['/forsakring/bilforsakring', '/kop-bil/bilagande/forsakring/bilforsakring'],
  ['/kop-bil/forsakring', '/kop-bil/bilagande/forsakring'],
];

const facilities: readonly Pair[] = [
  ['/anlaggningar/{id}/{prefix}-bil-{location:slug}', '/anlaggningar/nordhem-{location}'],
  ['/anlaggningar/porsche-{location:slug}', '/anlaggningar/nordhem-{location}'],
  ['/anlaggningar/porsche-bil-{location:slug}', '/anlaggningar/nordhem-{location}'],
  ['/findus', '/anlaggningar'],
  ['/findus/{location:slug}', '/anlaggningar/nordhem-{location}'],
  ['/findus/{region}/{location:slug}', '/anlaggningar/nordhem-{location}'],
  ['/findus/{country}/{region}/{location:slug}', '/anlaggningar/nordhem-{location}'],
  ...['/findus', '/findus/{region}', '/findus/{country}/{region}'].flatMap((folder): Pair[] => [
    ...['porsche-', 'porsche-bil-', 'nordhem-', 'nordhem-bil-', '{prefix}-bil-'].map(
      (before): Pair => [`${folder}/${before}{location:slug}`, '/anlaggningar/nordhem-{location}'],
    ),
  ]),
  ['/findus/{country}/{region}/{place}/{rest*}', '/anlaggningar'],
  ['/hitta-oss', '/anlaggningar'],
];

const workshop: readonly Pair[] = [
  ['/boka-service', '/service-och-verkstad/boka-bilverkstad'],
  ['/verkstad/boka', '/service-och-verkstad/boka-bilverkstad'],
  ['/service-och-verkstad/boka-service', '/service-och-verkstad/boka-bilverkstad'],
  ['/verkstad', '/service-och-verkstad'],
  ['/verkstad/tjanster', '/service-och-verkstad/vara-verkstadstjanster'],
  ['/verkstad/tjanster/{service}', '/service-och-verkstad/vara-verkstadstjanster/{service}'],
  ['/service-och-verkstad/tjanster/{service}', '/service-och-verkstad/vara-verkstadstjanster/{service}'],
];

const tyres: readonly Pair[] = [
  ['/dack', '/dack-och-biltillbehor'],
  ['/dack/webbshop', '/dack-och-biltillbehor/webbshop'],
  ['/dackhotell', '/dack-och-biltillbehor/dackhotell'],
  ['/dack/dackhotell', '/dack-och-biltillbehor/dackhotell'],
  ['/laddbox', '/dack-och-biltillbehor/laddbox'],
  ['/tillbehor', '/dack-och-biltillbehor/biltillbehor'],
  ['/biltillbehor', '/dack-och-biltillbehor/biltillbehor'],
  ['/hjulskifte', '/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar'],
  ['/dack/hjulinstallning', '/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar'],
  ['/dack/tack', '/dack-och-biltillbehor/dackkop-tack'],
  ['/dack/fel', '/dack-och-biltillbehor/dackkop-fel'],
];

const rest: readonly Pair[] = [
  ['/blogg', '/livet-med-bil'],
  ['/blogg/{story}', '/livet-med-bil/{story}'],
  ['/om-oss', '/om-nordhem'],
  ['/om-oss/{page}', '/om-nordhem/{page}'],
  ['/kopvillkor', '/webbshop/kopvillkor'],
  ['/dack/villkor', '/webbshop/kopvillkor'],
  ['/webshop/{page}', '/webbshop/{page}'],
  ['/salj-din-bil', '/salj-bil'],
  ['/vi-koper-din-bil', '/salj-bil'],
  ['/kop-bil/salj-bil', '/salj-bil'],
  ['/test', '/'],
];

const jobs = (careers: string): readonly Pair[] => [
  ['/jobb', careers],
  ['/jobb/{advert*}', careers],
  ['/lediga-jobb', careers],
  ['/karriar', careers],
  ['/om-oss/jobba-hos-oss', careers],
  ['/om-nordhem/jobba-hos-oss', careers],
];

/**
 * The redirects of the Swedish automotive site (REDIR-1 to REDIR-8), all permanent. Old and present
 * addresses are written down in docs/redirects.md, area by area.
 */
export function swedishRedirects(options: { careersUrl?: string } = {}): readonly RedirectRow[] {
  return [
    ...permanent([...brands, ...stock]),
    ...queryKeyed,
    ...permanent([...carPages, ...leasing, ...company, ...offers, ...facilities, ...workshop, ...tyres]),
    ...permanent([...rest, ...jobs(options.careersUrl ?? DEFAULT_CAREERS_URL)]),
  ];
}
