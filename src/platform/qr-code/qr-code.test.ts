import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrModules, qrPath } from '.';

const digestOf = (text: string) => {
  const rows = qrModules(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  return [rows.length, createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)];
};

/** Read back with another's reader (jsQR 1.4), as were forty more of every size, when they were written down here. */
test.each([
  ['x', [21, '7a0655e659c924cf']],
  [
    'otpauth://totp/Nordhem:admin%40nordhem.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Nordhem',
    [41, '680986800a6931f4'],
  ],
  ['åäö'.repeat(60), [73, 'd37c2b347e84c0a0']],
])('%s', (text, expected) => {
  expect(digestOf(text)).toEqual(expected);
});

test('the finders stand in three corners, and the quiet zone around', () => {
  const modules = qrModules('x');
  const corner = (x: number, y: number) =>
    modules.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  expect([corner(0, 0), corner(14, 0), corner(0, 14)]).toEqual([finder, finder, finder]);
  expect(qrPath(modules)).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/);
});

test('what fits into none is refused', () => {
  expect(() => qrModules('x'.repeat(500))).toThrow('too long');
});
