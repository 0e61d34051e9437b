import { describe, expect, test } from 'vitest';
import { pageOf, wordsOf } from '~test/car-page-rows';

/** Names and values of the page's descriptions, in order. */
const rowsOf = (html: string): readonly (readonly [string, string])[] =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map(([, name = '', value = '']) => [
    wordsOf(name).trim(),
    wordsOf(value).trim(),
  ]);

describe('a field of the record is a row of the car page', () => {
  test.each([
    ['V-196', { car_body: 'Kombi' }, 'Biltyp', 'Kombi'],
    ['V-197', { car_drive: 'Fyrhjulsdrift' }, 'Drivning', 'Fyrhjulsdrift'],
    ['V-198', { car_color: 'Svart' }, 'Färg', 'Svart'],
    ['V-199', { car_year: 2019 }, 'Årsmodell', '2019'],
    ['V-200', { car_fuel: 'Diesel' }, 'Drivmedel', 'Diesel'],
    ['V-201', { car_gearbox: 'Automatisk' }, 'Växellåda', 'Automatisk'],
    ['V-202', { car_mileage: 4500, car_mileage_text: '4 500 mil' }, 'Miltal', '4 500 mil'],
    ['V-203', { car_odometer: 45_000, car_odometer_unit: 'km' }, 'Miltal', '45 000 km'],
    ['V-204', { car_acceleration_text: '7,1 s' }, '0–100 km/h', '7,1 s'],
    ['V-205', { car_power_text: '190 hk (140 kW)' }, 'Effekt', '190 hk (140 kW)'],
    ['V-208', { car_regno: 'ABC12D' }, 'Registreringsnummer', 'ABC 12D'],
    ['V-209', { car_chassino: 'YV1ZW0000L1000001' }, 'Chassinummer', 'YV1ZW0000L1000001'],
    ['V-210', { car_firstregistration: '2019-03-05T00:00:00Z' }, 'Första registrering', '2019-03-05'],
    ['V-211', { car_seats: 5 }, 'Säten', '5'],
    ['V-212', { car_doors: 5 }, 'Dörrar', '5'],
    ['V-213', { car_cargo_volume_text: '529 l' }, 'Bagageutrymme', '529 l'],
    ['V-214', { car_service_weight_text: '1 780 kg' }, 'Tjänstevikt', '1 780 kg'],
    ['V-215', { car_height_text: '143 cm' }, 'Höjd', '143 cm'],
    ['V-216', { car_width_text: '185 cm' }, 'Bredd', '185 cm'],
    ['V-217', { car_length_text: '476 cm' }, 'Längd', '476 cm'],
    ['V-218', { car_ncapstars: 5 }, 'Euro NCAP', '5 av 5 stjärnor i Euro NCAP'],
    ['V-219', { car_fuel_tank_capacity_text: '60 l' }, 'Tankvolym', '60 l'],
    ['V-220', { car_fuel_combined_text: '5,1 l/100 km' }, 'Förbrukning, blandad', '5,1 l/100 km'],
    ['V-221', { car_emission_mixed_text: '134 g/km' }, 'CO₂-utsläpp, blandad', '134 g/km'],
    [
      'V-222',
      { wltp_electric_range: 450, wltp_electric_range_text: '450 km' },
      'Räckvidd el (WLTP)',
      '450 km',
    ],
    [
      'V-223',
      { wltp_electric_consumption: 17.2, wltp_electric_consumption_text: '17,2 kWh/100 km' },
      'Elförbrukning (WLTP)',
      '17,2 kWh/100 km',
    ],
    ['V-224', { battery_size: 60, battery_size_text: '60 kWh' }, 'Batteri', '60 kWh'],
    [
      'V-225',
      { electric_charging_speed_ac: 11, electric_charging_speed_ac_text: '11 kW' },
      'Laddeffekt, AC',
      '11 kW',
    ],
    [
      'V-226',
      { electric_charging_speed_dc: 130, electric_charging_speed_dc_text: '130 kW' },
      'Laddeffekt, DC',
      '130 kW',
    ],
    ['V-241', { car_vat_eligible: true }, 'Avdragsgill moms', 'Ja'],
    ['V-250', { car_beneficial_value: 3120 }, 'Förmånsvärde', '3 120 kr'],
  ])('%s: %j', (_, fields, label, value) => {
    expect(rowsOf(pageOf(fields))).toEqual([[label, value]]);
    // Without it, or with nothing in it, there is no such row.
    expect(rowsOf(pageOf({}))).toEqual([]);
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    expect(rowsOf(pageOf(empty))).toEqual([]);
  });

  test('V-060: an empty value is no row, nor is a nought', () => {
    const rows = rowsOf(pageOf({ car_body: 'Kombi', car_doors: null, car_seats: 0, car_ncapstars: 0 }));
    expect(rows).toEqual([['Biltyp', 'Kombi']]);
  });

  test('V-222: a car that is not charged has no electric row', () => {
    const petrol = { car_fuel: 'Bensin', wltp_electric_range: 0, wltp_electric_range_text: '0 km' };
    expect(rowsOf(pageOf(petrol))).toEqual([['Drivmedel', 'Bensin']]);
  });

  test('V-210: the day is the record’s own, wherever the visitor is', () => {
    expect(wordsOf(pageOf({ car_firstregistration: '2019-03-05T23:30:00Z' }))).toContain('2019-03-05');
    expect(wordsOf(pageOf({ car_firstregistration: '2019-03-05' }))).toContain('2019-03-05');
  });
});

