import { describe, expect, test } from 'vitest';
import { drawnAround } from '~/features/map/drawn-map';
import { type SiteRecord, siteRecordSchema } from '~/modules/facilities';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './facility-detail.block';
import type { FacilityData } from './facility-detail.data';
import { addressOf } from './facility-detail.data';
import { view } from './facility-detail.view';

const user = {
  first_name: 'Åsa',
  last_name: 'Lind',
  title: 'Verkstadschef',
  phone: '070-174 06 05',
  email: 'asa@nordhem.example',
};
const workshop = {
  name: 'Verkstad',
  official_name: 'Nordhem Ängelholm Verkstad',
  department_type: 'workshop',
  phone: '0431-465 02 30',
  email: 'verkstad@nordhem.example',
  group: 'Workshop',
  brands: [
    { name: 'Volkswagen', brand_code: 'VW' },
    { name: 'Volkswagen R', brand_code: 'VW_R' },
    { name: 'Volkswagen Transportbilar', brand_code: 'VW_TRANSPORT' },
    { name: 'Audi Sport', brand_code: 'AUDI_SPORT' },
  ],
  erp_id: '107.30',
  users: [user],
  openingschedule: {
    openinghours: [
      {
        day: 'Måndag–fredag',
        displayText: '07:00–17:00',
        weekdays: [1, 2, 3, 4, 5],
        opens: '07:00',
        closes: '17:00',
      },
      { day: 'Lördag', displayText: 'Ring oss' },
    ],
    deviationdays: [
      { day: '2026-02-27', displayText: 'Inventering' },
      { day: '2026-03-03', displayText: 'Utbildning: 10–14', opens: '10:00', closes: '14:00' },
      { day: '2026-12-24', displayText: 'Julafton: stängt', closed: true },
    ],
  },
};
const record: SiteRecord = siteRecordSchema.parse({
  site_id: '107',
  site_official_name: 'Nordhem Ängelholm',
  slug: 'nordhem-angelholm',
  site_street: 'Storgatan 1 & 3',
  site_zip: '262 32',
  site_city: 'Ängelholm',
  site_phone: '0431-465 02 00',
  site_email: 'angelholm@nordhem.example',
  site_primary_image: {
    thumbnail_url: '/media/house-facade-1/640.webp',
    blur_data_url: 'data:image/webp;base64,UklGRg==',
    original: '/media/house-facade-1/1280.webp',
  },
  site_image_url: '/media/other/640.webp',
  site_departments: [workshop],
});

const NORWAY = testPage({ site: siteByKey('automotive-no'), language: 'nb', locale: 'nb-NO' });
const BRITAIN = testPage({ site: siteByKey('automotive-uk'), language: 'en-GB', locale: 'en-GB' });
const FINLAND = testPage({ site: siteByKey('carstore-fi'), language: 'fi', locale: 'fi-FI' });
const ENGLISH = testPage({ language: 'en', locale: 'en-SE' });
const STORE = testPage({ site: siteByKey('carstore-se') });

const map = await drawnAround({ lat: 59.33, lng: 18.07 }, null, { theme: 'nordhem', country: 'SE' });
const NO_RATINGS: FacilityData['ratings'] = new Map();
const html = (changes: object = {}, page = testPage(), slots = {}, ratings = NO_RATINGS) => {
  const facility = siteRecordSchema.parse({ ...record, ...changes });
  const data = { facility, cars: [], map, mapStyle: null, ratings, today: '2026-03-02' };
  return renderBlock(block, view, {}, { data, page, slots }).replace(/<!-- -->|<wbr\/>/g, '');
};
const withDepartment = (changes: object, page = testPage()) =>
  html({ site_departments: [{ ...workshop, ...changes }] }, page);
/** The part of the page below the heading "Avdelningar". */
const departments = (markup: string) => markup.slice(markup.indexOf('id="departments"'));
const BOOKING = '/service-och-verkstad/boka-bilverkstad';

