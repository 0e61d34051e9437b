/** Addresses of the staff pages. */
const at = (departmentId: string) => `/staff/${encodeURIComponent(departmentId)}`;

export const workshopPath = (departmentId: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? at(departmentId) : `${at(departmentId)}?${search}`;
};

/** Stock files that wait for a person. */
export const STOCK_REVIEW_PATH = '/staff/stock';

/** Requests and visits, counted. */
export const FIGURES_PATH = '/staff/figures';

export const figuresPath = (
  query: Readonly<Record<string, string>>,
  file: '' | '/requests.csv' | '/visits.csv' = '',
): string => `${FIGURES_PATH}${file}?${new URLSearchParams(query)}`;

/** The servers that the site depends on. */
export const CONNECTIONS_PATH = '/staff/connections';

/** One's own account. */
export const ACCOUNT_PATH = '/staff/account';
/** One's own mobile number. */
export const ACCOUNT_PHONE_PATH = `${ACCOUNT_PATH}/phone`;

export const ACCOUNT_PASSWORD_PATH = `${ACCOUNT_PATH}/password`;

export const INVITE_PATH = '/staff/people/invite';

export const invitedPath = (id: string): string => `${INVITE_PATH}/${encodeURIComponent(id)}`;

/** Where the link of an invitation leads. */
export const invitationPath = (token: string): string => `/staff/invitation/${encodeURIComponent(token)}`;

export const SECOND_FACTOR_PATH = `${ACCOUNT_PATH}/second-factor`;

/** What scripts of one's own call the studio with. */
export const TOKENS_PATH = `${ACCOUNT_PATH}/tokens`;

/** The accounts of others, for their administrators. */
export const PEOPLE_PATH = '/staff/people';

export const personPath = (
  id: string,
  act: '' | '/sessions' | '/tokens' | '/second-factor' | '/rights' | '/access' = '',
): string => `${PEOPLE_PATH}/${encodeURIComponent(id)}${act}`;

/** The cars of a site, as sales staff see them. */
export const CARS_PATH = '/staff/cars';

export const CAR_FILES_PATH = `${CARS_PATH}/files`;

export const carsPath = (query: Readonly<Record<string, string>>): string =>
  `${CARS_PATH}?${new URLSearchParams(query)}`;

/** How the cars of a facility do. */
export const CAR_NUMBERS_PATH = `${CARS_PATH}/numbers`;

export const carNumbersPath = (query: Readonly<Record<string, string>>, file: '' | '.csv' = ''): string =>
  `${CAR_NUMBERS_PATH}${file}?${new URLSearchParams(query)}`;

/** Where staff write a car that no file has. */
export const NEW_CAR_PATH = `${CARS_PATH}/new`;

export const carPath = (carId: string, act: '' | '/act' | '/edit' | '/pictures' | '/upload' = ''): string =>
  `${CARS_PATH}/car/${encodeURIComponent(carId)}${act}`;

/** Test drives at booked times. */
export const DRIVES_PATH = '/staff/test-drives';

/** The list of a facility (empty: of all), with what a form has come to. */
export const drivesPath = (facility: string, done: string): string =>
  `${DRIVES_PATH}?${new URLSearchParams({ ...(facility !== '' && { facility }), done })}`;

export const driveActPath = (id: string): string => `${DRIVES_PATH}/${encodeURIComponent(id)}/act`;

/** How many can come along at a facility. */
export const companionsPath = (siteId: string): string =>
  `${DRIVES_PATH}/facilities/${encodeURIComponent(siteId)}`;

/** Facilities, as those who answer for them see and change them. */
export const FACILITIES_PATH = '/staff/facilities';

export const facilityPath = (siteId: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${FACILITIES_PATH}/${encodeURIComponent(siteId)}${search === '' ? '' : `?${search}`}`;
};

/** `department` and `part`; for a deviating day also `day`. */
export const facilityEditPath = (siteId: string, query: Readonly<Record<string, string>>): string =>
  `${facilityPath(siteId)}/edit?${new URLSearchParams(query)}`;

/** What mails and SMS say, for the administrators of sites. */
export const TEMPLATES_PATH = '/staff/templates';

export const templatePath = (site: string, language: string, id: string, done?: string): string =>
  `${TEMPLATES_PATH}/${site}/${language}/${encodeURIComponent(id)}${done === undefined ? '' : `?done=${done}`}`;

/** What is set of sites, for their administrators. */
export const SETTINGS_PATH = '/staff/settings';

/** `version`: one to come that is to be changed; `done`: what a form has come to. */
export const settingPath = (
  site: string,
  language: string,
  setting: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `${SETTINGS_PATH}/${site}/${language}/${setting}${search === '' ? '' : `?${search}`}`;
};

/** Hours, bays, services and prices of workshops. */
export const CAPACITY_PATH = '/staff/capacity';

export const capacityPath = (departmentId: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${CAPACITY_PATH}/${encodeURIComponent(departmentId)}${search === '' ? '' : `?${search}`}`;
};

