import { describe, expect, test } from 'vitest';
import { signedHeaders } from './sign-request';

/** The key, time and requests of AWS's own examples ("Signature Calculations for the Authorization Header"). */
const KEY = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const NOW = new Date('2013-05-24T00:00:00Z');
const HOST = 'https://examplebucket.s3.amazonaws.com';

const signatureOf = (request: {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}) =>
  /Signature=(\w+)$/.exec(
    signedHeaders(
      {
        method: request.method,
        url: new URL(HOST + request.path),
        headers: request.headers ?? {},
        body: new TextEncoder().encode(request.body),
      },
      KEY,
      NOW,
    ).authorization ?? '',
  )?.[1];

describe('Signature Version 4', () => {
  test('of a part of an object is the one that AWS shows', () => {
    expect(signatureOf({ method: 'GET', path: '/test.txt', headers: { range: 'bytes=0-9' } })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  test('of an object to be stored is the one that AWS shows', () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    const body = 'Welcome to Amazon S3.';
    expect(signatureOf({ method: 'PUT', path: '/test%24file.text', headers, body })).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    );
  });

  test('of a list is the one that AWS shows, however its query is ordered', () => {
    const signature = '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7';
    expect(signatureOf({ method: 'GET', path: '/?max-keys=2&prefix=J' })).toBe(signature);
    expect(signatureOf({ method: 'GET', path: '/?prefix=J&max-keys=2' })).toBe(signature);
  });

  test('carries no secret', () => {
    const sent = signedHeaders(
      { method: 'GET', url: new URL(HOST), headers: {}, body: new Uint8Array() },
      KEY,
      NOW,
    );
    expect(JSON.stringify(sent)).not.toContain(KEY.secretAccessKey);
  });
});