describe('the house', () => {
  test('V-135: the way back leads to all houses, of each site in its own words', () => {
    expect(html()).toMatch(/<a href="\/anlaggningar"[^>]*data-back="true"[^>]*>.*?Till alla anläggningar/);
    const path = siteByKey('automotive-uk').paths.siteList;
    expect(html({}, BRITAIN)).toMatch(new RegExp(`<a href="${path}"[^>]*data-back="true"`));
  });

  test('V-136, V-282: the picture is the original, over its blur until it is there', () => {
    expect(html()).toContain('/media/house-facade-1/1280.webp');
    expect(html()).not.toContain('/media/other');
    expect(html()).toContain('data:image/webp;base64,UklGRg==');
    expect(html()).toContain('fetchPriority="high"');
  });

  test('V-281, V-514: without it the other picture, and without any a place for one', () => {
    const other = html({ site_primary_image: null });
    expect(other).toContain('src="/media/other/');
    const none = html({ site_primary_image: null, site_image_url: '', site_departments: [] });
    expect(none.slice(0, none.indexOf('id="find-us"'))).not.toContain('<img');
    expect(none).toMatch(/class="[^"]*missing[^"]*"><svg/);
  });

  test('V-137, V-276: the official name is the heading', () => {
    expect(html()).toMatch(/<h1[^>]*>Nordhem Ängelholm<\/h1>/);
  });

  test('V-138, V-277, V-484: street, zip and city search a maps service, by name and address', () => {
    const [, href = '', text] =
      /<a href="(https:\/\/www\.google\.com\/maps[^"]*)"[^>]*>(Storgatan[^<]*)</.exec(html()) ?? [];
    expect(text).toBe('Storgatan 1 &amp; 3, 262 32 Ängelholm');
    const url = new URL(href.replaceAll('&amp;', '&'));
    expect(url.searchParams.get('query')).toBe('Nordhem Ängelholm, Storgatan 1 & 3, 262 32 Ängelholm');
    expect(href).toContain('%26');
  });

  test('V-139, V-140, V-278, V-279, V-485, V-486: a number that calls and an address that mails', () => {
    expect(html()).toContain('<a href="tel:0431465' + '0200">0431-465 02 00</a>');
    expect(html()).toContain('<a href="mailto:angelholm@nordhem.example">angelholm@nordhem.example</a>');
  });

  test('what a house lacks leaves nothing behind', () => {
    const bare = html({ site_phone: '', site_email: '', site_street: '', site_zip: '', site_city: '' });
    expect(bare).not.toMatch(/href="tel:"|href="mailto:"|<a [^>]*><\/a>/);
    expect(addressOf(record)).toBe('Storgatan 1 & 3, 262 32 Ängelholm');
    expect(addressOf({ ...record, site_street: '', site_zip: '' })).toBe('Ängelholm');
  });

  test('V-142: those who read Swedish book a service, on a car store too', () => {
    const button = new RegExp(`<a href="${BOOKING}"[^>]*>.*?Boka service`);
    expect(html({ site_departments: [] })).toMatch(button);
    expect(html({ site_departments: [] }, STORE)).toMatch(button);
  });

  test.each([
    ['Norway', NORWAY],
    ['Britain', BRITAIN],
    ['Finland', FINLAND],
    ['Sweden in English', ENGLISH],
  ])('V-143, V-156: in %s neither house nor workshop has a booking', (_, page) => {
    expect(html({}, page)).not.toContain('boka-bilverkstad');
  });

  test('V-144: what editors place stands between the house and its departments', () => {
    const markup = html({}, testPage(), { FacilityContent: [<p key="x">Vi bygger om</p>] });
    const [top, placed, below] = ['<h1', 'Vi bygger om', 'id="departments"'].map((text) =>
      markup.indexOf(text),
    );
    expect(top).toBeLessThan(placed ?? 0);
    expect(placed).toBeLessThan(below ?? 0);
    expect(block.placeholders.FacilityContent?.allow).toContain('RichContent');
  });

  test('the first screen says of each department whether it is open, and leads to it', () => {
    expect(html()).toMatch(/<a href="#department-1">Verkstad<\/a><span[^>]*>Öppet nu, till 17:00<\/span>/);
    expect(html()).toContain('id="department-1"');
  });
});

