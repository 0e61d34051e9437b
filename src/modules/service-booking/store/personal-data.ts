import type { TableEntry } from '~/platform/personal-data';

export const serviceBookingData: readonly TableEntry[] = [
  { table: 'service_booking_catalogues', why: 'what the wizards offer', other: 'site_index document' },
];
