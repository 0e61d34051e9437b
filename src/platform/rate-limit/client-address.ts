import { isIP, isIPv4 } from 'node:net';

/**
 * The address by which a request is counted. Each trusted proxy appends the address it was called from to `X-Forwarded-For`, so
 * the visitor is the n-th entry from the right; entries left of it are the visitor's own and not trusted. An IPv6 visitor owns
 * a /64, so that is the key.
 * @param peer address of the connection
 * @param forwardedFor value of `X-Forwarded-For`, if any
 * @param trustedProxies number of proxies in front of the server; 0 ignores the header
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  trustedProxies: number,
): string {
  const listed = trustedProxies > 0 ? (forwardedFor ?? '').split(',').map(withoutPort) : [];
  const entry = listed.at(-Math.min(trustedProxies, listed.length));
  const address = trustedProxies > 0 && entry && isIP(entry) ? entry : withoutPort(peer ?? '');
  return network(address);
}

function withoutPort(text: string): string {
  const entry = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  if (bracketed) return bracketed;
  const numbered = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1];
  return numbered ?? entry;
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIPv4(address)) return address;
  return isIP(address) === 6 ? `${ipv6Groups(address).slice(0, 4).join(':')}::/64` : 'unknown';
}

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
