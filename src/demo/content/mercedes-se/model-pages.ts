import type { SeedItem } from '~/modules/content';
import { page } from '../build/item';
import type { Scene } from '../build/scenes';
import { filters, inStock, sv } from './kit';

interface ModelPage {
  readonly name: string;
  readonly title: string;
  readonly model: string;
  readonly lead: string;
  readonly description: string;
  readonly scene: Scene;
  readonly figures: readonly [
    readonly [string, string, string],
    readonly [string, string, string],
    readonly [string, string, string],
    readonly [string, string, string],
  ];
  readonly blurbs: readonly (readonly [title: string, text: string, scene: Scene])[];
  readonly facts: readonly (readonly [title: string, text: string])[];
}

const PAGES: readonly ModelPage[] = [
  {
    name: 'e-klass',
    title: 'E-Klass Kombi',
    model: 'E',
    lead: 'En bil för dem som kör långt och vill komma fram utvilade.',
    description: 'Mercedes-Benz E-Klass Kombi: motorer, mått, utrustning och bilar i lager hos Nordhem.',
    scene: ['night-coast', 812],
    figures: [
      ['Effekt', '306 hk', 'E 300 de'],
      ['Bagage', '640 l', 'med sätena uppe'],
      ['Dragvikt', '1 850 kg', 'bromsad släpvagn'],
      ['Längd', '4,95 m', 'utan dragkrok'],
    ],
    blurbs: [
      [
        'Ett rum som rör sig',
        'Dubbla rutor, tät dörrlist och säten som går att sitta i från Ystad till Sundsvall. Bullret stannar utanför, samtalet innanför.',
        ['dark-atelier', 813],
      ],
      [
        'Luft under hjulen',
        'Luftfjädringen håller bilen i våg med full last och släp. Över 120 sänker den sig femton millimeter, utan att du ber om det.',
        ['city-dusk', 814],
      ],
    ],
    facts: [
      [
        'Motorer',
        'E 220 d med 194 hästkrafter och fyrhjulsdrift, eller laddhybriden E 300 de med 306. Den senare går ungefär fem mil på el och drivs sedan av diesel.',
      ],
      [
        'Mått och vikt',
        '4 945 mm lång, 1 852 mm bred och 1 475 mm hög. Tjänstevikten varierar med motor och utrustning och står på varje bil.',
      ],
      [
        'Säkerhet',
        'Aktiv bromsassistent, filhållning och trötthetsvarning är standard. Paketet med avståndshållare och filbyte är ett tillval som de flesta av våra bilar har.',
      ],
    ],
  },
  {
    name: 'glc',
    title: 'GLC',
    model: 'GLC',
    lead: 'Hög, men aldrig högljudd. Fyrhjulsdrift på alla fyra årstider.',
    description: 'Mercedes-Benz GLC: laddhybrid, diesel eller bensin. Fakta och bilar i lager hos Nordhem.',
    scene: ['aurora', 822],
    figures: [
      ['Effekt', '333 hk', 'GLC 300 de'],
      ['På el', '118 km', 'GLC 300 de, WLTP'],
      ['Bagage', '620 l', 'med sätena uppe'],
      ['Drivning', '4MATIC', 'på alla motorer'],
    ],
    blurbs: [
      [
        'El till vardags',
        'Laddhybriden klarar tio mil innan dieselmotorn startar. För de flesta betyder det att den står tyst till fredag.',
        ['home-drive', 823],
      ],
      [
        'Grus, is och branta backar',
        'Lågfartsassistent nedför, kamera runt om och en motorhuv som skärmen gör genomskinlig när du måste se stenen.',
        ['winter-road', 824],
      ],
    ],
    facts: [
      ['Motorer', 'GLC 220 d, GLC 300 och laddhybriden GLC 300 de. Alla har nio växlar och fyrhjulsdrift.'],
      [
        'Laddning',
        'Laddhybriden tar likström med upp till 60 kW och är full på en halvtimme. Hemma laddas den över natten.',
      ],
      ['Släp', 'Upp till 1 950 kg. Släpvagnsassistenten backar åt dig; du vrider på en ratt på skärmen.'],
    ],
  },
  {
    name: 'eqe',
    title: 'EQE',
    model: 'EQE',
    lead: 'Affärsklass utan avgaser. Lägst luftmotstånd i familjen, längst räckvidd.',
    description: 'Mercedes-Benz EQE: räckvidd, laddning, mått och bilar i lager hos Nordhem.',
    scene: ['light-tunnel', 832],
    figures: [
      ['Räckvidd', '660 km', 'EQE 350+, WLTP'],
      ['Laddning', '170 kW', '10–80 % på 32 minuter'],
      ['Batteri', '90,6 kWh', 'användbart'],
      ['Garanti', '10 år', 'på batteriet, högst 25 000 mil'],
    ],
    blurbs: [
      [
        'Rutten vet var strömmen finns',
        'Navigationen räknar med backar, kyla och trafik, och värmer batteriet innan du kommer fram till laddaren.',
        ['charging-evening', 833],
      ],
      [
        'Tystnad som utrustning',
        'Ingen motor att dämpa. Därför har konstruktörerna gått vidare till däcken, speglarna och fläkten.',
        ['mercedes-studio', 834],
      ],
    ],
    facts: [
      [
        'Laddning',
        'Snabbladdning med upp till 170 kW. På femton minuter får du ungefär tjugo mil. Hemma laddas bilen på trefas med 11 kW.',
      ],
      ['Vintern', 'Värmepump är standard. Räkna med fyrtio till fyrtiofem mil när det är minus tio.'],
      [
        'Utrymme',
        '430 liter bagage och en lucka som öppnar smalt. Behöver du mer, se på <a href="/kop-bil/alla-bilar-i-lager?car_model=EQB">EQB</a>.',
      ],
    ],
  },
];

