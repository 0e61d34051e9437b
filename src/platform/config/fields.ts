import { isIP } from 'node:net';
import { z } from 'zod';
import { decodeJson } from '../json';
import { Secret, type SigningSecrets } from './secrets/secret';

/** One environment variable each: text in, valid value out; the message says what is expected, never what was given. */

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'a whole number from 0 to 65535');

export const host = z
  .string()
  .refine((value) => isIP(value) > 0 || HOST_NAME.test(value), 'an IP address or a host name');

export const directory = z.string().refine((value) => !value.includes('\0'), 'a folder');

function isUrl(value: string, schemes: readonly string[]): boolean {
  const url = URL.parse(value);
  if (url === null || !schemes.includes(url.protocol.slice(0, -1))) return false;
  return isDecodable(url.username) && isDecodable(url.password);
}

/** A `%` by itself stays as it is in a URL, and whoever signs in with it fails later, in words that tell nothing. */
const isDecodable = (text: string): boolean => !/%(?![0-9a-f]{2})/i.test(text);

const urlOf = (schemes: readonly string[], expected: string) =>
  z.string().refine((value) => isUrl(value, schemes), expected);

export const webUrl = urlOf(['http', 'https'], 'a URL that begins with http:// or https://');

/** Address of a store whose buckets are the first part of the path. */
export const storeUrl = z
  .string()
  .refine(
    (value) => isUrl(value, ['http', 'https']) && /^[^?#@]+$/.test(value),
    'https://host or http://host:port, without user, query and bucket',
  );

export const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket: small letters, digits, hyphens, dots');

export const databaseUrl = urlOf(
  ['postgres', 'postgresql'],
  'postgres://user:password@host:5432/database, a % in the password as %25',
).transform((value) => new Secret(value));

export const smtpUrl = z
  .string()
  .refine(
    (value) => isUrl(value, ['smtp', 'smtps']) && new URL(value).hostname !== '',
    'smtp://user:password@host:587 or smtps://…:465, a % in the password as %25',
  )
  .transform((value) => new Secret(value));

export const secretUrl = webUrl.transform((value) => new Secret(value));

const EXPECTED_KEY = 'a key of 4 to 512 visible characters without spaces';

export const key = z
  .string()
  .regex(/^[\x21-\x7e]{4,512}$/, EXPECTED_KEY)
  .transform((value) => new Secret(value));

const EXPECTED_SIGNING =
  '32 to 512 characters without spaces, made at random; or up to 5 such, the newest first, with spaces or lines between';

/** Keys that sign cookies, each long enough not to be guessed. */
export const signingSecrets = z
  .string()
  .regex(/^[\x21-\x7e]{32,512}(?:\s+[\x21-\x7e]{32,512}){0,4}$/, EXPECTED_SIGNING)
  .transform((value): SigningSecrets => {
    const [first = '', ...older] = value.split(/\s+/);
    return [new Secret(first), ...older.map((each) => new Secret(each))];
  });

const PLAIN_MAILBOX =
  /^[^\s@<>,;:"()[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;
const NAMED_MAILBOX = /^([^<>"@,;\r\n]{1,80}) <([^<>]+)>$/;

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

function readMailbox(value: string): Mailbox | undefined {
  const named = NAMED_MAILBOX.exec(value);
  const name = named?.[1]?.trim() ?? '';
  const address = (named?.[2] ?? value).trim();
  return PLAIN_MAILBOX.test(address) ? { name, address } : undefined;
}

export const mailbox = z.string().transform((value, context): Mailbox => {
  const read = readMailbox(value);
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'an address, web@example.com or Name <web@example.com>' });
  return z.NEVER;
});

export const onOff = z.enum(['on', 'off'], 'on or off');

/** Number of proxies in front of the server whose `X-Forwarded-For` entry is trusted; `on` is one. */
export const proxies = z
  .string()
  .regex(/^(on|off|\d|10)$/, 'on, off or the number of proxies in front of the server (0 to 10)')
  .transform((value) => (value === 'on' ? 1 : value === 'off' ? 0 : Number(value)));

/** A whole number within bounds. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `a whole number from ${min} to ${max}`);

export const megabytes = z
  .string()
  .regex(/^\d{1,7}$/, 'a whole number of megabytes')
  .transform((value) => Number(value) * 1024 * 1024);

const EXPECTED_HOSTS = 'site=host,host;site=host or JSON {"site":["host"]}, each site once';
const hostsShape = z.record(z.string().min(1), z.array(z.string().regex(HOST_NAME)).min(1));

function listOfHosts(value: string): unknown {
  if (value.trimStart().startsWith('{')) return decodeJson(value);
  const pairs = value
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((pair) => pair.split('=').map((part) => part.trim()));
  const sites = new Set(pairs.map(([site]) => site));
  // The hosts of a site that is named again would take the place of the first.
  if (sites.size < pairs.length || pairs.some((pair) => pair.length !== 2)) return null;
  return Object.fromEntries(
    pairs.map(([site, hosts = '']) => [site, hosts.split(',').map((name) => name.trim().toLowerCase())]),
  );
}

/** Public hosts per site, in addition to those of the site's own data. A host belongs to one site only. */
export const siteHosts = z
  .string()
  .transform((value, context): Readonly<Record<string, readonly string[]>> => {
    const read = hostsShape.safeParse(listOfHosts(value));
    const hosts = read.success ? Object.values(read.data).flat() : [];
    if (read.success && new Set(hosts).size === hosts.length) return read.data;
    context.addIssue({
      code: 'custom',
      message: read.success ? `${EXPECTED_HOSTS} and each host once` : EXPECTED_HOSTS,
    });
    return z.NEVER;
  });

/** Id of a tag manager's container, as its vendor writes it. */
const TAG_CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;

const EXPECTED_CONTAINERS = 'site=GTM-ABC123;site=off';

/** Container of each site's tag manager; `off` (null) where the site shall have none. */
export const tagContainers = z
  .string()
  .transform((value, context): Readonly<Record<string, string | null>> => {
    const pairs = value.split(';').map((pair) => pair.split('=').map((part) => part.trim()));
    const read = new Map(pairs.map(([site = '', id = '']) => [site, id === 'off' ? null : id] as const));
    const wellFormed = pairs.every(
      ([site = '', id = '', ...rest]) =>
        /^[a-z0-9-]+$/.test(site) && (id === 'off' || TAG_CONTAINER.test(id)) && rest.length === 0,
    );
    if (wellFormed && read.size === pairs.length) return Object.fromEntries(read);
    context.addIssue({
      code: 'custom',
      message: wellFormed ? `${EXPECTED_CONTAINERS}, each site once` : EXPECTED_CONTAINERS,
    });
    return z.NEVER;
  });

const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;
const EXPECTED_ORIGINS = 'origins such as https://forms.example, between commas';

const listOf = (value: string): string[] => value.split(',').map((part) => part.trim().toLowerCase());

/** Origins for the content security policy; `https://*.example` names all hosts below a domain. */
export const policySources = z
  .string()
  .transform(listOf)
  .refine((list) => list.every((origin) => ORIGIN.test(origin)), EXPECTED_ORIGINS);

/** Origins of exactly one host each. */
export const exactOrigins = z
  .string()
  .transform(listOf)
  .refine((list) => list.every((origin) => ORIGIN.test(origin) && !origin.includes('*')), EXPECTED_ORIGINS);

/** Address of a form by its id: http or https, with `{formId}` once behind the host. */
export const formAddress = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/{}@]+\/[^{}]*\{formId\}[^{}]*$/.test(value) && isUrl(value, ['http', 'https']),
    'a URL with {formId} in its path or query, such as https://forms.example/{formId}',
  );

