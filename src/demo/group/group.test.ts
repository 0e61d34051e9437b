import { describe, expect, test } from 'vitest';
import {
  deviationIn,
  type FacilityTerm,
  facilityLabel,
  openingHoursIn,
  openState,
  parseGeocoord,
  siteRecordSchema,
} from '~/modules/facilities';
import { SITES } from '~/sites';
import { CAR_SITES, demoSites } from '.';

const TODAY = '2026-11-20';
const FICTION = [
  /^070-174 06 (0[5-9]|[1-9]\d)$/,
  /^08-465 004 \d\d$/,
  /^031-390 06 \d\d$/,
  /^040-628 04 \d\d$/,
  /^0980-319 2\d\d$/,
  /^01632 960\d{3}$/,
  /^07700 900\d{3}$/,
  /^10 00 \d\d \d\d$/,
  /^09 000 \d{4}$/,
  /^02\/0000 \d\d\d\d$/,
];

test('every site with a facility index of its own has a group, and only those', () => {
  const own = new Set(
    SITES.flatMap(({ siteIndex }) => (siteIndex === null ? [] : [siteIndex.replace(/-sites$/, '')])),
  );
  expect(new Set<string>(CAR_SITES)).toEqual(own);
});

describe.each(CAR_SITES)('the facilities of %s', (key) => {
  const sites = demoSites(key, TODAY);
  const departments = sites.flatMap((each) => each.site_departments);

  test('are complete records with unique identities', () => {
    for (const each of sites) expect(siteRecordSchema.parse(each)).toEqual(each);
    for (const field of ['site_id', 'slug', 'site_official_name'] as const) {
      expect(new Set(sites.map((each) => each[field])).size).toBe(sites.length);
    }
    for (const each of sites) expect(each.slug).toMatch(/^nordhem-[a-z-]+$/);
  });

  test('stand in their own country', () => {
    const box = {
      sv: [55, 69.1, 10.9, 24.2],
      nb: [57.9, 71.2, 4.6, 31.1],
      uk: [49.9, 59, -6, 1.8],
      fi: [59.8, 70.1, 20.5, 31.6],
      sk: [47.7, 49.7, 16.8, 22.6],
    };
    const country = key.endsWith('se')
      ? 'sv'
      : key.endsWith('no')
        ? 'nb'
        : key.endsWith('uk')
          ? 'uk'
          : key.endsWith('fi')
            ? 'fi'
            : 'sk';
    const [south = 0, north = 0, west = 0, east = 0] = box[country];
    for (const each of sites) {
      const position = parseGeocoord(each.site_geocoord);
      expect(
        position &&
          position.lat > south &&
          position.lat < north &&
          position.lng > west &&
          position.lng < east,
        each.slug,
      ).toBe(true);
    }
  });

  test('phone numbers and addresses are fictional', () => {
    const people = departments.flatMap((each) => each.users);
    const contacts = [...departments, ...people].map(({ phone, email }) => ({ phone, email }));
    for (const { phone, email } of contacts) {
      expect(
        FICTION.some((range) => range.test(phone)),
        phone,
      ).toBe(true);
      expect(email).toMatch(/^[a-z0-9.-]+@nordhem\.example$/);
    }
  });

  test('begin with one that has a workshop: every site offers service', () => {
    expect(sites[0]?.site_departments.map(({ department_type }) => department_type)).toContain('workshop');
  });

  test('have departments with people, hours and a company of their own', () => {
    expect(new Set(departments.map((each) => each.erp_id)).size).toBe(departments.length);
    for (const each of departments) {
      expect(each.erp_id).toMatch(/^\d+\.\d+$/);
      expect(each.users.length).toBeGreaterThan(0);
      expect(each.openingschedule.openinghours).toHaveLength(3);
      expect(openState(each.openingschedule, { date: TODAY, time: '12:00' }).state).toBe('open');
      for (const { day } of each.openingschedule.deviationdays)
        expect(day >= TODAY && day < '2027-11-20').toBe(true);
      expect(openState(each.openingschedule, { date: '2026-12-25', time: '12:00' }).state).toBe('closed');
    }
  });
});

test.each(CAR_SITES)('correction 8: %s names departments, roles, hours and regions by known words', (key) => {
  const sites = demoSites(key, TODAY);
  const all = sites.flatMap((each) => each.site_departments);
  const known = (term: FacilityTerm, value: string) =>
    expect(facilityLabel(term, value, 'en'), value).not.toBeNull();
  for (const { site_region } of sites) known('region', site_region);
  for (const { name, users, openingschedule } of all) {
    known('department', name);
    for (const { title } of users) known('title', title);
    for (const row of openingschedule.openinghours) {
      if (key === 'automotive-uk') continue;
      known('day', row.day);
      expect(openingHoursIn(row, 'en').hours.isUntranslated).toBe(false);
    }
    for (const row of openingschedule.deviationdays)
      expect(deviationIn(row, 'en').isUntranslated, row.displayText).toBe(false);
  }
});

test('the group is as large as it says, the same every time, and moves only its feast days', () => {
  expect(CAR_SITES.map((key) => demoSites(key, TODAY).length)).toEqual([62, 22, 16, 16, 8, 9, 7]);
  expect(demoSites('automotive-se', TODAY)).toEqual(demoSites('automotive-se', TODAY));
  const feasts = (today: string) =>
    demoSites('automotive-se', today)[0]?.site_departments[0]?.openingschedule.deviationdays.map(
      (row) => row.day,
    );
  expect(feasts('2026-06-01')).toContain('2026-06-19');
  expect(feasts('2026-06-26')).toContain('2027-06-25');
  expect(feasts('2026-06-26')).not.toContain('2026-06-19');
});

test('the Swedish group sells what the brand sites show, with both transport brands', () => {
  const departments = demoSites('automotive-se', TODAY).flatMap((each) => each.site_departments);
  const codes = new Set(departments.flatMap((each) => each.brands.map((brand) => brand.brand_code)));
  for (const code of ['MB', 'SMART', 'VW_TRANSPORT', 'MB_TRANSPORT', 'MB_EQ']) expect(codes).toContain(code);
});
