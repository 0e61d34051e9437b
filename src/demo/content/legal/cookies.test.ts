import { expect, test } from 'vitest';
import { SITES } from '~/sites';
import { LEGAL } from '.';

const pages = SITES.flatMap((site) =>
  site.languages.map((language) => {
    const text = JSON.stringify(LEGAL[language].cookies(site).body);
    return { name: `${site.key} ${language}`, site, text };
  }),
);

test('the pages on cookies name that of the tyre hotel where there is one', () => {
  for (const { name, site, text } of pages)
    expect(text.includes('fc-tyre-hotel'), name).toBe(site.paths.tyreHotel !== undefined);
});

test('the cookie of a closed notice is named where there is one; elsewhere the tab remembers it', () => {
  for (const { name, site, text } of pages)
    expect(text.includes('hideAlert'), name).toBe(site.alertMode === 'cookie');
});
