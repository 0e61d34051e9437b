import { TOKEN_PREFIX } from '~/modules/identity';
import { BOOKING_API } from '~/modules/workshop';
import { scrubText } from '~/platform/log';

/** What the addresses of the booking are made of besides plates, keys and ids. */
const WORDS = new Set([
  ...['vehicles', 'services', 'departments', 'closestAvailable', 'timeslots', 'from'],
  ...['authorized-workshop', 'prices', 'holds', 'release', 'bookings', 'cancel', 'rebook', 'calendar.ics'],
]);

/** A path as it may be logged: addresses of the workshop booking carry plates and keys, which are left out, and any may have been given a personal token. */
export function loggedPath(path: string): string {
  if (!path.startsWith(`${BOOKING_API}/`)) return path.includes(TOKEN_PREFIX) ? scrubText(path) : path;
  const parts = path.slice(BOOKING_API.length).split('/');
  return BOOKING_API + parts.map((part) => (part === '' || WORDS.has(part) ? part : '…')).join('/');
}