/** `part` and `item`; without an item something new. */
export const capacityEditPath = (departmentId: string, query: Readonly<Record<string, string>>): string =>
  `${capacityPath(departmentId)}/edit?${new URLSearchParams(query)}`;

/** Requests of visitors, which staff answer. */
export const INBOX_PATH = '/staff/requests';

export const inboxPath = (query: Readonly<Record<string, string>>): string =>
  `${INBOX_PATH}?${new URLSearchParams(query)}`;

export const requestPath = (id: string, act: '' | '/act' | '/resend' = ''): string =>
  `${INBOX_PATH}/${encodeURIComponent(id)}${act}`;

/** The bays of a day. */
export const boardPath = (departmentId: string, query: Readonly<Record<string, string>>): string =>
  `${at(departmentId)}/board?${new URLSearchParams(query)}`;

/** When bays take no work. */
export const blockedPath = (departmentId: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${at(departmentId)}/blocked${search === '' ? '' : `?${search}`}`;
};

export const blockedSeriesPath = (departmentId: string, id: string, act: '' | '/release' = ''): string =>
  `${at(departmentId)}/blocked/${encodeURIComponent(id)}${act}`;

/** Who waits for an earlier day. */
export const waitingPath = (departmentId: string, act: '' | `/${string}/remove` = ''): string =>
  `${at(departmentId)}/waiting${act}`;

/** Booking for who calls. */
export const bookPath = (departmentId: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${at(departmentId)}/book${search === '' ? '' : `?${search}`}`;
};

/** Finding customers again. */
export const customersPath = (departmentId: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${at(departmentId)}/customers${search === '' ? '' : `?${search}`}`;
};

/** The tyre hotel of a workshop. */
export const tyresPath = (
  departmentId: string,
  page: '' | '/new' | '/shelves' | '/due' | '/send-outs' = '',
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `${at(departmentId)}/tyres${page}${search === '' ? '' : `?${search}`}`;
};

export const agreementPath = (
  departmentId: string,
  id: string,
  act: '' | '/contact' | '/end' | '/sets' | '/labels' = '',
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `${tyresPath(departmentId)}/${encodeURIComponent(id)}${act}${search === '' ? '' : `?${search}`}`;
};

export const tyreSetPath = (
  departmentId: string,
  agreementId: string,
  setId: string,
  act: '' | '/act' | `/photos/${string}` = '',
): string => `${agreementPath(departmentId, agreementId, '/sets')}/${encodeURIComponent(setId)}${act}`;

/** What the code on a label leads to, at whichever workshop. */
export const labelPath = (label: string): string => `/staff/tyres/${encodeURIComponent(label)}`;

export const ratingsPath = (departmentId: string): string => `${at(departmentId)}/ratings`;

export const bookingPath = (
  departmentId: string,
  id: string,
  act: 'step' | 'cancel' | 'move' | 'work' | 'note',
): string => `${at(departmentId)}/bookings/${encodeURIComponent(id)}/${act}`;

/** One visit, opened. */
export const visitPath = (
  departmentId: string,
  id: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `${at(departmentId)}/bookings/${encodeURIComponent(id)}${search === '' ? '' : `?${search}`}`;
};

export const signInPath = (to: string): string => `/staff/sign-in?${new URLSearchParams({ to })}`;

/** An empty sheet whose answer has the browser forget what it keeps of our pages. */
export const FORGET_PATH = '/staff/sign-in/forget.css';

/** The second step of signing in. */
export const SIGN_IN_CODE_PATH = '/staff/sign-in/code';

export const codePath = (to: string): string => `${SIGN_IN_CODE_PATH}?${new URLSearchParams({ to })}`;

/** Where editors work; its application is its own. */
export const STUDIO_PATH = '/studio';

/** Where to go after signing in: a staff page of ours or the studio, and nothing that a browser could take for another host. */
export function localStaffPath(text: string | null | undefined): string {
  if (
    !text ||
    text.length > 500 ||
    !/^\/(?:staff|studio)(?:[/?][\x21-\x7e]*)?$/.test(text) ||
    text.includes('\\')
  )
    return '/staff';
  const base = 'http://here.invalid';
  if (!URL.canParse(text, base)) return '/staff';
  const url = new URL(text, base);
  const stays = url.origin === base && /^\/(?:staff|studio)(?:\/|$)/.test(url.pathname);
  return stays && !url.pathname.startsWith('/staff/sign-') ? url.pathname + url.search : '/staff';
}
