import type { BookingAction } from '~/features/service-booking';
import {
  type AddOnCategory,
  hasChosenService,
  needsMileage,
  type ServiceCategory,
  withAddOnToggled,
  withOptionToggled,
  withoutAddOns,
  withoutServices,
  withServiceToggled,
  withText,
} from '~/features/service-catalogue/rules';
import type { BookedAnswer, Car, Department } from '~/modules/service-booking/browser';
import {
  departmentOf,
  INITIAL,
  MAX_COMMENT,
  NO_VISIT,
  type PageNumber,
  type WizardState,
} from './wizard-state';

export type WizardAction =
  /** The plate is being looked for, or that has come to nothing. */
  | { readonly type: 'looking'; readonly isLooking: boolean }
  /** `now`: milliseconds since 1970. */
  | { readonly type: 'carFound'; readonly car: Car; readonly now: number }
  /** As far as what is chosen allows. */
  | { readonly type: 'go'; readonly page: PageNumber }
  | {
      readonly type: 'offered';
      readonly categories: readonly ServiceCategory[];
      readonly addOns: readonly AddOnCategory[];
    }
  | { readonly type: 'toggleService'; readonly serviceId: string }
  | { readonly type: 'toggleOption'; readonly categoryId: string; readonly optionid: string }
  | { readonly type: 'serviceText'; readonly serviceId: string; readonly text: string }
  | { readonly type: 'mileage'; readonly mileage: string }
  | { readonly type: 'toggleAddOn'; readonly serviceId: string }
  /** 'Nej tack' */
  | { readonly type: 'declineAddOns' }
  | { readonly type: 'departments'; readonly departments: readonly Department[] }
  | { readonly type: 'priced'; readonly prices: NonNullable<WizardState['workshopPrices']> }
  | { readonly type: 'stays'; readonly stays: boolean }
  /** With what was sent: what is chosen and typed since is not booked. */
  | { readonly type: 'booked'; readonly answer: BookedAnswer; readonly sent: WizardState }
  /** What a shared part of the booking asks for. */
  | { readonly type: 'booking'; readonly action: BookingAction };

/** What the wizard's state is after an action (WIZARD-5, WIZARD-6). Pure; the same state where nothing changes. */
export function reduce(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'looking':
      return { ...state, loading: action.isLooking };
    case 'carFound':
      return withCar(state, action);
    case 'go':
      return withPage(state, action.page);
    case 'offered':
      return { ...state, serviceCategories: action.categories, addons: action.addOns };
    case 'toggleService':
      return withServices(state, {
        serviceCategories: withServiceToggled(state.serviceCategories, action.serviceId),
      });
    case 'toggleOption':
      return withServices(state, {
        serviceCategories: withOptionToggled(state.serviceCategories, action.categoryId, action.optionid),
      });
    case 'serviceText':
      return {
        ...state,
        serviceCategories: withText(state.serviceCategories, action.serviceId, action.text),
      };
    case 'mileage':
      return { ...state, mileage: action.mileage };
    case 'toggleAddOn':
      return withServices(state, { addons: withAddOnToggled(state.addons, action.serviceId) });
    case 'declineAddOns':
      return state.addons.some(({ services }) => services.some(({ checked }) => checked))
        ? withServices(state, { addons: withoutAddOns(state.addons) })
        : state;
    case 'departments':
      return { ...state, departments: action.departments };
    case 'priced':
      return { ...state, workshopPrices: action.prices };
    case 'stays':
      return { ...state, formData: { ...state.formData, customerStaysDuringService: action.stays } };
    case 'booked':
      return {
        ...action.sent,
        id: action.answer.bookingId,
        booked: action.answer,
        hold: null,
        attempt: null,
      };
    case 'booking':
      return reduceBooking(state, action.action);
  }
}

/** How far one may go: to the car, its services, workshop and time, and the summary. */
export function furthestPage(state: WizardState): PageNumber {
  if (state.car === null) return 1;
  if (!hasChosenService({ categories: state.serviceCategories })) return 3;
  const { firstAndLastName, phone, email } = state.formData;
  const hasContact = [firstAndLastName, phone, email].every((text) => text.trim() !== '');
  return departmentOf(state) !== null && state.selectedDate !== null && hasContact ? 5 : 4;
}

function withCar(state: WizardState, { car, now }: Extract<WizardAction, { type: 'carFound' }>): WizardState {
  const isSame = state.car?.regNo === car.regNo;
  const offered = isSame ? {} : { serviceCategories: [], addons: [], departments: [], mileage: '' };
  return { ...state, ...offered, car, regno: car.regNo, loading: false, createdAt: now };
}

/** Back at the plate all ticks and the visit are given up (WIZARD-6). */
function withPage(state: WizardState, wanted: PageNumber): WizardState {
  if (state.booked !== null) return state;
  const furthest = furthestPage(state);
  const page = wanted > furthest ? furthest : wanted;
  if (page === state.page) return state;
  if (page > 1) return { ...state, page };
  return {
    ...state,
    ...NO_VISIT,
    page,
    mileage: '',
    serviceCategories: withoutServices(state.serviceCategories),
    addons: withoutAddOns(state.addons),
  };
}

/** Other work takes another time, perhaps elsewhere. */
function withServices(
  state: WizardState,
  change: Partial<Pick<WizardState, 'serviceCategories' | 'addons'>>,
): WizardState {
  const after = { ...state, ...NO_VISIT, ...change };
  return needsMileage({ categories: after.serviceCategories, addOns: after.addons })
    ? after
    : { ...after, mileage: '' };
}

/** A time that is given up on the summary is chosen anew on the page before it. */
const withoutVisit = (state: WizardState): WizardState => ({
  ...state,
  ...NO_VISIT,
  page: state.page === 5 ? 4 : state.page,
});

function reduceBooking(state: WizardState, action: BookingAction): WizardState {
  switch (action.type) {
    case 'position':
      return { ...state, latLng: { lat: action.lat, lng: action.lng }, region: action.region };
    case 'chooseSlot': {
      const { location, slot, hold } = action;
      // Prices are those of a day.
      const isSame = state.chosenDepartmentId === location.departmentId && state.selectedDate === slot.date;
      return {
        ...state,
        chosenDepartmentId: location.departmentId,
        selectedDate: slot.date,
        selectedTime: slot.time,
        pickUp: slot.pickUp ?? null,
        hold,
        workshopPrices: isSame ? state.workshopPrices : null,
      };
    }
    case 'clearSlot':
      return withoutVisit(state);
    case 'holdExtended':
      return state.chosenDepartmentId === null ? state : { ...state, hold: action.hold };
    case 'holdLost':
      return state.hold === null ? state : { ...state, hold: null };
    case 'contact':
      return { ...state, formData: withContact(state.formData, action.contact) };
    case 'attempt':
      return { ...state, attempt: action.key };
    case 'reset':
      return INITIAL;
    default:
      return state;
  }
}

const withContact = (
  formData: WizardState['formData'],
  { name, phone, email, comment }: Extract<BookingAction, { type: 'contact' }>['contact'],
): WizardState['formData'] => ({
  ...formData,
  ...(name !== undefined && { firstAndLastName: name }),
  ...(phone !== undefined && { phone }),
  ...(email !== undefined && { email }),
  ...(comment !== undefined && { comment: comment.slice(0, MAX_COMMENT) }),
});
