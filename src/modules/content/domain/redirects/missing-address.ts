import { routeSegments } from '../route';

const MAX_CHARS = 200;

/** What programs look for that try doors, and files that no editor can lead elsewhere: all but what was a page of an older site. */
const PAGE_FILE = /\.(?:html?|aspx?|pdf)$/i;
const FILE = /\.[a-z][a-z0-9]{0,9}$/i;
const PROBE =
  /^(?:wp-|\.|_|cgi-bin$|phpmyadmin|pma$|adminer|actuator$|vendor$|node_modules$|xmlrpc|boaform|solr$|hnap1$|owa$|ecp$|autodiscover$|well-known$|telescope$|debug$|console$|server-status$|backup)/i;

/** A mail address, a personal or telephone number, a plate, a key or an id: an address with one is of somebody, or of one visit. */
const PERSONAL = [
  /@/,
  /(?:^|\D)\+?\d(?:[\s-]?\d){8,}(?:\D|$)/,
  /(?:^|[^a-z0-9])[a-z]{3}[\s-]?\d{2}[a-z0-9](?:[^a-z0-9]|$)/i,
  /^(?=.*\d)[\w-]{24,}$/,
];

/**
 * An address as it is counted when no page was found: the path alone, in small letters, without a slash at its end. Null for what
 * is not counted: files, what attackers try, and what may say who asked.
 */
export function addressToCount(pathname: string): string | null {
  if (pathname.length > MAX_CHARS) return null;
  const segments = routeSegments(pathname);
  if (segments === null || segments.length === 0) return null;
  const path = `/${segments.join('/').toLowerCase()}`;
  if (path.length > MAX_CHARS || !path.isWellFormed() || /[<>"'`\\;(){}|]/.test(path)) return null;
  const last = segments.at(-1) ?? '';
  const isFile = FILE.test(last) && !PAGE_FILE.test(last);
  if (isFile || segments.some((segment) => PROBE.test(segment))) return null;
  return segments.some((segment) => PERSONAL.some((pattern) => pattern.test(segment))) ? null : path;
}
