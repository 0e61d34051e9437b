import { describe, expect, test } from 'vitest';
import { messagesFor } from '~/messages';
import { themeByKey } from '~/themes';
import {
  isSiteKey,
  languagePrefix,
  localeFor,
  SITES,
  siteByHost,
  siteByKey,
  siteLanguage,
  siteNamed,
  wwwRedirectHost,
} from '.';

describe.each(SITES.map((site) => [site.key, site] as const))('%s', (key, site) => {
  test('is found by its key', () => {
    expect(siteByKey(key)).toBe(site);
    expect(isSiteKey(key)).toBe(true);
  });

  test('answers at its hosts and at <key>.localhost, with a port or without', () => {
    for (const host of [...site.hosts, `${key}.localhost`]) {
      expect(siteByHost(host)).toBe(site);
      expect(siteByHost(`${host.toUpperCase()}:3000`)).toBe(site);
    }
  });

  test('has hosts that cannot exist', () => {
    for (const host of site.hosts) expect(host).toMatch(/^[a-z0-9.-]+\.example$/);
    expect(site.contact.email).toMatch(/\.example$/);
    for (const { url } of site.social) expect(new URL(url).hostname).toMatch(/\.example$/);
  });

  test('has a locale, zone and theme that exist', () => {
    expect(Intl.NumberFormat.supportedLocalesOf([site.locale])).toEqual([site.locale]);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: site.zone })).not.toThrow();
    expect(themeByKey(site.theme).key).toBe(site.theme);
    expect(site.locale.startsWith(site.languages[0])).toBe(true);
    expect(site.locale.endsWith(site.country)).toBe(true);
  });

  test('has each language once and a text for each facet and sort', () => {
    expect(new Set(site.languages).size).toBe(site.languages.length);
    for (const language of site.languages) {
      const keys = new Set(Object.keys(messagesFor(language)));
      for (const list of [site.carList, site.facilityList]) {
        for (const sort of list?.sorts ?? []) expect(keys).toContain(`sort.${sort}`);
        for (const facet of list?.facets ?? []) {
          expect(keys).toContain(`field.${facet.name}`);
          if (facet.child) expect(keys).toContain(`field.${facet.child}`);
        }
      }
    }
  });

  test('has lower-case paths, and lists exactly when it has the indexes', () => {
    for (const path of Object.values(site.paths))
      if (path !== null) expect(path).toMatch(/^(\/[a-z0-9-]+)+$/);
    expect(site.carList === null).toBe(site.carIndex === null);
    expect(site.facilityList === null).toBe(site.siteIndex === null);
    expect(site.titleTemplate).toContain('{title}');
    expect(site.titleTemplate).toContain('{site}');
  });

  test('books service exactly when it has a booking page', () => {
    expect(site.features.serviceBooking).toBe(site.paths.booking !== null);
  });
});

test('the sites have hosts of their own', () => {
  const hosts = SITES.flatMap((site) => site.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
  expect(SITES).toHaveLength(11);
});

test('V-503, V-504: the seven car sites have indexes of their own and the brand sites use the Swedish ones', () => {
  for (const site of SITES.filter(({ key }) => /^(automotive|carstore)-/.test(key))) {
    expect(site.carIndex).toBe(`${site.key}-cars`);
    expect(site.siteIndex).toBe(`${site.key}-sites`);
  }
  expect(siteByKey('mercedes-se').carIndex).toBe('automotive-se-cars');
  expect(siteByKey('smart-se').siteIndex).toBe('automotive-se-sites');
});

test('only the Swedish automotive site sends its www host to the bare one', () => {
  expect(wwwRedirectHost('www.nordhem.example')).toBe('nordhem.example');
  expect(wwwRedirectHost('WWW.automotive-se.localhost:3000')).toBe('automotive-se.localhost:3000');
  for (const site of SITES) {
    expect(wwwRedirectHost(site.hosts[0])).toBeUndefined();
    if (site.key !== 'automotive-se') expect(wwwRedirectHost(`www.${site.hosts[0]}`)).toBeUndefined();
  }
  expect(wwwRedirectHost('www.unknown.example')).toBeUndefined();
});

test('V-495: a name from outside is a site’s, or an error that says so', () => {
  expect(siteNamed('carstore-fi')).toBe(siteByKey('carstore-fi'));
  for (const name of ['foo', '', '__proto__', 'Automotive-SE'])
    expect(() => siteNamed(name)).toThrow('Unknown sitecoreSiteName');
});

test('an unknown host has no site', () => {
  for (const host of ['', 'localhost', 'unknown.example', 'evil-nordhem.example', 'nordhem.example.evil']) {
    expect(siteByHost(host)).toBeUndefined();
  }
});

test('the default language has no prefix, another one its lower-case tag', () => {
  expect(languagePrefix(siteByKey('automotive-se'), 'sv')).toBe('');
  expect(languagePrefix(siteByKey('automotive-se'), 'en')).toBe('/en');
  expect(languagePrefix(siteByKey('automotive-uk'), 'en-GB')).toBe('');
  expect(localeFor(siteByKey('automotive-se'), 'en')).toBe('en-GB');
  expect(localeFor(siteByKey('carstore-fi'), 'sv')).toBe('sv-FI');
  expect(localeFor(siteByKey('automotive-no'), 'nb')).toBe('nb-NO');
});

test('a language that a site has is its own; any other tag is its main one', () => {
  const site = siteByKey('automotive-se');
  expect(['en', 'sv', 'fi', 'EN', '', null, undefined].map((tag) => siteLanguage(site, tag))).toEqual([
    ...['en', 'sv', 'sv', 'sv', 'sv', 'sv', 'sv'],
  ]);
});
