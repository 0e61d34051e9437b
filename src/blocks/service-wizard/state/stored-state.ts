import {
  readAddOnCategory,
  readBooked,
  readDepartment,
  readHold,
  readMoment,
  readPricesById,
  readServiceCategory,
  readWizardCar,
} from '~/features/booking-calls';
import { decodeJson } from '~/platform/json';
import {
  dateOf,
  type Fields,
  fieldsOf,
  numberOf,
  readableMembers,
  textOf,
  timeOf,
} from '~/platform/json-fields';
import { furthestPage } from './reduce';
import {
  departmentOf,
  INITIAL,
  MAX_COMMENT,
  NO_VISIT,
  PAGES,
  RETENTION_MS,
  STATE_KEY,
  type WizardState,
} from './wizard-state';

/** `stale`: older than a day, to be removed and the page loaded afresh (WIZARD-12). */
export type Loaded =
  | { readonly kind: 'state'; readonly state: WizardState }
  | { readonly kind: 'none' | 'corrupt' | 'stale' };

/**
 * The state that a text of the storage stands for. Anything may be in there: what makes no sense is left out, and no page is
 * opened without what it needs.
 */
export function readState(text: string | null, now: number): Loaded {
  if (text === null) return { kind: 'none' };
  const stored = fieldsOf(decodeJson(text));
  const createdAt = numberOf(stored?.createdAt);
  if (stored === null || createdAt === null) return { kind: 'corrupt' };
  if (now - createdAt > RETENTION_MS) return { kind: 'stale' };
  const car = readWizardCar(stored.car);
  const latLng = readPosition(stored.latLng);
  const region = latLng === null ? '' : (textOf(stored.region) ?? '');
  if (car === null) return { kind: 'state', state: { ...INITIAL, createdAt, latLng, region } };
  const read: WizardState = {
    ...INITIAL,
    createdAt,
    car,
    latLng,
    region,
    regno: car.regNo,
    id: textOf(stored.id) ?? '',
    mileage: (textOf(stored.mileage) ?? '').replaceAll(/\D/g, '').slice(0, 19),
    formData: readForm(fieldsOf(stored.formData)),
    serviceCategories: readableMembers(stored.serviceCategories, readServiceCategory),
    addons: readableMembers(stored.addons, readAddOnCategory),
    departments: readableMembers(stored.departments, readDepartment),
    attempt: textOf(stored.attempt),
    booked: stored.booked === null ? null : readBooked(stored.booked),
  };
  const state = withVisit(read, stored);
  const wanted = PAGES.find((page) => page === stored.page) ?? 2;
  const furthest = furthestPage(state);
  return { kind: 'state', state: { ...state, page: wanted > furthest ? furthest : wanted } };
}

function withVisit(state: WizardState, stored: Fields): WizardState {
  const visit = { ...NO_VISIT, chosenDepartmentId: textOf(stored.chosenDepartmentId) };
  const selectedDate = dateOf(stored.selectedDate);
  if (selectedDate === null || departmentOf({ ...state, ...visit }) === null) return state;
  const [pickUp, hold] = [readMoment(stored.pickUp), readHold(stored.hold)];
  const selectedTime = timeOf(stored.selectedTime);
  // What was booked is not asked for again, and is shown at what it costs; what is not booked yet may cost something else by now.
  const workshopPrices = state.booked === null ? null : readPricesById(stored.workshopPrices);
  return { ...state, ...visit, selectedDate, selectedTime, pickUp, hold, workshopPrices };
}

function readPosition(value: unknown): WizardState['latLng'] {
  const fields = fieldsOf(value);
  const [lat, lng] = [numberOf(fields?.lat), numberOf(fields?.lng)];
  return lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function readForm(fields: Fields | null): WizardState['formData'] {
  const text = (name: string) => textOf(fields?.[name]) ?? '';
  return {
    firstAndLastName: text('firstAndLastName'),
    phone: text('phone'),
    email: text('email'),
    comment: text('comment').slice(0, MAX_COMMENT),
    customerStaysDuringService: fields?.customerStaysDuringService === true,
  };
}

interface Place {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly now: () => number;
  /** Loads the page afresh. */
  readonly reload: () => void;
}

/** Reads and writes the state; a state that is too old goes, and the page is loaded once more without it. */
export function stateKeeper({ storage, now, reload }: Place): {
  readonly load: () => WizardState;
  readonly save: (state: WizardState) => void;
} {
  const remove = () => {
    try {
      storage?.removeItem(STATE_KEY);
    } catch {
      // A storage that is closed keeps nothing either.
    }
  };
  return {
    load() {
      const loaded = readState(storage?.getItem(STATE_KEY) ?? null, now());
      if (loaded.kind === 'state') return loaded.state;
      if (loaded.kind !== 'none') remove();
      if (loaded.kind === 'stale') reload();
      return INITIAL;
    },
    save(state) {
      // Nothing is kept before there is a car, and after a booking has been begun anew.
      if (state.createdAt === 0) return remove();
      try {
        storage?.setItem(STATE_KEY, JSON.stringify(state));
      } catch {
        // Closed or full: the booking lasts as long as the page.
      }
    },
  };
}
