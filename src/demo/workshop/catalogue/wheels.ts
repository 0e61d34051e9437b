import { type Entry, servicesOf } from './entry';

const tyres: Readonly<Record<string, Entry>> = {
  hjulskifte: {
    sv: [
      'Hjulskifte',
      'Du har hjulen med dig. Priset är per hjul.',
      'Skifte mellan sommar- och vinterhjul',
      'Kontroll av mönsterdjup och lufttryck',
      'Efterdragning efter tio mil',
    ],
    en: [
      'Wheel change',
      'You bring the wheels. The price is for one wheel.',
      'Change between summer and winter wheels',
      'Tread and pressure checked',
      'Bolts tightened again after 100 km',
    ],
    minutes: 30,
    kronor: [99, 129, 149],
    agreement: [79, 99, 119],
    unit: 4,
  },
  'hjulskifte-dackhotell': {
    sv: [
      'Hjulskifte med däckhotell',
      'Välj denna tjänst om du vill skifta hjul och förvara dem på våra däckhotell.',
      'Hjulskifte',
      'Tvätt av hjulen',
      'Förvaring till nästa säsong',
    ],
    en: [
      'Wheel change with tyre hotel',
      'Choose this to change wheels and keep the others at our tyre hotel.',
      'Wheel change',
      'Wheels washed',
      'Stored until next season',
    ],
    minutes: 30,
    kronor: [1095, 1395, 1495],
    agreement: [895, 1095, 1195],
  },
  dackbyte: {
    sv: [
      'Däckbyte på fälg',
      'Omläggning av däck på de fälgar du har. Priset är per däck, däcken kommer till.',
      'Gamla däck av, nya på',
      'Balansering och ny ventil',
      'Återvinning av de gamla däcken',
    ],
    en: [
      'Tyres changed on rims',
      'New tyres on the rims you have. The price is for one tyre; the tyres themselves are extra.',
      'Old tyres off, new ones on',
      'Balancing and new valve',
      'Old tyres recycled',
    ],
    minutes: 60,
    kronor: [249, 299, 329],
    unit: 4,
  },
  hjulinstallning: {
    sv: [
      'Hjulinställning',
      'När bilen drar åt ett håll eller däcken slits ojämnt.',
      'Mätning av fyra hjul med protokoll',
      'Justering till tillverkarens värden',
    ],
    en: [
      'Wheel alignment',
      'When the car pulls to one side or tyres wear unevenly.',
      'Four wheels measured, with a report',
      'Adjusted to the maker’s values',
    ],
    minutes: 60,
    competence: 'alignment',
    kronor: [1695, 1995, 2195],
    agreement: [1395, 1595, 1795],
  },
  balansering: {
    sv: [
      'Balansering',
      'När ratten skakar. Priset är per hjul.',
      'Mätning av obalans',
      'Nya vikter där det behövs',
    ],
    en: [
      'Balancing',
      'When the steering wheel shakes. The price is for one wheel.',
      'Imbalance measured',
      'New weights where needed',
    ],
    minutes: 45,
    kronor: [149, 179, 199],
    unit: 4,
  },
};

const brakes: Readonly<Record<string, Entry>> = {
  bromskontroll: {
    sv: [
      'Bromskontroll',
      'Vi mäter bromsarna och säger vad de tål. Det kostar ingenting.',
      'Mätning av belägg och skivor',
      'Besked på papper',
    ],
    en: [
      'Brake check',
      'We measure the brakes and say how long they will last. It costs nothing.',
      'Pads and discs measured',
      'The result on paper',
    ],
    minutes: 30,
    priceText: { sv: 'Gratis', en: 'Free' },
  },
  bromsservice: {
    sv: [
      'Bromsservice',
      'Rengöring och smörjning, så att bromsarna inte kärvar efter vintern.',
      'Isärtagning och rengöring',
      'Smörjning av glidytor',
      'Prov i bromstestare',
    ],
    en: [
      'Brake service',
      'Cleaned and greased, so that the brakes do not seize after winter.',
      'Taken apart and cleaned',
      'Sliding surfaces greased',
      'Tried on rollers',
    ],
    minutes: 60,
    kronor: [1395, 1795, 1695],
    agreement: [1095, 1395, 1295],
  },
  'bromsbelagg-fram': {
    sv: [
      'Byte av bromsbelägg fram',
      'Nya belägg på framaxeln, med originaldelar.',
      'Båda sidor',
      'Kontroll av skivor och slangar',
    ],
    en: [
      'Front brake pads',
      'New pads on the front axle, original parts.',
      'Both sides',
      'Discs and hoses checked',
    ],
    minutes: 90,
    kronor: [2495, 3695, 2995],
    agreement: [1995, 2995, 2395],
  },
  bromsvatska: {
    sv: [
      'Byte av bromsvätska',
      'Bromsvätska drar åt sig vatten och bör bytas vartannat år.',
      'Hela systemet genomspolat',
      'Kontroll av kokpunkt',
    ],
    en: [
      'Brake fluid change',
      'Brake fluid draws water and should be changed every other year.',
      'The whole system flushed',
      'Boiling point checked',
    ],
    minutes: 45,
    kronor: [995, 1195, 1095],
    agreement: [795, 945, 875],
  },
};

export const wheels = [
  ...servicesOf('service', 'tyres', 'tyre', tyres),
  ...servicesOf('service', 'brakes', 'brakes', brakes),
];
