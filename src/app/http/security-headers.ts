import { NOTICE_SCRIPT_HASH } from '~/features/alert-notice/server';
import { CARD_HEIGHTS_SCRIPT_HASH, PANEL_SCRIPT_HASH } from '~/features/car-search/server';
import { FILM_ORIGIN } from '~/features/film/browser';
import { EARLY_SCRIPT_HASH } from '~/page/early-script';
import { BACK_SCRIPT_HASH } from '~/ui/back-link/back-link-script';
import { HEIGHT_SCRIPT_HASH } from '~/ui/steady-end/stored-height-script';
import { POLICY_REPORTS } from './routes/policy-reports';

/**
 * Headers of every answer. Scripts come from our own files, or are inline scripts whose hashes are
 * named; styles stand inline by design (see docs/adr on CSS). Pictures of imported cars may be the
 * dealer system's, hence https: for images. Pages of others that may stand in ours are a film's player and
 * the forms of configured providers. With a tag manager its script and what its tags reach are let in, too: no inline
 * script and no evaluated text, which a container must therefore do without.
 */
export function securityHeaders(options: {
  secure: boolean;
  development: boolean;
  /** The tag manager and what its tags reach; empty where no site has a container. */
  tagOrigins?: readonly string[];
  /** What a map that is not the bundled one is fetched from. */
  mapOrigins?: readonly string[];
  /** Sources of frames besides films. */
  frames?: readonly string[];
}): Readonly<Record<string, string>> {
  const { secure, development, tagOrigins = [], mapOrigins = [], frames = [] } = options;
  const tags = tagOrigins.map((origin) => ` ${origin}`).join('');
  const maps = mapOrigins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${EARLY_SCRIPT_HASH} ${NOTICE_SCRIPT_HASH} ${PANEL_SCRIPT_HASH} ${HEIGHT_SCRIPT_HASH} ${CARD_HEIGHTS_SCRIPT_HASH} ${BACK_SCRIPT_HASH}${development ? " 'unsafe-inline'" : ''}${tags}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https:${tags}${maps}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${tags}${maps}`,
    // The map's drawing runs beside the page, in a script of our own files.
    "worker-src 'self'",
    "media-src 'self'",
    `frame-src ${[FILM_ORIGIN, ...frames].join(' ')}${tags}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // The first for browsers of today, which leave the second alone.
    'report-to csp',
    `report-uri ${POLICY_REPORTS}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${POLICY_REPORTS}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    // Pictures and files say otherwise: mails and market places show them.
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
