import type {
  BookedChange,
  Confirmation,
  Customer,
  FoundCustomer,
  SlotDate,
  Vehicle,
} from '~/modules/tyre-hotel';
import { jsonBody } from '~/platform/json';

/** Why a call has no value: the server's own words where it had some (TYRE-CODE-4, WHEEL-CHANGE-5), and its name for it. */
export interface ApiFailure {
  /** 0: no answer at all. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };

interface BookingBody {
  readonly bookingDate: string;
  readonly bookingStart: string | null;
  readonly regNo: string;
  readonly freeText: string;
  readonly customer: Customer;
}

interface Range {
  readonly startDate: string;
  readonly endDate: string;
}

/** The calls of the tyre hotel (TYRE-CODE-1, WHEEL-CHANGE-4). The answers are our own server's; what is not of their shape is a failure. */
export interface TyreHotelApi {
  search(regNo: string): Promise<Answer<FoundCustomer>>;
  login(
    encryptedPhoneNumber: string,
  ): Promise<Answer<{ readonly authorizationToken: string; readonly message: string }>>;
  validate(authToken: string, code: string): Promise<Answer<readonly Vehicle[]>>;
  session(): Promise<Answer<readonly Vehicle[]>>;
  /** Whether the server has ended the session. */
  logout(): Promise<boolean>;
  days(vehicle: Vehicle, range: Range): Promise<Answer<readonly string[]>>;
  times(vehicle: Vehicle, date: string): Promise<Answer<readonly SlotDate[]>>;
  book(vehicle: Vehicle, body: BookingBody, key: string): Promise<Answer<Confirmation>>;
  review(rating: { readonly rating: number; readonly comment: string; readonly date: string }): Promise<void>;
  /** The server's clock, as its last answer told it: a device's own may be wrong. */
  now(): Date;
}

const BASE = '/api/tirehotel';
const TIMEOUT_MS = 20_000;
const NETWORK_FAILURE: ApiFailure = { status: 0, code: 'network', message: '' };

export function tyreHotelApi(
  language: string,
  send: typeof fetch = (input, init) => fetch(input, init),
): TyreHotelApi {
  let lead = 0;
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Readonly<Record<string, unknown>>>> => {
    try {
      const answer = await send(BASE + path, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': language,
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // Not to the second: days are asked for by it.
      lead = Date.parse(answer.headers.get('date') ?? '') - Date.now() || 0;
      const fields = fieldsOf(await jsonBody(answer).catch(() => null));
      if (answer.ok && fields !== null) return { ok: true, value: fields };
      const { code = '', message = '' } = fields ?? {};
      return { ok: false, failure: { status: answer.status, code: `${code}`, message: `${message}` } };
    } catch {
      return { ok: false, failure: NETWORK_FAILURE };
    }
  };
  const post = (path: string, body?: object, headers?: Readonly<Record<string, string>>) =>
    call('POST', path, body, headers);
  return {
    search: async (regNo) => read(await call('GET', `/authorization/search?${query({ regNo })}`), customerOf),
    login: async (encryptedPhoneNumber) =>
      read(await post(`/authorization/login?${query({ encryptedPhoneNumber })}`), (fields) => {
        const { authorizationToken, message } = fields;
        return typeof authorizationToken === 'string'
          ? { authorizationToken, message: `${message ?? ''}` }
          : null;
      }),
    validate: async (authToken, otpToken) =>
      read(await post(`/authorization/validate?${query({ authToken, otpToken })}`), vehiclesOf),
    session: async () => read(await call('GET', '/authorization/session'), vehiclesOf),
    async logout() {
      const answer = await post('/authorization/logout');
      // It answers without a body.
      return answer.ok || answer.failure.status === 204;
    },
    days: async ({ brandCode: regNo, location }, range) =>
      read(
        await post(`/booking/GetTimeslotDays?${query({ workshopIdentifier: location.erpId })}`, {
          ...range,
          regNo,
        }),
        ({ availableDates }) =>
          listOf(availableDates, ({ date }) => (typeof date === 'string' ? date : null)),
      ),
    times: async ({ brandCode: regNo, location }, date) =>
      read(
        await post(`/booking/GetTimeslots?${query({ workshopIdentifier: location.erpId })}`, {
          startDate: date,
          endDate: date,
          regNo,
        }),
        ({ availableTimeSlotDates }) => listOf(availableTimeSlotDates, slotOf),
      ),
    book: async ({ location }, body, key) =>
      read(
        await post(`/booking/create?${query({ departmentIdentifier: location.erpId })}`, body, {
          'idempotency-key': key,
        }),
        confirmationOf,
      ),
    async review(rating) {
      await post('/review/addReview', rating);
    },
    now: () => new Date(Date.now() + lead),
  };
}

const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;

function read<T>(answer: Answer<Fields>, take: (fields: Fields) => T | null): Answer<T> {
  if (!answer.ok) return answer;
  const value = take(answer.value);
  return value === null ? { ok: false, failure: NETWORK_FAILURE } : { ok: true, value };
}

function listOf<T>(value: unknown, take: (item: Fields) => T | null): readonly T[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((item: unknown) => {
    const fields = fieldsOf(item);
    const taken = fields === null ? null : take(fields);
    return taken === null ? [] : [taken];
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const customerOf = (fields: Fields): FoundCustomer | null =>
  typeof fields.encryptedPhoneNumber !== 'string'
    ? null
    : {
        encryptedPhoneNumber: fields.encryptedPhoneNumber,
        obfuscatedPhoneNumber: textOf(fields.obfuscatedPhoneNumber),
        regNo: textOf(fields.regNo),
      };

const slotOf = ({ date, startTime }: Fields): SlotDate | null =>
  typeof date === 'string' && Array.isArray(startTime)
    ? { date, startTime: startTime.filter((time: unknown) => typeof time === 'string') }
    : null;

/** The vehicles of a session that is open; null where it is not (status other than 0). */
const vehiclesOf = (fields: Fields): readonly Vehicle[] | null =>
  fields.status === 0 ? listOf(fields.vehicles, vehicleOf) : null;

function vehicleOf(fields: Fields): Vehicle | null {
  const location = fieldsOf(fields.location) ?? {};
  return {
    regNo: textOf(fields.regNo),
    name: textOf(fields.name),
    brand: textOf(fields.brand),
    model: textOf(fields.model),
    productId: textOf(fields.productId),
    packageLevel: textOf(fields.packageLevel),
    brandCode: textOf(fields.brandCode),
    tires: [...(listOf(fields.tires, tyreOf) ?? [])],
    location: {
      erpId: textOf(location.erpId),
      locationName: textOf(location.locationName),
      departmentName: textOf(location.departmentName),
      phone: textOf(location.phone),
      email: textOf(location.email),
    },
    bookedChange: changeOf(fieldsOf(fields.bookedChange)),
  };
}

const changeOf = (fields: Fields | null): BookedChange | null =>
  typeof fields?.appointmentTime === 'string'
    ? { appointmentTime: fields.appointmentTime, isFullDay: fields.isFullDay === true }
    : null;

function tyreOf(fields: Fields): Vehicle['tires'][number] {
  const wheel = fieldsOf(fields.wheel) ?? {};
  return {
    equipmentPosition: textOf(fields.equipmentPosition),
    season: fields.season === 'summer' || fields.season === 'winter' ? fields.season : null,
    shelf: textOf(fields.shelf),
    wheel: {
      name: textOf(wheel.name),
      rimDiameter: numberOf(wheel.rimDiameter),
      sectionWidth: numberOf(wheel.sectionWidth),
      aspectRatio: numberOf(wheel.aspectRatio),
      threadPattern: textOf(wheel.threadPattern),
      threadDepth: numberOf(wheel.threadDepth),
      threadStatusId: numberOf(wheel.threadStatusId),
      threadStatusMessage: textOf(wheel.threadStatusMessage),
    },
  };
}

function confirmationOf(fields: Fields): Confirmation | null {
  const workshop = fieldsOf(fields.workshop) ?? {};
  const customer = fieldsOf(fields.customerBase) ?? {};
  const id = fields.bookingConfirmationId;
  if (typeof id !== 'string') return null;
  return {
    bookingConfirmationId: id,
    customerBase: {
      firstName: textOf(customer.firstName),
      lastName: textOf(customer.lastName),
      email: textOf(customer.email),
      phoneMobile: textOf(customer.phoneMobile),
    },
    services: listOf(fields.services, ({ name }) => ({ name: textOf(name) })) ?? [],
    appointmentTime: textOf(fields.appointmentTime),
    isFullDay: fields.isFullDay === true,
    workshop: {
      name: textOf(workshop.name),
      address: textOf(workshop.address),
      email: textOf(workshop.email),
      phoneNumber: textOf(workshop.phoneNumber),
    },
    freeText: textOf(fields.freeText),
    visitToken: textOf(fields.visitToken),
  };
}
