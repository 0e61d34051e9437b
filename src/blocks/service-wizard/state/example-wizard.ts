import { addOnsOf, categoryOf, optionsOf, serviceOf } from '~/features/service-catalogue';
import type { Car, Department } from '~/modules/service-booking/browser';
import type { AvailableWorkshop } from '~/modules/workshop';
import { reduce, type WizardAction } from './reduce';
import { INITIAL, type WizardState } from './wizard-state';

/** A booking half way, for tests and for the gallery. */
export const CAR: Car = {
  regNo: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  shortBrand: 'VO',
  hasBasicService: true,
  productionDate: '2021-01-01',
};

export const DEPARTMENT: Department & AvailableWorkshop = {
  departmentId: '1010.40',
  name: 'Nordhem Kista',
  email: 'kista@nordhem.example',
  telefon: '08-465 00 41',
  addressObject: { street: 'Motorgatan 4', city: 'Kista', zipCode: '164 40' },
  sortOrder: 0,
  siteId: '1010',
  siteName: 'Nordhem Kista',
  address: 'Motorgatan 4, 164 40 Kista',
  latitude: 59.4,
  longitude: 17.94,
  brands: ['Volvo'],
  distanceKm: 11,
  firstTimeSlot: '2027-03-05T07:30:00',
  lastBookableDate: null,
};

export const CATEGORIES = [
  categoryOf('service', [serviceOf('oil'), serviceOf('search', { textInput: true })], {
    options: optionsOf('lift', 'call'),
  }),
  categoryOf('tyres', [serviceOf('wheels')]),
];
const ADD_ONS = [addOnsOf('care', serviceOf('wash'))];

export const NOW = Date.UTC(2027, 2, 1, 12);
export const HOLD = { holdId: 'h-1', expiresAt: '2027-03-01T12:10:00.000Z' };

/** What a visitor does from the plate to the summary, in this order. */
const WALK = {
  found: [{ type: 'carFound', car: CAR, now: NOW }],
  car: [{ type: 'go', page: 2 }],
  offered: [{ type: 'offered', categories: CATEGORIES, addOns: ADD_ONS }],
  services: [
    { type: 'go', page: 3 },
    { type: 'toggleService', serviceId: 'oil' },
    { type: 'toggleAddOn', serviceId: 'wash' },
  ],
  workshops: [
    { type: 'go', page: 4 },
    { type: 'departments', departments: [DEPARTMENT] },
  ],
  time: [
    {
      type: 'booking',
      action: {
        type: 'chooseSlot',
        location: DEPARTMENT,
        slot: { date: '2027-03-05', time: '07:30' },
        hold: HOLD,
      },
    },
  ],
  contact: [
    {
      type: 'booking',
      action: {
        type: 'contact',
        contact: { name: 'Kim Ek', phone: '0701740605', email: 'kim@post.example', comment: 'Ring' },
      },
    },
  ],
  summary: [{ type: 'go', page: 5 }],
} as const satisfies Readonly<Record<string, readonly WizardAction[]>>;

export const after = (state: WizardState, ...actions: readonly WizardAction[]): WizardState =>
  actions.reduce(reduce, state);

/** The state once the visitor has got so far. */
export function walkedTo(last: keyof typeof WALK): WizardState {
  let state = INITIAL;
  for (const [name, actions] of Object.entries(WALK)) {
    state = after(state, ...actions);
    if (name === last) break;
  }
  return state;
}