const others = (name: string) => PAGES.filter((page) => page.name !== name);

const modelPage = (each: ModelPage): SeedItem =>
  page(each.name, {
    sv: {
      title: each.title,
      description: each.description,
      main: [
        sv.hero({
          title: each.title,
          text: each.lead,
          scene: each.scene,
          link: [inStock(each.model), 'Se bilar i lager'],
          button: 'Ghost Contrast',
        }),
        sv.highlights(...each.figures),
        ...each.blurbs.map(([title, text, scene], at) =>
          sv.blurb({ title, body: [text], scene, reverse: at % 2 === 1, moving: true }),
        ),
        sv.accordion('Fakta', each.facts),
        sv.carTeaser({
          title: `${each.title} i lager`,
          sort: 'car_price_asc',
          filters: { ...filters, car_model: [each.model] },
          to: [inStock(each.model), 'Visa alla'],
        }),
        sv.files({
          title: 'Att läsa i lugn och ro',
          text: 'Utan att lämna din adress.',
          files: [
            ['Så går en service till', '/media/leaflet-service.pdf'],
            ['Garanti på begagnad bil', '/media/leaflet-warranty.pdf'],
            ['Däck, mönsterdjup och vinter', '/media/leaflet-tyres.pdf'],
          ],
        }),
        sv.cards({
          title: 'Se även',
          look: 'Overlay',
          ground: 'Dark',
          cards: others(each.name).map((other) => ({
            title: other.title,
            text: other.lead,
            to: [`/kop-bil/modeller/${other.name}`, `Om ${other.title}`],
            scene: [other.scene[0], other.scene[1] + 5],
          })),
        }),
      ],
    },
  });

/** `/kop-bil/modeller` with a page for each of the models that we tell more of. */
export const modelPages = page(
  'modeller',
  {
    sv: {
      title: 'Modellerna i detalj',
      nav: 'E-Klass, GLC och EQE',
      description: 'Läs mer om E-Klass Kombi, GLC och EQE: siffror, utrustning och dokument att ta hem.',
      main: [
        sv.text({
          title: 'Modellerna i detalj',
          first: true,
          body: ['Tre bilar som ofta hamnar på samma lista. Så här skiljer de sig åt.'],
        }),
        sv.imageCards(
          'Välj modell',
          PAGES.map(({ name, title, lead, scene }) => ({
            title,
            text: lead,
            to: [`/kop-bil/modeller/${name}`, `Om ${title}`],
            scene: [scene[0], scene[1] + 3],
          })),
        ),
      ],
    },
  },
  { children: PAGES.map(modelPage) },
);
