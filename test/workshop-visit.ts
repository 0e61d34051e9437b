import type { BookedVisit } from '~/modules/workshop';

/** A visit to a workshop in Malmö; fields that matter to a test are its own. */
export const visitOf = (fields: Partial<BookedVisit>): BookedVisit => ({
  bookingId: 'NB-7K3M9Q',
  state: 'booked',
  revision: 0,
  token: 'aB-_'.repeat(10).concat('abc'),
  date: '2026-11-24',
  time: '08:30',
  zone: 'Europe/Stockholm',
  minutes: 90,
  pickUp: null,
  workshop: {
    departmentId: '1.2',
    siteId: 'malmo',
    siteName: 'Nordhem Malmö',
    brands: ['Volvo'],
    address: 'Verkstadsgatan 1, 211 20 Malmö',
    latitude: 55.6,
    longitude: 13,
    phone: '040-10 20 30',
    email: 'malmo@nordhem.example',
  },
  vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2019 },
  services: [
    { id: 'service', name: 'Service', price: 1295, unit: null, text: null, priceText: null },
    { id: 'tyres', name: 'Däckskifte', price: 99.5, unit: 4, text: null, priceText: null },
    { id: 'search', name: 'Felsökning', price: null, unit: null, text: 'Det låter bak', priceText: null },
  ],
  totalPrice: 1693,
  currency: 'SEK',
  ...fields,
});
