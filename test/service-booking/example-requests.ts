import type { Catalogue } from '~/modules/service-booking';
import * as wire from '~/modules/service-booking/wire';

const inSwedish = (sv: string) => ({ sv });
const entry = (serviceId: string, kobraProductId: string, more: object = {}) => ({
  serviceId,
  kobraProductId,
  ...more,
});
/** What the wizards offer in tests; its products are those of `wizardStage`'s workshops. */
export const CATALOGUE: Catalogue = {
  categories: [
    {
      categoryId: 'tyres',
      sortOrder: 20,
      label: inSwedish('Hjul'),
      description: inSwedish(''),
      services: [
        entry('hjulskifte', 'wheels'),
        entry('hjulskifte-guld', 'hour', { packageType: 'gold', label: inSwedish('Guld') }),
        entry('hjulskifte-brons', 'wheels', { packageType: 'bronze', label: inSwedish('Brons') }),
      ],
      options: [
        { optionid: 'mine', label: inSwedish('Med mig'), description: inSwedish('') },
        { optionid: 'yours', label: inSwedish('Hos er'), description: inSwedish('') },
      ],
      optionsAsRadio: true,
    },
    {
      categoryId: 'service',
      sortOrder: 10,
      label: inSwedish('Service'),
      description: inSwedish('Allt'),
      services: [
        entry('originalservice', 'hour', {
          priceText: inSwedish('Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)'),
          body: inSwedish('<p onclick="x()">Läs <a href="javascript:x()">mer</a><img src=x onerror=x()></p>'),
        }),
        entry('basservice', 'special', { label: inSwedish('Basservice') }),
        entry('quarters', 'quarters'),
        entry('repair', 'repair', { priceText: inSwedish('Pris visas i summering'), pricedAtWorkshop: true }),
      ],
      options: [{ optionid: 'lift', label: inSwedish('Skjuts'), description: inSwedish('Inom två mil') }],
      optionsAsRadio: false,
    },
  ],
  addOns: [
    { categoryType: 'comfort', description: inSwedish('Medan du väntar'), services: [entry('wash', 'wash')] },
  ],
};

const car = { regno: 'ABC123', brandCode: 'VO' };
/** Asks for workshops near the middle of the country. */
export const departmentsBody = (more: object = {}) => ({
  ...car,
  services: ['quarters'],
  lat: '57',
  long: '15.5',
  radius: wire.SEARCH_RADIUS,
  ...more,
});
export const datesBody = (more: object = {}) => ({
  regno: 'ABC123',
  departments: ['10.1'],
  brandcode: 'VO',
  resourceDemand: '75',
  startDate: '2026-11-23',
  endDate: '2027-01-23',
  ...more,
});
export const line = (productId: string, more: object = {}) => ({
  productId,
  kobraProductId: 'x',
  name: 'Vad som helst',
  packageType: null,
  addonPackage: null,
  description: '',
  resourceDemand: 1,
  price: 1,
  priceCode: 'SEK',
  dataType: 'service',
  parentCategory: 'service',
  extraText: null,
  ...more,
});
export const TUESDAY = '2026-11-24T08:00:00';
/** What both flows say of a booking. */
export const common = (more: object = {}) => ({
  products: [line('quarters')],
  totalPrice: 1,
  departmentIdentifier: '10.1',
  regNo: 'ABC123',
  bookingDate: TUESDAY,
  bookingStart: TUESDAY,
  freeText: 'Ring mig',
  customerIsWaiting: false,
  customer: { firstName: 'Ada', lastName: 'Ek', email: 'ada@post.example', phoneMobile: '070-174 06 05' },
  ...more,
});
/** Flow B's booking of a Tuesday morning. */
export const createBody = (more: object = {}) => common({ serviceText: '', mileage: 1, ...more });
export const vehicle = (more: object = {}) => ({
  regNo: 'ABC123',
  mileage: '-1',
  driverName: 'Ada Ek',
  driverEmail: 'ada@post.example',
  driverPhoneHome: '',
  driverPhoneMobile: '070-174 06 05',
  ...more,
});
/** The same as flow C sends it. */
export const submitBody = (more: object = {}) => common({ vehicle: vehicle(), ...more });
