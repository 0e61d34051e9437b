/**
 * What never reaches a log line. Names are compared in lower case without `-` and `_`, so that `Api-Key`, `api_key`
 * and `apiKey` are one.
 */
const PRIVATE_NAMES: ReadonlySet<string> = new Set([
  ...[
    'authorization',
    'proxyauthorization',
    'cookie',
    'setcookie',
    'password',
    'passphrase',
    'secret',
    'token',
  ],
  ...[
    'accesstoken',
    'refreshtoken',
    'apikey',
    'xapikey',
    'scapikey',
    'credentials',
    'signature',
    'databaseurl',
  ],
  ...['smtpurl', 'connectionstring', 'otp', 'pin'],
  ...[
    'name',
    'firstname',
    'lastname',
    'fullname',
    'firstandlastname',
    'customername',
    'customer',
    'drivername',
  ],
  ...['email', 'customeremail', 'driveremail', 'mail', 'to', 'replyto', 'recipient', 'personnumber', 'ssn'],
  ...[
    'phone',
    'phonenumber',
    'phonemobile',
    'mobile',
    'customerphone',
    'driverphonehome',
    'driverphonemobile',
  ],
  ...['address', 'street', 'message', 'comment', 'text', 'html', 'subject', 'values', 'formdata', 'body'],
  ...['regno', 'registrationnumber', 'plate', 'licenseplate', 'carlicensenumber', 'vin', 'chassisnumber'],
  ...['params', 'parameters', 'ip', 'remoteaddress', 'xforwardedfor'],
]);

/** Values that are addresses with a query, which may hold a plate, a name or a key. */
const URL_NAMES: ReadonlySet<string> = new Set([
  'url',
  'href',
  'path',
  'uri',
  'referer',
  'referrer',
  'location',
]);

export const REDACTED = '[redacted]';
const MAX_DEPTH = 8;
const MAX_ITEMS = 100;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_\s]/g, '');

const isPrivateName = (name: string): boolean => PRIVATE_NAMES.has(plain(name));

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi;
const URL_PASSWORD = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"]+@/gi;
/** Personal tokens of staff, wherever one was pasted. */
const TOKEN = /fct_[\w-]{16,}/g;
const PHONE = /(?<![\w.:-])(?:\+|00)\d[\d -]{6,18}\d(?![\w:])/g;

/** Removes e-mail addresses, international phone numbers, personal tokens and credentials in URLs from free text. */
export function scrubText(text: string): string {
  if (text.includes('://')) text = text.replaceAll(URL_PASSWORD, `$1${REDACTED}@`);
  if (text.includes('fct_')) text = text.replaceAll(TOKEN, REDACTED);
  if (text.includes('@')) text = text.replaceAll(EMAIL, REDACTED);
  if (text.includes('+') || text.includes('00')) text = text.replaceAll(PHONE, REDACTED);
  return text;
}

/** Database drivers put the values of a failed statement behind the first line: only the first line is kept. */
const firstLine = (text: string): string => scrubText(text.split('\n', 1)[0] ?? '').slice(0, 500);

/** An error as it may be logged: kind, first line, code and the stack's frames, causes included. */
export function describeError(error: Error, depth = 0): Record<string, unknown> {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const described: Record<string, unknown> = {
    type: error.name,
    reason: firstLine(error.message),
    stack: frames.slice(0, 20).join('\n'),
  };
  if ('code' in error && (typeof error.code === 'string' || typeof error.code === 'number'))
    described.code = error.code;
  if ('constraint' in error && typeof error.constraint === 'string') described.constraint = error.constraint;
  if (error.cause instanceof Error && depth < 3) described.cause = describeError(error.cause, depth + 1);
  return described;
}

/** A copy without private values, at any depth. Cycles and very deep or long values are cut. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'bigint') return String(value);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redact(item, depth + 1));
  if (value instanceof Map || value instanceof Set) return `[${value.size} entries]`;
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), depth + 1);
  return redactRecord(value, depth);
}

export function redactRecord(record: object, depth = 0): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (isPrivateName(name)) safe[name] = value === undefined || value === null ? value : REDACTED;
    else if (typeof value === 'string' && URL_NAMES.has(plain(name)))
      safe[name] = scrubText(withoutQuery(value));
    else safe[name] = redact(value, depth + 1);
  }
  return safe;
}

const withoutQuery = (url: string): string => {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
};
