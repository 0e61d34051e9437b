import { EMPTY_CONTACT } from '~/features/contact-details';
import type { Department } from '~/modules/service-booking/browser';
import { type BookingState, INITIAL } from './booking';

const service = (serviceId: string, label: string, value: number, resourceDemand: number) => ({
  serviceId,
  label,
  description: '',
  displayType: 'text' as const,
  body: '',
  textInput: false,
  extraText: '',
  checked: true,
  kobraProductId: serviceId,
  resourceDemand,
  packageType: null,
  prices: [{ priceGroup: 'list', value, priceText: `${value} kr` }],
});

export const WORKSHOP: Department = {
  departmentId: '1010.40',
  name: 'Nordhem Solna',
  email: 'solna@nordhem.example',
  addressObject: { street: 'Verkstadsgatan 2', city: 'Solna', zipCode: '171 41' },
  telefon: '08-465 004 10',
  sortOrder: 0,
  siteId: '1010',
  siteName: 'Nordhem Solna',
  address: 'Verkstadsgatan 2, 171 41 Solna',
  latitude: 59.36,
  longitude: 18,
  brands: ['Mercedes-Benz'],
  distanceKm: 4.2,
  firstTimeSlot: '2026-03-04T07:30:00',
  lastBookableDate: '2026-06-02',
};

const CAR = {
  regNo: 'MBZ220',
  brand: 'Mercedes-Benz',
  model: 'E 220 d',
  shortBrand: 'ME',
  hasBasicService: true,
  productionDate: '2021-01-01',
};

/** Everything chosen and typed, for tests. */
export const CHOSEN: BookingState = {
  ...INITIAL,
  regNo: 'MBZ220',
  car: CAR,
  serviceCategories: [
    {
      categoryId: 'service',
      label: 'Service',
      description: '',
      sortOrder: 1,
      checkedBoxes: 2,
      services: [
        service('basservice', 'Basservice', 2595, 90),
        service('oljebyte', 'Oljebyte', 1995.5, 30),
        { ...service('ac', 'AC-service', 995, 60), checked: false },
      ],
      options: [{ optionid: 'ring', label: 'Ring mig', description: '', checked: true }],
      optionsAsRadio: false,
    },
  ],
  addons: [{ categoryType: 'car', description: '', services: [service('tvatt', 'Biltvätt', 445, 15)] }],
  department: WORKSHOP,
  selectedDate: '2026-03-04',
  selectedTime: '07:30',
  contact: { ...EMPTY_CONTACT, firstAndLastName: 'Anna Maria Berg', phone: '070-174 06 05', email: 'a@b.se' },
};
