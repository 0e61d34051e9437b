import { expect, test } from 'vitest';
import { headersOf } from './telemetry';

test('headers of a collector are read as OpenTelemetry writes them', () => {
  expect(headersOf('authorization=Basic%20aWQ6a2V5Cg==,x-scope=a%2Cb')).toEqual({
    authorization: 'Basic aWQ6a2V5Cg==',
    'x-scope': 'a,b',
  });
  expect(headersOf('')).toEqual({});
});
