import { describe, expect, test } from 'vitest';
import { SITES } from '~/sites';
import { carPath } from '~/sites/paths';
import { askJson, health, search } from '../ask';
import { attribute, jsonLd, linksOf, wordsOf } from './markup';
import { SWEDISH, type Visitor } from './visitor';

const GONE = '999999999';

/** The pages of cars, and the requests about them. */
export function carRoutes({ server, get, open }: Visitor): void {
  /** The first cars of a site's index. */
  const carsOf = async (key: string, filters: object = {}, limit = 1) => {
    const { text } = await search(server(), {
      index: `${key}-cars`,
      limit,
      filters,
      fields: ['car_id', 'slug', 'car_brand', 'car_is_used', 'car_condition'],
    });
    const { content } = JSON.parse(text);
    return Array.isArray(content) ? content : [];
  };

  describe('the page of a car', () => {
    test.each(
      SITES.filter(({ carIndex, key }) => carIndex === `${key}-cars`).map(
        (site) => [site.key, site] as const,
      ),
    )(
      'V-010, V-011, V-012, V-013: on %s has one address, to which all others lead, with their query',
      async (key, site) => {
        const [car] = await carsOf(key);
        const address = carPath(site, car);
        const base = address.slice(0, -car.slug.length - 1);
        expect(address).toBe(`${site.paths.carDetail}/${car.car_id}/${car.slug}`);
        for (const [path, status, to] of [
          [base, 302, address],
          [`${base}?utm_source=x`, 302, `${address}?utm_source=x`],
          [`${base}/wrong-slug?utm_source=x`, 301, `${address}?utm_source=x`],
        ] as const) {
          const answer = await get(path, key);
          expect([answer.status, answer.headers.location], path).toEqual([status, to]);
        }
        const page = await get(address, key);
        expect(page.status).toBe(200);
        expect(attribute(page.text, /<link rel="canonical" href="([^"]*)"/)).toBe(
          server().site(key, address),
        );
      },
    );

    test('V-183, V-514: leads to its facility, and tells machines what it is, with a picture that is there', async () => {
      const [car] = await carsOf(SWEDISH, { car_is_used: [true] });
      const { text } = await open(`/kop-bil/${car.car_id}`);
      const dealer = linksOf(text).find((href) => /^\/anlaggningar\/[^/]+$/.test(href)) ?? 'none';
      expect((await get(dealer)).status).toBe(200);
      const data = jsonLd(text).find((each) => each['@type'] === 'Car');
      expect(data).toMatchObject({ sku: car.car_id, offers: { '@type': 'Offer', priceCurrency: 'SEK' } });
      const image = new URL(attribute(text, /property="og:image" content="([^"]*)"/) ?? '');
      const picture = await get(image.pathname);
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    }, 60_000);

    test.each([
      ['V-014', ''],
      ['V-016', '/volvo-v60-d4-2019-stockholm'],
      ['V-022', '/volvo-v60'],
      ['V-023', '/a-b-c-d-qzxqzx'],
      ['V-024', '/a-b-c-d-%3Cscript%3Ealert(1)'],
      ['V-024', '/a-b-c-d-%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E'],
      ['V-024', `/a-b-c-d-${'x'.repeat(900)}`],
    ])('%s: a car that is gone is a whole page of 404: %s', async (_, slug) => {
      const { status, text } = await get(`/kop-bil/${GONE}${slug}`);
      expect(status).toBe(404);
      expect(text.match(/<h1/g)).toHaveLength(1);
      expect(wordsOf(text)).toContain('Den här bilen har fått ett nytt hem');
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
      const cars = new Set(linksOf(main).filter((href) => /^\/kop-bil\/\d+\//.test(href)));
      expect(cars.size).toBeGreaterThan(0);
      expect(cars.size).toBeLessThanOrEqual(8);
      expect(text).not.toMatch(/<script>alert|<img src=x/);
      expect(attribute(text, /<meta name="robots" content="([^"]*)"/)).toContain('noindex');
    });

    test('V-024: a slug with a slash in disguise is no car’s, and harmless too', async () => {
      const { status, text } = await get(`/kop-bil/${GONE}/a-b-c-d-%3Cscript%3Ealert(1)%3C%2Fscript%3E`);
      expect(status).toBe(404);
      expect(text).not.toContain('<script>alert');
    });

    test.each(['volvo', 'kia'])(
      'V-019, V-020, V-021: in place of a %s stand others, and a way to all of them',
      async (brand) => {
        const { text } = await get(`/kop-bil/${GONE}/a-b-c-d-${brand}`);
        const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
        const cars = [...new Set(linksOf(main).filter((href) => /^\/kop-bil\/\d+\//.test(href)))];
        expect(cars).toHaveLength(8);
        for (const href of cars) expect(href).toContain(`/${brand}-`);
        const all = linksOf(main).find((href) => href.includes('keyphrase=')) ?? '';
        expect((await get(all)).status).toBe(200);
        for (const href of cars.slice(0, 2)) expect((await get(href)).status).toBe(200);
      },
    );

    test('V-015, V-503: without an id, or with one of another site, there is no car', async () => {
      expect((await open('/kop-bil//some-slug')).status).toBe(404);
      const [swedish] = await carsOf(SWEDISH);
      expect((await get(`/kjop-bil/${swedish.car_id}`, 'automotive-no')).status).toBe(404);
    });

    test('V-193, V-194: used is what its condition says, and some are yet to be built', async () => {
      for (const car of await carsOf(SWEDISH, {}, 50))
        expect(car.car_is_used).toBe(car.car_condition !== 'Ny');
      expect((await carsOf(SWEDISH, { car_is_sample: [true] })).length).toBe(1);
    });
  });

  describe('a request about a car', () => {
    const values = { name: 'Rut Ruta', phone: '070-174 06 05', email: 'rut@post.example' };
    const send = (id: string, more: object) =>
      askJson(
        server(),
        '/api/forms/comhub',
        { formName: 'NordhemCarContactForm', formSubmissionId: id, values: { ...values, ...more } },
        { host: `${SWEDISH}.localhost` },
      );

    test('V-373: is checked by the same rules, and stored only when it is whole', async () => {
      const before = (await health(server())).leads;
      const empty = await send('routes-car-1', { name: '' });
      expect([empty.status, empty.json().problems]).toEqual([422, { name: 'nameMissing' }]);
      const phone = await send('routes-car-2', { phone: '++46123456' });
      expect([phone.status, phone.json().problems]).toEqual([422, { phone: 'phoneInvalid' }]);
      expect((await health(server())).leads).toEqual(before);
    });

    test('V-439, V-443: goes to the seller whatever address is named, and counts once', async () => {
      const [car] = await carsOf(SWEDISH, { car_is_used: [true] });
      const first = await send('routes-car-3', {
        carId: car.car_id,
        toEmail: 'evil@x.example',
        toName: 'Evil',
      });
      const again = await send('routes-car-3', {
        carId: car.car_id,
        toEmail: 'evil@x.example',
        toName: 'Evil',
      });
      expect([first.status, again.status]).toEqual([202, 202]);
      expect(again.json().id).toBe(first.json().id);
      expect(first.text).not.toMatch(/evil/i);
    });

    test('V-448, V-449: answers to a form are passed on; an id that is none is refused', async () => {
      const ask = (body: object) => askJson(server(), '/api/jotform', body, { host: `${SWEDISH}.localhost` });
      const answer = await ask({ formId: '251234567890' });
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject({ content: [{ answers: { 1: { text: 'Form 251234567890' } } }] });
      for (const body of [{}, { formId: '../x' }, { formId: 'x'.repeat(100_000) }]) {
        const { status } = await ask(body);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    });
  });
}
