import { NOTICE_SCRIPT_HASH } from '~/blocks/alert-banner/notice-script';
import { FILM_ORIGIN } from '~/blocks/video/youtube';
import { EARLY_SCRIPT_HASH } from '../islands/early-script';

/**
 * Headers of every answer. Scripts come from our own files, or are inline scripts whose hashes are
 * named; styles stand inline by design (see docs/adr on CSS). Pictures of imported cars may be the
 * dealer system's, hence https: for images. The one page of others that may stand in ours is a film's player.
 */
export function securityHeaders(options: {
  secure: boolean;
  development: boolean;
}): Readonly<Record<string, string>> {
  const { secure, development } = options;
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${EARLY_SCRIPT_HASH} ${NOTICE_SCRIPT_HASH}${development ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "media-src 'self'",
    `frame-src ${FILM_ORIGIN}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
