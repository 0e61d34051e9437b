import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { swedishRedirects } from '~/modules/content';
import { type Answer, ask, search } from './ask';
import { sharedServer } from './browser';
import { sendForm } from './forms';
import { sentMessages } from './outbox';
import type { RunningServer } from './server';

const HOST = 'automotive-se.localhost';
let server: RunningServer;
let car: { id: string; path: string };

beforeAll(async () => {
  server = await sharedServer();
  // Old addresses are those of cars of files; other tests add some by hand, which are the newest.
  const wanted = { index: 'automotive-se-cars', limit: 1, sort_name: 'car_price_desc' };
  const { content } = (await search(server, wanted)).json();
  const [first] = Array.isArray(content) ? content : [];
  car = { id: first.car_id, path: `/kop-bil/${first.car_id}/${first.slug}` };
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}, host = HOST): Promise<Answer> =>
  ask(server, path, { host, headers });

const PAGES = (): readonly (readonly [string, string])[] => [
  ['home page', '/'],
  ['home page in English', '/en'],
  ['content page', '/om-nordhem'],
  ['car list', '/kop-bil/alla-bilar-i-lager'],
  ['filtered car list', '/kop-bil/alla-bilar-i-lager?car_fuel=Diesel'],
  ['car page', car.path],
  ['facility list', '/anlaggningar'],
  ['facility page', '/anlaggningar/nordhem-kista'],
  ['contact page', '/kontakt'],
  ['story', '/livet-med-bil/langs-hoga-kusten'],
];

describe('one block of a page', () => {
  const LIST = '/kop-bil/alla-bilar-i-lager?car_fuel=Diesel';
  const BLOCK = { 'x-fragment': 'CarList' };

  test('is far less than the page, and neither stands in for the other', async () => {
    const page = await get(LIST);
    const block = await get(LIST, BLOCK);
    expect([page.status, block.status]).toEqual([200, 200]);
    expect(block.text).toMatch(/^<title>[^<]+<\/title><section /);
    expect(block.text).not.toMatch(/<(?:style|body|main)[ >]/);
    for (const { headers } of [page, block]) expect(headers.vary).toBe('accept-encoding, x-fragment');
    // From memory both, by now.
    expect((await get(LIST)).text).toBe(page.text);
    expect((await get(LIST, BLOCK)).text).toBe(block.text);
    expect((await get(LIST, { ...BLOCK, 'if-none-match': String(block.headers.etag) })).status).toBe(304);
    expect((await get(LIST, { 'if-none-match': String(block.headers.etag) })).status).toBe(200);
    const zipped = await get(LIST, { ...BLOCK, 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.bytes).toString()).toBe(block.text);
  });

  test('can be asked for by HEAD, and ahead of a click', async () => {
    const { status, headers, bytes } = await ask(server, LIST, {
      host: HOST,
      method: 'HEAD',
      headers: BLOCK,
    });
    const block = await get(LIST, { ...BLOCK, 'sec-purpose': 'prefetch' });
    expect([status, bytes.length, headers.etag]).toEqual([200, 0, block.headers.etag]);
    expect((await get(LIST, { 'sec-purpose': 'prefetch' })).text).toMatch(/^<!doctype html>/);
  });

  test.each([
    ['a block that the page has not', 'StoriesList'],
    ['a name that came twice', 'CarList, CarList'],
    ['markup', '<script>alert(1)</script>'],
    ['a path', '../../etc/passwd'],
  ])('%s is answered with the page', async (_, fragment) => {
    const { status, text } = await get(LIST, { 'x-fragment': fragment });
    expect([status, text]).toEqual([200, (await get(LIST)).text]);
  });
});

