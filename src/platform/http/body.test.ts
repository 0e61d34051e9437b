import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BODY_STATUS, readBody, readBytes, readForm, readJson } from '.';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const post = (body: BodyInit, type: string, headers: Record<string, string> = {}): Request =>
  new Request('http://site.example/', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
  });

const problem = (error: string) => ({ ok: false, error });

describe('JSON bodies', () => {
  test('are read, also with a charset, a suffix and gzip', async () => {
    const body = '{"name":"Åsa","list":[1,"]}"]}';
    const value = { name: 'Åsa', list: [1, ']}'] };
    expect(await readJson(post(body, JSON_TYPE))).toEqual({ ok: true, value });
    expect(await readJson(post(body, 'Application/JSON; charset="UTF-8"'))).toEqual({ ok: true, value });
    expect(await readJson(post(body, 'application/ld+json'))).toEqual({ ok: true, value });
    expect(await readJson(post(gzipSync(body), JSON_TYPE, { 'content-encoding': 'gzip' }))).toEqual({
      ok: true,
      value,
    });
  });

  test('that are not JSON, not UTF-8, empty or damaged are malformed', async () => {
    const bad = [
      post('{"a":', JSON_TYPE),
      post('', JSON_TYPE),
      post(new Uint8Array([0x22, 0xff, 0x22]), JSON_TYPE),
    ];
    const damaged = gzipSync('{"a":1}').subarray(0, 12);
    bad.push(
      post(damaged, JSON_TYPE, { 'content-encoding': 'gzip' }),
      post('{}', JSON_TYPE, { 'content-encoding': 'gzip' }),
    );
    for (const request of bad) expect(await readJson(request)).toEqual(problem('malformed'));
  });

  test('nested so deeply that walking them would fail are malformed', async () => {
    expect((await readJson(post('['.repeat(64) + ']'.repeat(64), JSON_TYPE))).ok).toBe(true);
    expect(await readJson(post('['.repeat(30_000) + ']'.repeat(30_000), JSON_TYPE))).toEqual(
      problem('malformed'),
    );
  });

  test('of another type, charset or encoding are unsupported', async () => {
    const bad = [
      post('{}', 'text/plain'),
      post('{}', 'application/json; charset=latin1'),
      post('{}', JSON_TYPE, { 'content-encoding': 'br' }),
      post('{}', 'multipart/form-data; boundary=x'),
    ];
    for (const request of bad) expect(await readJson(request)).toEqual(problem('unsupported-type'));
  });
});

describe('limits', () => {
  test('hold to the byte', async () => {
    expect((await readBytes(post('x'.repeat(10), 'text/plain'), { maxBytes: 10 })).ok).toBe(true);
    expect(await readBytes(post('x'.repeat(11), 'text/plain'), { maxBytes: 10 })).toEqual(
      problem('too-large'),
    );
    expect(await readJson(post(`"${'x'.repeat(70_000)}"`, JSON_TYPE))).toEqual(problem('too-large'));
  });

  test('believe a length that is announced', async () => {
    expect(await readBytes(post('x', 'text/plain', { 'content-length': '99999999' }))).toEqual(
      problem('too-large'),
    );
  });

  test('hold for a body that grows when it is unpacked, which is not unpacked whole', async () => {
    const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024));
    expect(bomb.byteLength).toBeLessThan(64 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    expect(await readJson(post(bomb, JSON_TYPE, { 'content-encoding': 'gzip' }))).toEqual(
      problem('too-large'),
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  });

  test('stop an endless stream', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const init = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': JSON_TYPE },
    };
    const request = new Request('http://site.example/', init);
    expect(await readJson(request)).toEqual(problem('too-large'));
    expect(pulled).toBeLessThan(80);
  });
});

describe('forms', () => {
  test('are read field by field', async () => {
    const read = await readForm(post('name=%C3%85sa+L&brand=Volvo&brand=Kia', FORM_TYPE));
    expect(read.ok && [read.value.get('name'), read.value.getAll('brand')]).toEqual([
      'Åsa L',
      ['Volvo', 'Kia'],
    ]);
  });

  test('have a space where there was a NUL, which no database keeps', async () => {
    const form = await readForm(post('name=A%00nna&b\0=%2500', FORM_TYPE));
    expect(form.ok && [...form.value]).toEqual([
      ['name', 'A nna'],
      ['b ', '%00'],
    ]);
  });

  test('with thousands of fields are malformed', async () => {
    expect(await readForm(post('a=1&'.repeat(2000), FORM_TYPE))).toEqual(problem('malformed'));
  });

  test('and JSON are told apart', async () => {
    expect(await readBody(post('a=1', FORM_TYPE))).toMatchObject({ ok: true, value: { kind: 'form' } });
    expect(await readBody(post('{"a":1}', JSON_TYPE))).toEqual({
      ok: true,
      value: { kind: 'json', value: { a: 1 } },
    });
    expect(await readBody(post('a', 'text/plain'))).toEqual(problem('unsupported-type'));
  });
});

test('each problem has its status', () => {
  expect(BODY_STATUS).toEqual({ 'too-large': 413, 'unsupported-type': 415, malformed: 400 });
});
