import type { Department } from '~/modules/service-booking/browser';

/** A workshop for tests and examples. */
export const DEPARTMENT: Department = {
  departmentId: '1010.40',
  name: 'Nordhem Solna',
  addressObject: { street: 'Verkstadsgatan 2', city: 'Solna', zipCode: '171 41' },
  email: 'solna@nordhem.example',
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