describe('technical data', () => {
  const technical = { car_body: 'Kombi', car_color: 'Svart', car_seats: 5, car_doors: 5 };

  test('V-057, V-336: five rows stand there before any script, the rest behind a toggle', () => {
    const html = pageOf({ ...technical, car_regno: 'ABC12D', car_height_text: '143 cm', car_ncapstars: 4 });
    const [shown = '', hidden = ''] = html.split('data-rest=""');
    expect(rowsOf(shown)).toHaveLength(5);
    expect(rowsOf(hidden)).toHaveLength(2);
    expect(hidden).toContain('Visa mer');
  });

  test('V-059: without more than five rows there is nothing to toggle', () => {
    expect(rowsOf(pageOf(technical))).toHaveLength(4);
    expect(pageOf(technical)).not.toContain('data-toggle');
    expect(pageOf({ ...technical, car_regno: 'ABC12D' })).not.toContain('data-toggle');
  });
});

describe('equipment and description', () => {
  test('V-227: every piece of equipment stands there as it is written, as text', () => {
    const car_equipment = ['Dragkrok', 'Dragkrok', '<img src=x onerror=alert(1)>', 'Värmare & fläkt'];
    const html = pageOf({ car_equipment });
    expect(html.match(/Dragkrok/g)).toHaveLength(2);
    expect(html).not.toContain('<img src=x');
    expect(wordsOf(html)).toContain('Värmare & fläkt');
    expect(html).toContain('data-toggle');
  });

  test('V-063: one piece, or a line or two, needs no toggle', () => {
    const html = pageOf({ car_equipment: ['Dragkrok'], car_description: 'En ägare.' });
    expect(html).not.toContain('data-toggle');
  });

  test('V-228: line breaks are kept and markup is escaped', () => {
    const html = pageOf({
      car_description: 'Rad ett\nRad två\n\n<script>alert(1)</script>&lt;script>alert(2)',
    });
    expect(html).toMatch(/Rad ett<br\s*\/?>Rad två/);
    expect(html).not.toMatch(/<script>alert/);
  });
});

describe('what it is', () => {
  test('V-043, V-190, V-191: the title has brand, model text and version', () => {
    const html = pageOf({ car_model_text: 'V60 Cross Country', car_version: 'B4 Momentum' });
    const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect(wordsOf(title).trim()).toBe('Volvo V60 Cross Country B4 Momentum');
    expect(pageOf({})).toMatch(/<h1[^>]*>.*V60.*<\/h1>/s);
  });

  test('V-192, V-195, V-240: condition, car of the week and campaigns are badges', () => {
    const fields = {
      car_condition: 'Begagnad',
      caroftheweek: true,
      car_campaigns: ['Vårkampanj', 'Vinterhjul'],
    };
    const words = wordsOf(pageOf(fields));
    for (const badge of ['Begagnad', 'Veckans bil', 'Vårkampanj', 'Vinterhjul'])
      expect(words).toContain(badge);
    expect(wordsOf(pageOf({ caroftheweek: false }))).not.toContain('Veckans bil');
  });

  test('V-247: all sellers are named, with the ways to reach them', () => {
    const html = pageOf({
      car_sellers: [
        { name: 'Elsa Lind', email: 'elsa@nordhem.example', phone: '070-174 06 30' },
        { name: 'Bo Ek', email: null, phone: null },
      ],
    });
    expect(html).toContain('href="mailto:elsa@nordhem.example"');
    expect(html).toContain('href="tel:0701740630"');
    expect(html).toContain('Bo Ek');
  });
});