describe('every kind of page', () => {
  test('answers 200 with the headers of a careful site and without a cookie', async () => {
    for (const [kind, path] of PAGES()) {
      const { status, headers, text } = await get(path);
      expect(status, kind).toBe(200);
      expect(headers['content-type'], kind).toBe('text/html; charset=utf-8');
      expect(headers['x-content-type-options'], kind).toBe('nosniff');
      expect(headers['referrer-policy'], kind).toBe('strict-origin-when-cross-origin');
      expect(headers['x-frame-options'], kind).toBe('SAMEORIGIN');
      expect(headers['permissions-policy'], kind).toContain('camera=()');
      expect(headers['set-cookie'], kind).toBeUndefined();
      expect(headers.vary, kind).toMatch(/accept-encoding/i);
      expect(headers.etag, kind).toMatch(/^W\/".+"$/);
      const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
      expect(scripts, kind).toMatch(/^'self'( 'sha256-[^']+')*$/);
      expect(text, kind).toMatch(/^<!doctype html><html lang="(sv|en)"/);
      expect(text.match(/<h1[ >]/g), kind).toHaveLength(1);
      expect(text, kind).not.toMatch(/ on[a-z]+="/);
      expect(text, kind).not.toMatch(/undefined|\[object Object\]|NaN/);
    }
  });

  test('is kept and then answered with the same bytes, plain and compressed', async () => {
    for (const [kind, path] of PAGES()) {
      const first = await get(path);
      const again = await get(path);
      expect(again.bytes.equals(first.bytes), kind).toBe(true);
      expect(again.headers.etag, kind).toBe(first.headers.etag);
      const gzip = await get(path, { 'accept-encoding': 'gzip' });
      const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
      expect(
        [gzip, brotli].map(({ headers }) => headers['content-encoding']),
        kind,
      ).toEqual(['gzip', 'br']);
      expect(gunzipSync(gzip.bytes).equals(first.bytes), kind).toBe(true);
      expect(brotliDecompressSync(brotli.bytes).equals(first.bytes), kind).toBe(true);
      expect(brotli.bytes.byteLength, kind).toBeLessThan(first.bytes.byteLength / 2);
    }
  });

  test('is not sent again to who has it, and HEAD has the headers alone', async () => {
    for (const [kind, path] of PAGES()) {
      const { headers } = await get(path);
      const known = await get(path, { 'if-none-match': String(headers.etag) });
      expect([known.status, known.bytes.byteLength, known.headers.etag], kind).toEqual([
        304,
        0,
        headers.etag,
      ]);
      const head = await ask(server, path, { host: HOST, method: 'HEAD' });
      expect([head.status, head.bytes.byteLength, head.headers.etag], kind).toEqual([200, 0, headers.etag]);
    }
  });
});

describe('an address', () => {
  test('that is not there, or not in a language of the site, is a page that says so', async () => {
    for (const path of ['/finns-inte', '/fi', '/no/kop-bil', '/kop-bil/0/x', '/anlaggningar/finns-inte']) {
      const { status, headers, text } = await get(path);
      expect(status, path).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(text, path).toContain('noindex');
      expect(text, path).toMatch(/<h1[ >]/);
    }
  });

  test('has one spelling: capitals, doubled and closing slashes and the default language are sent on', async () => {
    for (const [path, to] of [
      ['/Kontakt', '/kontakt'],
      ['/kontakt/', '/kontakt'],
      ['//kontakt', '/kontakt'],
      ['/sv/kontakt', '/kontakt'],
      ['/sv', '/'],
      ['/EN/kontakt?a=1', '/en/kontakt?a=1'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([status, headers.location], path).toEqual([301, to]);
    }
  });

  test('of a car without its slug leads to the one with it', async () => {
    const { status, headers } = await get(`/kop-bil/${car.id}`);
    expect([status, headers.location]).toEqual([302, car.path]);
  });

  test('with the marks of a campaign is the page without them', async () => {
    const plain = await get('/om-nordhem');
    const marked = await get('/om-nordhem?utm_source=mail&gclid=x1&fbclid=y2');
    expect(marked.bytes.equals(plain.bytes)).toBe(true);
  });

  test('of a script or style never changes and is compressed', async () => {
    const { text } = await get('/');
    const script = /<script type="module" src="([^"]+)"/.exec(text)?.[1] ?? '';
    const { status, headers } = await get(script, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
  });
});

test('every row of the redirect table answers 301 and leads to a page in one step', async () => {
  const samples: Readonly<Record<string, string>> = {
    brand: 'volvo',
    id: car.id,
    slug: car.path.split('/')[3] ?? '',
    region: 'stockholm',
    city: 'kista',
    location: 'kista',
    prefix: 'volvo',
    service: 'service',
    story: 'langs-hoga-kusten',
    type: 'PB',
    advert: 'saljare/kista',
  };
  const pageOf = (from: string) => (from.startsWith('/webshop') ? 'kopvillkor' : 'integritet');
  const failures: string[] = [];
  for (const row of swedishRedirects()) {
    const filled = row.from.replaceAll(/\{(\w+)[^}]*\}/g, (_, name) => samples[name] ?? pageOf(row.from));
    const query = Object.entries(row.query ?? {}).map(([name, value]) => [
      name,
      (value ?? 'x').replaceAll(/\{(\w+)\}/g, (_, key) => samples[key] ?? ''),
    ]);
    const path = query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
    const moved = await get(path);
    const location = moved.headers.location ?? '';
    if (moved.status !== 301) failures.push(`${path}: ${moved.status}`);
    else if (location.startsWith('/')) {
      const target = await get(location);
      const page = target.status === 302 ? await get(target.headers.location ?? '') : target;
      if (page.status !== 200) failures.push(`${path} → ${location}: ${target.status}`);
    } else if (!location.startsWith('https://karriar.')) failures.push(`${path} → ${location}`);
  }
  expect(failures).toEqual([]);
});

describe('the form without scripts', () => {
  const typed = { name: 'Åsa <Öman>', phone: '12', email: 'asa.oman@post.example', message: 'Ett & annat' };
  const hidden = async (path: string): Promise<Record<string, string>> => {
    const { text } = await get(path);
    const form = /<form[^>]*action="\/api\/forms\/comhub".*?<\/form>/s.exec(text)?.[0] ?? '';
    const inputs = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
    return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
  };
  const from = (visitor: number) => ({ host: HOST, headers: { 'x-forwarded-for': `10.3.0.${visitor}` } });

  test.each([
    ['contact page', () => '/kontakt'],
    ['car page', () => car.path],
  ])(
    'on the %s comes back with what was typed, then is thanked for; it reaches the dealer, and nobody else',
    async (_, pathOf) => {
      const path = pathOf();
      const before = await get(path);
      const fields: Record<string, string> = { ...(await hidden(path)), ...typed };
      expect(fields.formName).toMatch(/ContactForm$/);

      const refused = await sendForm(server, fields, from(path.length));
      expect(refused.status).toBe(422);
      expect(refused.headers['cache-control']).toBe('private, no-store');
      expect(refused.text).toContain('value="Åsa &lt;Öman&gt;"');
      expect(refused.text).toContain('Ett &amp; annat');
      expect(refused.text).toContain('aria-invalid="true"');

      const taken = await sendForm(server, { ...fields, phone: '070-174 06 77' }, from(path.length));
      expect(taken.status).toBe(303);
      expect(taken.headers.location).toMatch(/^\/(?!\/)/);
      const thanks = await get(String(taken.headers.location).split('#')[0] ?? '');
      expect(thanks.status).toBe(200);
      expect(thanks.headers['cache-control']).toBe('private, no-store');
      expect(thanks.bytes.equals(before.bytes)).toBe(false);

      const after = await get(path);
      expect(after.bytes.equals(before.bytes)).toBe(true);
      for (const { text } of [after, thanks]) expect(text).not.toMatch(/Öman|asa\.oman|070-174 06 77/);

      const reached = async () =>
        (await sentMessages(server, HOST)).mail.find(
          ({ text, replyTo }) => replyTo === typed.email && text.includes(path),
        );
      await expect.poll(reached, { timeout: 15_000 }).toBeDefined();
      const mail = await reached();
      expect(mail?.text).toContain('Åsa <Öman>');
      expect(mail?.text).toContain('+46701740677');
    },
  );
});
