import { page, wildcard } from '../build/item';
import { make, makes } from './english/buying';
import { iveco } from './iveco';
import { sv } from './kit';

const BRANDS = [
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Volvo', 'volvo'],
  ['Volkswagen', 'volkswagen'],
  ['BMW', 'bmw'],
  ['Audi', 'audi'],
  ['Kia', 'kia'],
  ['Toyota', 'toyota'],
  ['Škoda', 'skoda'],
  ['Ford', 'ford'],
  ['Polestar', 'polestar'],
  ['Hyundai', 'hyundai'],
  ['smart', 'smart'],
] as const;

/** Below the list of makes: whichever make the path names, and its models. */
const onePage = {
  en: make,
  sv: {
    title: 'Bilmärke',
    description: 'Nya och begagnade bilar av märket i lager hos Nordhem, med pris, utrustning och ort.',
    main: [
      sv.carList({
        title: '',
        text: 'Det här har vi inne just nu. Saknar du en modell? Hör av dig, vi får in nya bilar varje dag.',
      }),
      sv.cards({
        title: 'Mer om märket',
        look: 'Icon',
        ground: 'Light',
        cards: [
          {
            title: 'Märkesverkstad',
            text: 'Mekaniker utbildade av tillverkaren.',
            to: ['/service-och-verkstad', 'Till verkstaden'],
            icon: 'Service',
          },
          {
            title: 'Hitta anläggning',
            text: 'Se var märket säljs och servas.',
            to: ['/anlaggningar', 'Till anläggningarna'],
            icon: 'Pin',
          },
          {
            title: 'Byt in din bil',
            text: 'Vi värderar den du har i dag.',
            to: ['/salj-bil', 'Få en värdering'],
            icon: 'Refresh',
          },
        ],
      }),
    ],
  },
};

/** `/kop-bil/bilmarken`, and below it a page for whichever make and model the path names. */
export const brandPages = page(
  'bilmarken',
  {
    en: makes,
    sv: {
      title: 'Våra bilmärken',
      nav: 'Bilmärken',
      description: 'Märken som Nordhem säljer och servar, från Audi till Volvo.',
      main: [
        sv.text({
          title: 'Våra bilmärken',
          first: true,
          body: [
            'Vi säljer ett tjugotal märken nya, servar mer än fyrtio och har begagnade bilar av många fler. Vilka märken som finns på vilken ort ser du på <a href="/anlaggningar">anläggningens sida</a>.',
          ],
        }),
        sv.cards({
          title: 'Välj märke',
          look: 'Compact',
          cards: BRANDS.map(([name, segment]) => ({
            title: name,
            text: `Nya och begagnade ${name} i lager.`,
            to: [`/kop-bil/bilmarken/${segment}`, `Se ${name}`],
            icon: 'Car',
          })),
        }),
      ],
    },
  },
  {
    children: [iveco, wildcard('*', onePage, [wildcard('*', onePage)])],
  },
);
