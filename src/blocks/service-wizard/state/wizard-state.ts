import type { Contact } from '~/features/service-booking';
import type { AddOnCategory, ServiceCategory, WorkshopPrices } from '~/features/service-catalogue/rules';
import type { BookedAnswer, Car, Department } from '~/modules/service-booking/browser';
import type { Hold, LocalMoment } from '~/modules/workshop';

/** Name of the wizard's state in the session storage (WIZARD-12). */
export const STATE_KEY = 'h-sb-state';
/** A saved state lasts a day (WIZARD-12). */
export const RETENTION_MS = 86_400_000;
/** Characters of the comment to the workshop. */
export const MAX_COMMENT = 80;

/** 1 plate, 2 car, 3 services, 4 workshop, time and contact, 5 summary. */
export type PageNumber = 1 | 2 | 3 | 4 | 5;
export const PAGES = [1, 2, 3, 4, 5] as const satisfies readonly PageNumber[];

interface FormData {
  readonly firstAndLastName: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
  readonly customerStaysDuringService: boolean;
}

/** The names are the requirement's (WIZARD-13); what is ours is marked. */
export interface WizardState {
  /** Of the booking, once it is made ('Ditt bokningsid'). */
  readonly id: string;
  /** Figures as they were typed, in Swedish mil. */
  readonly mileage: string;
  readonly car: Car | null;
  /** The car is being looked for. */
  readonly loading: boolean;
  readonly regno: string;
  readonly formData: FormData;
  readonly chosenDepartmentId: string | null;
  /** `YYYY-MM-DD` */
  readonly selectedDate: string | null;
  /** `HH:mm`; null with a date: the car is left for the day. */
  readonly selectedTime: string | null;
  readonly latLng: { readonly lat: number; readonly lng: number } | null;
  readonly serviceCategories: readonly ServiceCategory[];
  readonly addons: readonly AddOnCategory[];
  readonly departments: readonly Department[];
  /** Milliseconds since 1970; 0: no car yet, and nothing is kept. */
  readonly createdAt: number;
  /** Ours, from here on. */
  readonly page: PageNumber;
  /** Name of the place at `latLng`. */
  readonly region: string;
  /** When the car can be fetched, of work that takes several days. */
  readonly pickUp: LocalMoment | null;
  readonly hold: Hold | null;
  /** Key of the booking request whose end is not known. */
  readonly attempt: string | null;
  /** null: not known, the medians count. */
  readonly workshopPrices: WorkshopPrices | null;
  readonly booked: BookedAnswer | null;
}

export const NO_VISIT: Pick<
  WizardState,
  'chosenDepartmentId' | 'selectedDate' | 'selectedTime' | 'pickUp' | 'hold' | 'workshopPrices'
> = {
  chosenDepartmentId: null,
  selectedDate: null,
  selectedTime: null,
  pickUp: null,
  hold: null,
  workshopPrices: null,
};

export const INITIAL: WizardState = {
  id: '',
  mileage: '',
  car: null,
  loading: false,
  regno: '',
  formData: {
    firstAndLastName: '',
    phone: '',
    email: '',
    comment: '',
    customerStaysDuringService: false,
  },
  ...NO_VISIT,
  latLng: null,
  serviceCategories: [],
  addons: [],
  departments: [],
  createdAt: 0,
  page: 1,
  region: '',
  attempt: null,
  booked: null,
};

/** The contact details as the shared fields and their check know them. */
export const contactOf = ({ formData }: Pick<WizardState, 'formData'>): Contact => ({
  name: formData.firstAndLastName,
  phone: formData.phone,
  email: formData.email,
  comment: formData.comment,
});

export const departmentOf = ({
  departments,
  chosenDepartmentId,
}: Pick<WizardState, 'departments' | 'chosenDepartmentId'>): Department | null =>
  departments.find(({ departmentId }) => departmentId === chosenDepartmentId) ?? null;
