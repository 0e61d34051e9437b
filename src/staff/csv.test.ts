import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { csvLine } from './csv';

test.each([
  ['automotive-se', '"=";"2,5";"-1";""'],
  ['automotive-no', '"=";"2,5";"-1";""'],
  ['carstore-fi', '"=";"2,5";"-1";""'],
  ['carstore-sk', '"=";"2,5";"-1";""'],
  ['automotive-uk', '"=","2.5","-1",""'],
] as const)('on %s a line is written as programs for tables read it there', (site, line) => {
  expect(csvLine(['=', 2.5, -1, null], siteByKey(site))).toBe(`${line.replace('"="', `"'="`)}\r\n`);
});
