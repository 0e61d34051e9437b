import { builtFrom } from './cars';
import { type Entry, servicesOf } from './entry';

const ADD_ONS: Readonly<Record<string, Entry>> = {
  torkarblad: {
    sv: ['Torkarblad fram', 'Nya blad som sitter när du hämtar bilen.', 'Båda sidor', 'Provade på våt ruta'],
    en: [
      'Front wiper blades',
      'New blades, fitted when you collect the car.',
      'Both sides',
      'Tried on wet glass',
    ],
    minutes: 0,
    kronor: [249, 299, 279],
    agreement: [199, 239, 219],
    unit: 2,
  },
  spolarvatska: {
    sv: [
      'Påfyllning av spolarvätska',
      'Du betalar det som går åt.',
      'Tål 20 minusgrader',
      'Kontroll av munstycken',
    ],
    en: ['Washer fluid', 'You pay for what goes in.', 'Good for 20 below', 'Nozzles checked'],
    minutes: 0,
    priceText: { sv: '39 kr/liter', en: '39 kr/litre' },
  },
  lanebil: {
    sv: [
      'Lånebil',
      'En mindre bil medan din är hos oss, så långt de räcker.',
      'Ett pris för hela besöket, tio mil om dagen ingår',
      'Ta med körkort',
    ],
    en: [
      'Courtesy car',
      'A smaller car while yours is with us, as long as they last.',
      'One price for the whole visit, 100 km a day included',
      'Bring your licence',
    ],
    minutes: 0,
    kronor: [395, 395, 595],
    agreement: [0, 0, 0],
  },
  biltvatt: {
    sv: ['Utvändig biltvätt', 'Ren bil när du hämtar den.', 'Avfettning och handtvätt', 'Fälgarna också'],
    en: ['Car wash', 'A clean car when you collect it.', 'Degreased and washed by hand', 'Rims too'],
    minutes: 30,
    kronor: [395, 445, 495],
    agreement: [295, 345, 395],
  },
  dackforvaring: {
    sv: [
      'Däckförvaring en säsong',
      'För hjul som du redan har hos oss, eller lämnar nu.',
      'Tvätt av hjulen',
      'Kontroll av mönsterdjup',
    ],
    en: [
      'Tyre storage, one season',
      'For wheels that are with us already, or that you leave now.',
      'Wheels washed',
      'Tread checked',
    ],
    minutes: 0,
    kronor: [795, 895, 995],
    agreement: [645, 745, 845],
  },
  'ac-rengoring': {
    sv: ['AC-rengöring', 'Mot lukt och bakterier.', 'Rengöring av förångaren', 'Behandling av kupén'],
    en: ['Air-conditioning cleaning', 'Against smell and bacteria.', 'Evaporator cleaned', 'Cabin treated'],
    minutes: 30,
    competence: 'ac',
    cars: [builtFrom(2000, 'Before 2000 most cars were sold without air conditioning')],
    kronor: [595, 695, 645],
  },
};

/** Most of them need no bay: every competence can do them. */
export const addOns = servicesOf('addOn', 'add-ons', 'care', ADD_ONS);
