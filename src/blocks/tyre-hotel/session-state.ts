import { decodeJson } from '~/platform/json';
import { dateOf, type Fields, fieldsOf, numberOf, timeOf } from '~/platform/json-fields';

/** What the browser keeps of the flow, in its session storage under one key (TYRE-HOTEL-6). It opens nothing. */

const PAGES = ['Search', 'Login', 'Validate', 'LoggedIn', 'Booking', 'Confirmation'] as const;
type FlowPage = (typeof PAGES)[number];

export interface FlowState {
  readonly page: FlowPage;
  readonly regNo: string;
  readonly encryptedPhoneNumber: string;
  readonly obfuscatedPhoneNumber: string;
  readonly authorizationToken: string;
  /** 0: the server has let us in. Whether it still does, it says itself. */
  readonly status: 0 | null;
  readonly draft: Draft;
}

/** What was chosen and typed of a booking that is not sent yet. */
export interface Draft {
  /** The car that it is for. */
  readonly regNo: string;
  /** When it was last changed, in milliseconds: what nobody has come back to for a day goes. */
  readonly changedAt: number;
  readonly date: string | null;
  readonly time: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
  /** Key of the booking request whose end is not known yet: sent again with any retry. */
  readonly attempt: string;
}

export const EMPTY_DRAFT: Draft = {
  regNo: '',
  changedAt: 0,
  date: null,
  time: null,
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  comment: '',
  attempt: '',
};

/** As long as the booking of service in pages is kept. */
const RETENTION_MS = 86_400_000;
const MAX_COMMENT = 20_000;

export const EMPTY: FlowState = {
  page: 'Search',
  regNo: '',
  encryptedPhoneNumber: '',
  obfuscatedPhoneNumber: '',
  authorizationToken: '',
  status: null,
  draft: EMPTY_DRAFT,
};

const KEY = 'fc-tyre-hotel';

/** Reads what was kept; what makes no sense is nothing. A reload after the confirmation is at the car again. */
export function readState(text: string | null, now: number): FlowState {
  const read = fieldsOf(decodeJson(text));
  if (read === null) return EMPTY;
  const state: FlowState = {
    page: PAGES.find((each) => each === read.page) ?? 'Search',
    status: read.status === 0 ? 0 : null,
    regNo: textIn(read, 'regNo'),
    encryptedPhoneNumber: textIn(read, 'encryptedPhoneNumber'),
    obfuscatedPhoneNumber: textIn(read, 'obfuscatedPhoneNumber'),
    authorizationToken: textIn(read, 'authorizationToken'),
    draft: readDraft(fieldsOf(read.draft), now),
  };
  return settled(state);
}

function textIn(fields: Fields, name: string, max = 200): string {
  const value = fields[name];
  return typeof value === 'string' && value.length <= max ? value : '';
}

function readDraft(fields: Fields | null, now: number): Draft {
  const changedAt = numberOf(fields?.changedAt) ?? 0;
  if (fields === null || Math.abs(now - changedAt) > RETENTION_MS) return EMPTY_DRAFT;
  const date = dateOf(fields.date);
  return {
    regNo: textIn(fields, 'regNo'),
    changedAt,
    date,
    time: date === null ? null : timeOf(fields.time),
    firstName: textIn(fields, 'firstName'),
    lastName: textIn(fields, 'lastName'),
    phone: textIn(fields, 'phone'),
    email: textIn(fields, 'email', 254),
    comment: textIn(fields, 'comment', MAX_COMMENT),
    attempt: textIn(fields, 'attempt'),
  };
}

/** How the key of a request begins: another time is another request. */
export const momentKey = (date: string, time: string | null): string =>
  `${date}-${time ?? 'day'}`.replace(':', '');

export const isAttemptAt = (attempt: string, date: string, time: string | null): boolean =>
  attempt.startsWith(`${momentKey(date, time)}-`);

/**
 * The chosen time whose request may have been heard: nobody else may have taken it but this visitor, and to send it again is
 * how they get to know. null: there is none.
 */
export const sentTime = ({ attempt, date, time }: Draft): string | null =>
  date !== null && isAttemptAt(attempt, date, time) ? time : null;

/** What was typed for another car is not for this one. */
export const draftFor = (regNo: string, { draft }: FlowState): Draft =>
  draft.regNo === regNo ? draft : { ...EMPTY_DRAFT, regNo };

/** Who is signed in has no business on the pages before; who is not, none on those behind (TYRE-HOTEL-6). */
function settled(state: FlowState): FlowState {
  const at = PAGES.indexOf(state.page);
  if (state.status === 0)
    return at < 3 || state.page === 'Confirmation' ? { ...state, page: 'LoggedIn' } : state;
  const { draft } = state;
  if (at >= 3) return { ...EMPTY, draft };
  if (state.page === 'Login' && state.encryptedPhoneNumber === '') return { ...EMPTY, draft };
  return state.page === 'Validate' && state.authorizationToken === '' ? { ...EMPTY, draft } : state;
}

/** The session storage; one that cannot be used keeps nothing. */
export const stateStore = {
  load(): FlowState {
    try {
      return readState(sessionStorage.getItem(KEY), Date.now());
    } catch {
      return EMPTY;
    }
  },
  save(state: FlowState): void {
    try {
      if (state === EMPTY) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify(state));
    } catch {
      // A browser that stores nothing forgets the flow when the page is left.
    }
  },
};