/** Ids of forms, between commas. */
export const formIds = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((ids) => ids.every((id) => /^[\w-]{1,100}$/.test(id)), 'ids of forms, between commas');

/** Ids of zones, one per domain. */
export const zoneIds = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (ids) => ids.every((id) => /^[0-9a-f]{32}$/.test(id)),
    '32 hexadecimal digits each, between commas',
  );

export const currency = z.string().regex(/^[A-Z]{3}$/, 'three capital letters, such as USD');

/** Headers as OpenTelemetry writes them: values are percent-encoded, as a header's may hold commas and spaces. */
const HEADER = String.raw`[\w-]+=(?:[!-$&-+\--~]|%(?:[2-6][0-9a-f]|7[0-9a-e]))+`;
export const headerList = z
  .string()
  .regex(
    new RegExp(`^${HEADER}(,${HEADER})*$`, 'i'),
    'name=value,name=value, with %20 for a space and %25 for a % in a value',
  )
  .transform((value) => new Secret(value));

export const ratio = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'a number from 0 to 1')
  .transform(Number);

/** Address of a project at a server that speaks Sentry's protocol. */
export const dsn = z
  .string()
  .refine(
    (value) =>
      isUrl(value, ['http', 'https']) &&
      new URL(value).username !== '' &&
      /\/\d+$/.test(new URL(value).pathname),
    'https://key@host/project',
  )
  .transform((value) => new Secret(value));
