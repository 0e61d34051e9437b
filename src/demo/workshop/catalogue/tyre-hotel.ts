import { TYRE_HOTEL_SERVICE } from '~/modules/workshop';
import { servicesOf } from './entry';

/** What the agreements of the tyre hotel include: it is in no list, and costs nothing more. */
export const tyreHotel = servicesOf('tyreHotel', 'tyres', 'tyre', {
  [TYRE_HOTEL_SERVICE]: {
    sv: [
      'Hjulskifte från däckhotellet',
      'Ingår i ditt avtal.',
      'Hjulen hämtas från hyllan',
      'Skifte och kontroll av lufttryck',
      'De andra hjulen tvättas och läggs in',
    ],
    en: [
      'Wheel change from the tyre hotel',
      'Included in your agreement.',
      'Your wheels are fetched from the shelf',
      'Changed, and the pressure checked',
      'The others are washed and stored',
    ],
    minutes: 30,
    kronor: [0, 0, 0],
    brands: 'all',
  },
});
