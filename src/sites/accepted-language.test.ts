import { expect, test } from 'vitest';
import { languageFor, siteByKey } from '.';

test.each([
  ['automotive-no', 'no;q=0.9, en;q=0.8', 'nb'],
  ['automotive-no', 'nn-NO', 'nb'],
  ['automotive-se', 'sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['automotive-se', 'en-US, sv;q=0.9', 'en'],
  ['automotive-se', 'de, en ; q=0.7, sv;q=0.8', 'sv'],
  ['automotive-se', 'sv;q=0, *;q=0.5', 'sv'],
  ['automotive-se', 'sv;q=0, en;q=0.1', 'en'],
  ['automotive-se', 'en;q=much', 'sv'],
  ['automotive-uk', 'EN-gb', 'en-GB'],
  ['automotive-uk', 'de', 'en-GB'],
  ['carstore-fi', undefined, 'fi'],
  ['carstore-fi', null, 'fi'],
] as const)('on %s a browser that asks for %s gets %s', (site, accepted, language) => {
  expect(languageFor(siteByKey(site), accepted)).toBe(language);
});
