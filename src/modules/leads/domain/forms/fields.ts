/** A field that a form asks for; names as REQUEST-1, SELL-FORM-3 and SERVICE-REQUEST-7 spell them. */
export type FormField =
  | 'name'
  | 'phone'
  | 'email'
  | 'message'
  | 'siteName'
  | 'driveTime'
  | 'regno'
  | 'milage'
  | 'customerName'
  | 'customerPhone'
  | 'customerEmail'
  | 'option'
  | 'other'
  | 'services'
  | 'description'
  | 'date'
  | 'gdpr'
  | 'newsletter';

/** Characters that a field may hold. */
export const MAX_LENGTH = {
  name: 200,
  phone: 40,
  email: 254,
  message: 5000,
  siteName: 200,
  driveTime: 16,
  regno: 20,
  milage: 12,
  customerName: 200,
  customerPhone: 40,
  customerEmail: 254,
  option: 20,
  other: 5000,
  services: 1000,
  description: 5000,
  date: 10,
  gdpr: 10,
  newsletter: 10,
} as const satisfies Record<FormField, number>;

/** A typed mileage without spaces and separators of thousands, and with a decimal point: no meter shows thousandths, so `12.000` is 12000. */
export const milageText = (typed: string): string =>
  typed
    .replaceAll(/\s/g, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');

/** What a visitor wants to do with a car (SELL-FORM-2). */
export const SELL_OPTIONS = ['sell', 'trade-in'] as const;
export type SellOption = (typeof SELL_OPTIONS)[number];

/** What is to be seen to (SERVICE-REQUEST-1). */
export const VEHICLES = ['car', 'motorcycle'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** What may be asked for, in this order (SERVICE-REQUEST-6). */
export const SERVICES_OF = {
  car: [
    'service',
    'winterReady',
    'euInspection',
    'wheelChange',
    'olderCar',
    'repair',
    'bodyWork',
    'windscreen',
    'airConditioning',
    'damage',
    'other',
  ],
  motorcycle: ['bookService', 'orderParts', 'other'],
} as const satisfies Record<Vehicle, readonly string[]>;
export type RequestedService = (typeof SERVICES_OF)[Vehicle][number];

/** The box for the newsletter, as a page shows it. */
export interface NewsletterBox {
  readonly label: string;
  readonly hint: string;
  /** Of its words: what a form sends, so that it is known which of them the visitor saw. */
  readonly version: string;
}
