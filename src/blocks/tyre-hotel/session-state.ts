import { decodeJson, isJsonObject } from '~/platform/json';

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
}

export const EMPTY: FlowState = {
  page: 'Search',
  regNo: '',
  encryptedPhoneNumber: '',
  obfuscatedPhoneNumber: '',
  authorizationToken: '',
  status: null,
};

const KEY = 'fc-tyre-hotel';

/** Reads what was kept; what makes no sense is nothing. A reload after the confirmation is at the car again. */
function readState(text: string | null): FlowState {
  const read = fieldsOf(text);
  if (read === null) return EMPTY;
  const string = (name: string): string => {
    const value = read[name];
    return typeof value === 'string' && value.length <= 200 ? value : '';
  };
  const status = read.status === 0 ? 0 : null;
  const page = PAGES.find((each) => each === read.page) ?? 'Search';
  const state: FlowState = {
    page,
    status,
    regNo: string('regNo'),
    encryptedPhoneNumber: string('encryptedPhoneNumber'),
    obfuscatedPhoneNumber: string('obfuscatedPhoneNumber'),
    authorizationToken: string('authorizationToken'),
  };
  return settled(state);
}

/** Who is signed in has no business on the pages before; who is not, none on those behind (TYRE-HOTEL-6). */
function settled(state: FlowState): FlowState {
  const at = PAGES.indexOf(state.page);
  if (state.status === 0)
    return at < 3 || state.page === 'Confirmation' ? { ...state, page: 'LoggedIn' } : state;
  if (at >= 3) return EMPTY;
  if (state.page === 'Login' && state.encryptedPhoneNumber === '') return EMPTY;
  return state.page === 'Validate' && state.authorizationToken === '' ? EMPTY : state;
}

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> | null {
  const value = decodeJson(text);
  return isJsonObject(value) ? value : null;
}

/** The session storage; one that cannot be used keeps nothing. */
export const stateStore = {
  load(): FlowState {
    try {
      return readState(sessionStorage.getItem(KEY));
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
