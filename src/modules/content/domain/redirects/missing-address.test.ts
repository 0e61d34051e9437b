import { expect, test } from 'vitest';
import { addressToCount } from './missing-address';
import { suggestTargets } from './suggest-target';

test.each([
  ['/Om-Oss/Gamla/', '/om-oss/gamla'],
  ['/om%20oss/%C3%A5r', '/om oss/år'],
  ['/kontakt.aspx', '/kontakt.aspx'],
  ['/blanketter/avtal.pdf', '/blanketter/avtal.pdf'],
  ['/nyheter/2024-01-15-ny-bil', '/nyheter/2024-01-15-ny-bil'],
])('%s is counted as %s', (path, counted) => expect(addressToCount(path)).toBe(counted));

test.each([
  ['/'],
  ['/index.php'],
  ['/.env'],
  ['/a/.git/config'],
  ['/wp-admin/setup'],
  ['/cgi-bin/x'],
  ['/assets/main-3f2a.js'],
  ['/bild.png'],
  ['/anna@nordhem.example'],
  ['/bokning/ABC12D'],
  ['/bokning/abc%20123'],
  ['/kund/19800101-1234'],
  ['/ring/070-123 45 67'],
  ['/visits/0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['/lank/c2lnbmVkLXRva2VuLW9mLTEyMzQ'],
  ['/%00'],
  ['/%zz'],
  ['/a//b'],
  ['/<script>'],
  [`/${'a'.repeat(300)}`],
  ['/%ED%A0%80'],
])('%s is not counted', (path) => expect(addressToCount(path)).toBeNull());

test('the page that is most like an address is suggested, else what is above it, else nothing', () => {
  const suggest = suggestTargets(['/', '/om-nordhem', '/om-nordhem/hallbarhet', '/kontakta-oss', '/kop-bil']);
  expect(suggest('/hållbarhet')).toBe('/om-nordhem/hallbarhet');
  expect(suggest('/om-oss/hallbarheten.aspx')).toBe('/om-nordhem/hallbarhet');
  expect(suggest('/kontakta-os')).toBe('/kontakta-oss');
  expect(suggest('/om-nordhem/historik/1950')).toBe('/om-nordhem');
  expect(suggest('/xyz')).toBeNull();
});
