import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask, type Question } from '../ask';
import { expectRefusal, HOST, JSON_TYPE, MEGABYTE, post, type Server, utf16 } from './refusal';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Bodies that are wrong before anybody asks what they mean. */
const BROKEN: readonly (readonly [
  string,
  string | null,
  string | Uint8Array,
  Question['headers'],
  number[],
])[] = [
  ['half a JSON text', JSON_TYPE, '{"index":', {}, [400]],
  ['no body', JSON_TYPE, '', {}, [400]],
  ['a list', JSON_TYPE, '[]', {}, [400]],
  ['null', JSON_TYPE, 'null', {}, [400]],
  ['a number', JSON_TYPE, '7', {}, [400]],
  ['deep nesting', JSON_TYPE, deep(20_000), {}, [400]],
  [
    'deep nesting in a field',
    JSON_TYPE,
    `{"index":"automotive-se-cars","filters":${deep(20_000)}}`,
    {},
    [400],
  ],
  [
    'a megabyte of text',
    JSON_TYPE,
    JSON.stringify({ index: 'automotive-se-cars', keyphrase: MEGABYTE }),
    {},
    [413],
  ],
  ['text as content type', 'text/plain', '{}', {}, [415]],
  ['no content type', null, '{}', {}, [415]],
  ['a multipart form', 'multipart/form-data; boundary=x', '--x--', {}, [415]],
  ['a charset that is not UTF-8', 'application/json; charset=latin1', '{}', {}, [415]],
  ['bytes that are no UTF-8', JSON_TYPE, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {}, [400]],
  ['UTF-16', JSON_TYPE, utf16('{}'), {}, [400]],
  ['gzip that is none', JSON_TYPE, '{}', { 'content-encoding': 'gzip' }, [400]],
  ['half a gzip file', JSON_TYPE, gzipSync('{"a":1}').subarray(0, 15), { 'content-encoding': 'gzip' }, [400]],
  ['a zip bomb', JSON_TYPE, gzipSync(Buffer.alloc(40_000_000)), { 'content-encoding': 'gzip' }, [413]],
  ['an unknown encoding', JSON_TYPE, '{}', { 'content-encoding': 'compress' }, [415]],
];

/** Bodies that are refused before anybody asks what they mean. */
export function hostileBodies(server: Server): void {
  describe.each(['/api/search', '/api/forms/comhub'])('%s', (path) => {
    test.each(BROKEN)('refuses %s', async (_, type, body, headers, statuses) => {
      const answer = await post(server(), path, type, body, headers);
      expectRefusal(answer, statuses);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.json().error).toEqual(expect.any(String));
    });

    test('has no other methods', async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        expectRefusal(
          await ask(server(), path, { host: HOST, method, headers: { 'x-api-key': 'demo' } }),
          [404, 405],
        );
      }
    });
  });
}
