/** One example for each call of the documentation; a test holds them against the schemas. */

const service = {
  serviceId: 'originalservice',
  label: 'Originalservice',
  description: 'Service enligt serviceboken.',
  prices: [
    {
      priceGroup: 'list',
      value: 0,
      priceText: 'Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)',
    },
  ],
  displayType: 'text',
  body: '',
  textInput: false,
  extraText: '',
  checked: false,
  kobraProductId: 'originalservice',
  resourceDemand: 120,
  packageType: null,
};
const addOn = {
  ...service,
  serviceId: 'torkarblad',
  kobraProductId: 'torkarblad',
  label: 'Torkarblad fram',
  description: 'Nya blad.',
  resourceDemand: 10,
  prices: [{ priceGroup: 'list', value: 495, priceText: '495 kr' }],
};
const forCar = { regNo: 'ABC123' };

export const addOns = {
  body: {},
  answer: { serviceCategories: [{ categoryType: 'addon', description: '', services: [addOn] }] },
};
export const services = {
  body: forCar,
  answer: {
    serviceCategories: [
      {
        categoryId: 'service',
        label: 'Service',
        description: '',
        sortOrder: 10,
        services: [service],
        options: [
          { optionid: 'skjuts', label: 'Jag vill ha skjuts till jobbet', description: '', checked: false },
        ],
        optionsAsRadio: false,
        checkedBoxes: 0,
      },
    ],
  },
};
export const car = {
  body: forCar,
  answer: {
    regNo: 'ABC123',
    brand: 'Volvo',
    model: 'V60',
    shortBrand: 'VO',
    hasBasicService: true,
    productionDate: '2021-01-01',
  },
};

const work = { services: ['originalservice', 'torkarblad'] };
export const departments = {
  body: { brandCode: 'VO', ...work, lat: '59.33', long: '18.06', radius: '100', regno: 'ABC123' },
  answer: {
    '102.30': {
      departmentId: '102.30',
      name: 'Nordhem Nacka',
      email: 'nacka@nordhem.example',
      addressObject: { street: 'Östra Industrivägen 44', city: 'Nacka', zipCode: '131 54' },
      telefon: '08-123 45 67',
      sortOrder: 0,
      siteId: '102',
      siteName: 'Nordhem Nacka',
      address: 'Östra Industrivägen 44, 131 54 Nacka',
      latitude: 59.31,
      longitude: 18.164,
      brands: ['Volvo'],
      distanceKm: 6.3,
      firstTimeSlot: '2026-03-03T09:30:00',
      lastBookableDate: '2026-05-31',
    },
  },
};

const query = { regno: 'ABC123', departments: ['102.30'], brandcode: 'VO', resourceDemand: '130', ...work };
export const availableDates = {
  body: { ...query, startDate: '2026-03-02', endDate: '2026-05-02' },
  answer: [
    {
      department: { departmentId: '102.30', name: 'Nordhem Nacka' },
      response: { availableDates: [{ date: '2026-03-03' }, { date: '2026-03-04' }] },
    },
  ],
};
export const timeslots = {
  body: { ...query, startDate: '2026-03-03', endDate: '2026-06-02' },
  answer: {
    response: {
      availableTimeSlotDates: [
        { date: '2026-03-03', startTime: ['09:30', '13:00'] },
        { date: '2026-03-04', startTime: [] },
      ],
    },
  },
};

const line = {
  productId: 'originalservice',
  kobraProductId: 'originalservice',
  name: 'Originalservice',
  packageType: null,
  addonPackage: null,
  description: '',
  resourceDemand: 120,
  price: 0,
  priceCode: 'SEK',
  dataType: 'service',
  parentCategory: 'service',
  extraText: null,
};
const customer = {
  firstName: 'Ada',
  lastName: 'Ek',
  email: 'ada@post.example',
  phoneMobile: '070-174 06 05',
};
const booking = {
  products: [line],
  totalPrice: 0,
  departmentIdentifier: '102.30',
  regNo: 'ABC123',
  bookingDate: '2026-03-03T09:30:00',
  bookingStart: '2026-03-03T09:30:00',
  freeText: '',
  customerIsWaiting: false,
  customer,
  options: ['skjuts'],
  idempotencyKey: '6b1f0c9e-6f0e-4f57-9a43-3f1c2c1d7a55',
};
const booked = {
  status: 'OK',
  kobraBookingId: 'NB-7K3M9Q',
  bookingId: 'NB-7K3M9Q',
  totalPrice: 0,
  currency: 'SEK',
  bookingDate: '2026-03-03T09:30:00',
  bookingStart: '2026-03-03T09:30:00',
  visitToken: 'Zk3vQ8nR1tYb6cHs',
};
export const create = { body: { ...booking, serviceText: '', mileage: 1 }, answer: booked };
export const submit = {
  body: {
    ...booking,
    vehicle: {
      regNo: 'ABC123',
      mileage: '-1',
      driverName: 'Ada Ek',
      driverEmail: 'ada@post.example',
      driverPhoneHome: '',
      driverPhoneMobile: '070-174 06 05',
    },
  },
  answer: booked,
};
export const review = {
  body: { rating: 5, comment: 'Snabbt och enkelt.', date: '2026-03-02T10:00:00.000Z' },
  answer: {},
};
