import { describe, expect, test } from 'vitest';
import { shownBrands, TRANSPORT_BRAND_CODES } from './brands';
import { departmentByErp, departmentName, newCarsDepartment } from './departments';
import { DEFAULT_POSITION, mapPosition, parseGeocoord } from './geocoord';
import { comingDeviations, openState } from './opening-hours';
import { siteRecordSchema } from './site-record';

const codes = (...list: string[]) =>
  shownBrands(list.map((brand_code) => ({ brand_code }))).map((b) => b.brand_code);

describe('shown brands', () => {
  test('V-302, V-303: a suffixed code is hidden beside its base and shown without it', () => {
    expect(codes('VW', 'VW_X', 'AUDI_SPORT')).toEqual(['VW', 'AUDI_SPORT']);
  });

  test('V-304: both transport codes stay beside their bases', () => {
    expect(TRANSPORT_BRAND_CODES.size).toBe(2);
    expect(codes('VW', 'VW_TRANSPORT', 'MB_TRANSPORT', 'MB', 'MB_EQ')).toEqual([
      'VW',
      'VW_TRANSPORT',
      'MB_TRANSPORT',
      'MB',
    ]);
  });

  test('a code twice is shown once, and a leading underscore is no suffix', () => {
    expect(codes('KIA', 'KIA', '_KIA')).toEqual(['KIA', '_KIA']);
  });
});

test('V-162, V-283: coordinates are read, and malformed ones give the default', () => {
  expect(parseGeocoord('63.826, 20.263')).toEqual({ lat: 63.826, lng: 20.263 });
  expect(parseGeocoord('-2.5,-179')).toEqual({ lat: -2.5, lng: -179 });
  for (const text of ['x', '', '59.33', '91,0', '0,181', '59.33,18.07,1', 'NaN,NaN']) {
    expect(mapPosition(text)).toBe(DEFAULT_POSITION);
  }
  expect(DEFAULT_POSITION).toEqual({ lat: 59.33, lng: 18.07 });
});

describe('a site record', () => {
  const minimal = { site_id: '101', site_official_name: 'Nordhem Umeå', slug: 'nordhem-umea' };

  test('V-133, V-284: needs an identity, a name and a slug; everything else becomes empty', () => {
    expect(siteRecordSchema.parse(minimal)).toMatchObject({
      site_city: '',
      site_brands: [],
      site_departments: [],
      site_primary_image: null,
    });
    expect(siteRecordSchema.safeParse({ ...minimal, slug: 'Umeå' }).success).toBe(false);
    expect(siteRecordSchema.safeParse({ ...minimal, site_id: '' }).success).toBe(false);
  });

  test('V-282: has three addresses of its picture, of which the blurred one is nothing but a picture', () => {
    const blurred = (blur_data_url: string) =>
      siteRecordSchema.parse({
        ...minimal,
        site_primary_image: { thumbnail_url: '/t', original: '/o', blur_data_url },
      }).site_primary_image;
    const good = 'data:image/webp;base64,UklGRg==';
    expect(blurred(good)).toEqual({ thumbnail_url: '/t', original: '/o', blur_data_url: good });
    for (const bad of ['https://elsewhere.example/x.png', 'data:image/png;base64,x");color:red', 'x'])
      expect(blurred(bad)?.blur_data_url).toBe('');
  });

  test('V-292: refuses a department group that is none of the four', () => {
    const department = (group: string | null) => ({ ...minimal, site_departments: [{ name: 'X', group }] });
    expect(siteRecordSchema.safeParse(department('New Cars')).success).toBe(false);
    expect(siteRecordSchema.parse(department(null)).site_departments[0]?.group).toBeNull();
  });

  test('V-294: finds the department of a lead by company and department', () => {
    const site = siteRecordSchema.parse({
      ...minimal,
      site_departments: [
        {
          name: '',
          official_name: 'Begagnat',
          erp_id: '101.20',
          brands: [{ name: 'Volvo', brand_code: 'VOLVO' }],
        },
        {
          name: 'Nybil',
          group: 'New cars',
          erp_id: '101.10',
          brands: [{ name: 'Volvo', brand_code: 'VOLVO' }],
        },
      ],
    });
    expect(newCarsDepartment(site, 'VOLVO')?.erp_id).toBe('101.10');
    expect(newCarsDepartment(site, 'Kia')).toBeUndefined();
    const used = departmentByErp(site, '101', '20');
    expect(used && departmentName(used)).toBe('Begagnat');
  });
});

describe('opening hours', () => {
  const schedule = {
    openinghours: [
      {
        day: 'Måndag–fredag',
        displayText: '07.00–17.00',
        weekdays: [1, 2, 3, 4, 5],
        opens: '07:00',
        closes: '17:00',
      },
      { day: 'Lördag', displayText: 'Stängt', weekdays: [6] },
    ],
    deviationdays: [
      { day: '2026-12-24', displayText: 'Julafton: stängt', closed: true },
      { day: '2026-12-31', displayText: 'Nyårsafton: 07.00–12.00', opens: '07:00', closes: '12:00' },
      { day: '2027-01-05', displayText: 'kortare dag' },
      { day: 'Midsommar', displayText: 'se anslag' },
    ],
  };
  const at = (date: string, time: string) => openState(schedule, { date, time });

  test('a working day opens and closes to the minute', () => {
    const today = (time: string) => ({ date: '2026-11-20', time });
    expect(at('2026-11-20', '06:59')).toEqual({ state: 'closed', opens: today('07:00') });
    expect(at('2026-11-20', '07:00')).toEqual({ state: 'open', closes: today('17:00') });
    // Sunday is not known: who knows when it opens next?
    expect(at('2026-11-20', '17:00')).toEqual({ state: 'closed' });
    expect(at('2026-11-21', '12:00')).toEqual({ state: 'closed' });
    expect(at('2026-11-19', '17:00')).toEqual({ state: 'closed', opens: today('07:00') });
  });

  test('V-151: a deviating day overrides, and words alone are not guessed at', () => {
    expect(at('2026-12-24', '10:00')).toEqual({
      state: 'closed',
      opens: { date: '2026-12-25', time: '07:00' },
    });
    expect(at('2026-12-31', '11:59')).toEqual({
      state: 'open',
      closes: { date: '2026-12-31', time: '12:00' },
    });
    expect(at('2027-01-05', '10:00')).toEqual({ state: 'unknown' });
    expect(at('2026-11-22', '12:00')).toEqual({ state: 'unknown' });
  });

  test('half of the hours is unknown, on ordinary and on deviating days', () => {
    const half = { day: 'Fredag', displayText: 'från 9', weekdays: [5], opens: '09:00' };
    const now = { date: '2026-11-20', time: '10:00' };
    expect(openState({ openinghours: [half], deviationdays: [] }, now)).toEqual({ state: 'unknown' });
    const deviating = { ...half, day: '2026-11-20' };
    expect(openState({ ...schedule, deviationdays: [deviating] }, now)).toEqual({ state: 'unknown' });
  });

  test('V-297: past deviations disappear, undated ones stay', () => {
    expect(comingDeviations(schedule.deviationdays, '2026-12-25').map((row) => row.day)).toEqual([
      '2026-12-31',
      '2027-01-05',
      'Midsommar',
    ]);
    expect(comingDeviations(schedule.deviationdays, '2026-12-24')).toHaveLength(4);
  });
});