describe('a department', () => {
  test('V-145, V-287: is shown, each of them', () => {
    const names = ['Nya bilar', 'Delar', 'Verkstad', 'Skador', 'Begagnat'];
    const markup = html({ site_departments: names.map((name, at) => ({ name, erp_id: `1.${at}` })) });
    expect([...markup.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(names);
    expect(html({ site_departments: [] })).not.toContain('Avdelningar');
  });

  test('V-148, V-288: is called by its name, else by its official one, else by its group', () => {
    expect(html()).toMatch(/<h3[^>]*>Verkstad</);
    expect(withDepartment({ name: '' })).toMatch(/<h3[^>]*>Nordhem Ängelholm Verkstad</);
    expect(withDepartment({ name: '', official_name: '' }, FINLAND)).toMatch(/<h3[^>]*>Huolto</);
  });

  test('V-149, V-290, V-291: is called and written to', () => {
    expect(html()).toContain('<a href="tel:0431465' + '0230">0431-465 02 30</a>');
    expect(html()).toContain('<a href="mailto:verkstad@nordhem.example">');
  });

  test('V-150, V-296: its opening hours are the rows of the record, word for word', () => {
    expect(html()).toMatch(/Öppettider<.*?<dt[^>]*>Måndag–fredag<\/dt><dd[^>]*>07:00–17:00<\/dd>/);
    expect(html()).toMatch(/<dt[^>]*>Lördag<\/dt><dd[^>]*>Ring oss<\/dd>/);
  });

  test('V-151, V-297: deviating hours are a list of their own, without days that are past', () => {
    expect(html()).toMatch(/Avvikande öppettider<.*?<dt[^>]*>2026-03-03<\/dt><dd[^>]*>Utbildning: 10–14</);
    expect(html()).toContain('Julafton: stängt');
    expect(html()).not.toContain('Inventering');
  });

  test('V-152, V-286, V-293, V-302, V-303, V-304: shows the marks of its makes, by the rule of suffixes', () => {
    const markup = departments(html());
    expect(markup).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Volkswagen"/);
    expect(markup).not.toContain('Volkswagen R');
    expect(markup).toContain('Volkswagen Transportbilar');
    expect(markup).toContain('Audi Sport');
  });

  test('V-153, V-295, V-298, V-299, V-300, V-301: who works there is folded away, with title, number and address', () => {
    const [people = ''] = /<details[^>]*>(?:(?!<details).)*Åsa.*?<\/details>/.exec(departments(html())) ?? [];
    expect(people).not.toMatch(/^<details[^>]* open/);
    expect(people).toMatch(/<summary[^>]*>.*?Möt oss som jobbar här/);
    expect(people).toContain('<strong>Åsa Lind</strong>');
    expect(people).toContain('Verkstadschef');
    expect(people).toContain('<a href="tel:0701740605">070-174 06 05</a>');
    expect(people).toContain('<a href="mailto:asa@nordhem.example">');
  });

  test('V-154: what it lacks leaves no heading behind', () => {
    const bare = departments(
      withDepartment({ users: [], brands: [], openingschedule: null, phone: '', email: '' }),
    );
    expect(bare).not.toMatch(/<h4|<details|<dl|<ul/);
    expect(bare).toContain('Verkstad');
  });

  test('V-155: a workshop leads to booking for those who read Swedish', () => {
    expect(departments(html())).toContain(`href="${BOOKING}"`);
  });

  test('V-157, V-158, V-289: one of new cars leads to the list of this house, by its group and not by its type', () => {
    const sales = { group: 'New cars', department_type: 'workshop' };
    const markup = departments(withDepartment(sales));
    expect(markup).toContain('href="/kop-bil/alla-bilar-i-lager?car_site_id=107"');
    expect(markup).not.toContain(BOOKING);
    const { carList } = siteByKey('automotive-no').paths;
    expect(withDepartment(sales, NORWAY)).toContain(`href="${carList}?car_site_id=107"`);
  });

  test.each(['Parts', 'Body work', null])('V-159, V-292: one of group %s leads nowhere', (group) => {
    const markup = departments(withDepartment({ group, department_type: 'workshop' }));
    expect(markup).not.toContain(BOOKING);
    expect(markup).not.toContain('car_site_id');
  });
});

describe('what customers thought', () => {
  const rated = (average: number, page = testPage()) =>
    html(
      { site_departments: [{ ...workshop, erp_id: '10.40' }] },
      page,
      {},
      new Map([['10.40', { average, count: 23 }]]),
    );

  test('is an average in the words of the language, with who could give it', () => {
    const markup = departments(rated(4));
    expect(markup).toContain('4,0 av 5');
    expect(markup).toContain('23 betyg');
    expect(markup).toContain('Bara den som har varit i verkstaden kan betygsätta den');
    expect(departments(rated(4.3, ENGLISH))).toContain('4,3 out of 5');
  });

  test('is nothing where there is too little of it', () => {
    const markup = html(
      { site_departments: [{ ...workshop, erp_id: '10.41' }] },
      testPage(),
      {},
      new Map([['10.40', { average: 4, count: 23 }]]),
    );
    expect(markup).not.toContain('betyg');
  });
});
