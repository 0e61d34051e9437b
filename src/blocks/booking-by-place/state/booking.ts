import type { FreeDay } from '~/features/booking-calls';
import { type ContactDetails, EMPTY_CONTACT, isComplete } from '~/features/contact-details';
import {
  missingOf,
  NO_CHOICE,
  type Place,
  type PlaceAndTime,
  withDate,
  withDepartment,
  withoutDate,
  withoutTime,
  withTime,
} from '~/features/place-and-time';
import {
  type AddOnCategory,
  atWorkshop,
  chosenLines,
  hasChosenService,
  type Line,
  type ServiceCategory,
  type WorkshopPrices,
} from '~/features/service-catalogue';
import type { BookedAnswer, Car, Department } from '~/modules/service-booking/browser';
import type { Hold, LocalMoment, Slot } from '~/modules/workshop';
import type { PageNumber } from './page-number';

/** The booking in progress (BY-PLACE-1). */
export interface BookingState extends PlaceAndTime {
  readonly regNo: string;
  readonly car: Car | null;
  /** Figures, in Swedish mil; empty: not told. */
  readonly mileage: string;
  readonly serviceCategories: readonly ServiceCategory[];
  readonly addons: readonly AddOnCategory[];
  /** Where the visitor looks for workshops; null: they have not said. */
  readonly place: Place | null;
  readonly hold: Hold | null;
  /** What the work costs at the chosen workshop on the chosen day; null: not known, the medians count. */
  readonly workshopPrices: WorkshopPrices | null;
  /** The hold has run out; the time may still be free. */
  readonly isExpired: boolean;
  readonly contact: ContactDetails;
  /** Key of the request whose end is not known yet: sent again with any retry. */
  readonly attempt: string | null;
  /** What came of it, once it is booked. */
  readonly booked: BookedAnswer | null;
}

export const INITIAL: BookingState = {
  ...NO_CHOICE,
  regNo: '',
  car: null,
  mileage: '',
  serviceCategories: [],
  addons: [],
  place: null,
  hold: null,
  workshopPrices: null,
  isExpired: false,
  contact: EMPTY_CONTACT,
  attempt: null,
  booked: null,
};

export type Action =
  | { readonly type: 'carFound'; readonly car: Car }
  | {
      readonly type: 'offered';
      readonly serviceCategories: readonly ServiceCategory[];
      readonly addons: readonly AddOnCategory[];
    }
  /** Ticked or unticked: what is free for the work is another. */
  | { readonly type: 'services'; readonly serviceCategories: readonly ServiceCategory[] }
  | { readonly type: 'addons'; readonly addons: readonly AddOnCategory[] }
  /** What the customer writes about a service changes nothing else. */
  | { readonly type: 'words'; readonly serviceCategories: readonly ServiceCategory[] }
  | { readonly type: 'mileage'; readonly mileage: string }
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'department'; readonly department: Department | null }
  | { readonly type: 'date'; readonly day: FreeDay | null }
  | { readonly type: 'time'; readonly time: string | null; readonly pickUp?: LocalMoment | null }
  | { readonly type: 'priced'; readonly prices: WorkshopPrices }
  | { readonly type: 'held'; readonly hold: Hold }
  | { readonly type: 'holdLost'; readonly holdId: string }
  | { readonly type: 'contact'; readonly change: Partial<ContactDetails> }
  | { readonly type: 'attempt'; readonly key: string | null }
  /** With what was sent: what is chosen and typed since is not booked. */
  | { readonly type: 'booked'; readonly booked: BookedAnswer; readonly sent: BookingState };

/** What the state is after an action. Pure; what was booked stays as it is. */
export function reduce(state: BookingState, action: Action): BookingState {
  if (state.booked !== null) return state;
  switch (action.type) {
    case 'carFound':
      return {
        ...INITIAL,
        regNo: action.car.regNo,
        car: action.car,
        place: state.place,
        contact: state.contact,
      };
    case 'offered':
      return { ...state, serviceCategories: action.serviceCategories, addons: action.addons };
    case 'services':
      return { ...withChoice(state, NO_CHOICE), serviceCategories: action.serviceCategories };
    case 'addons':
      return { ...withChoice(state, NO_CHOICE), addons: action.addons };
    case 'words':
      return { ...state, serviceCategories: action.serviceCategories };
    case 'mileage':
      return { ...state, mileage: action.mileage };
    case 'place':
      return { ...state, place: action.place };
    case 'department':
      return withChoice(state, action.department === null ? NO_CHOICE : withDepartment(action.department));
    case 'date':
      return withChoice(state, action.day === null ? withoutDate(state) : withDate(state, action.day));
    case 'time':
      return withChoice(
        state,
        action.time === null ? withoutTime(state) : withTime(state, action.time, action.pickUp),
      );
    case 'priced':
      return slotOf(state) === null ? state : { ...state, workshopPrices: action.prices };
    case 'held':
      return slotOf(state) === null ? state : { ...state, hold: action.hold, isExpired: false };
    case 'holdLost':
      return state.hold?.holdId === action.holdId ? { ...state, hold: null, isExpired: true } : state;
    case 'contact':
      return { ...state, contact: { ...state.contact, ...action.change } };
    case 'attempt':
      return { ...state, attempt: action.key };
    case 'booked':
      return { ...action.sent, booked: action.booked, attempt: null, hold: null };
  }
}

/** Another place or time gives up the hold of the one before, another place or day its prices, too. */
const withChoice = (
  state: BookingState,
  { department, selectedDate, selectedTime, isAllDay, pickUp }: PlaceAndTime,
): BookingState => ({
  ...state,
  department,
  selectedDate,
  selectedTime,
  isAllDay,
  pickUp,
  hold: null,
  workshopPrices:
    department?.departmentId === state.department?.departmentId && selectedDate === state.selectedDate
      ? state.workshopPrices
      : null,
  isExpired: false,
});

/** The time that is chosen, as the holds take it; null: none is yet. */
export const slotOf = (state: PlaceAndTime): Slot | null =>
  missingOf(state) === null && state.selectedDate !== null
    ? { date: state.selectedDate, time: state.selectedTime }
    : null;

/** Whether the work is done while the customer waits: not where the car is left for the day or longer. */
export const canWait = ({ isAllDay, pickUp }: Pick<PlaceAndTime, 'isAllDay' | 'pickUp'>): boolean =>
  !isAllDay && pickUp === null;

/** What is chosen, at the prices of the chosen workshop where they are known. */
export const linesOf = ({
  serviceCategories,
  addons,
  workshopPrices,
}: Pick<BookingState, 'serviceCategories' | 'addons' | 'workshopPrices'>): readonly Line[] =>
  atWorkshop(chosenLines({ categories: serviceCategories, addOns: addons }), workshopPrices);

/** The last page that the choices so far allow; what is stored may have been meant for another one. */
export function furthestPage(state: BookingState): PageNumber {
  if (state.car === null) return 2;
  if (!hasChosenService({ categories: state.serviceCategories })) return 3;
  return missingOf(state) === null && isComplete(state.contact) ? 5 : 4;
}
