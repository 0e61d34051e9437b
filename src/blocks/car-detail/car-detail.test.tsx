import { beforeAll, describe, expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { type CarDetailData, load } from '~/features/car-detail/car-data';
import { type CarRecord, carIndexSchema } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { nullLog } from '~/platform/log';
import { createColumnarIndex, SearchUnavailable } from '~/platform/search';
import { renderBlock, testPage } from '~test/block';
import { carPageServices } from '~test/car-page-services';
import { block } from './car-detail.block';
import { view } from './car-detail.view';

const TODAY = '2026-03-02';
const index = createColumnarIndex(carIndexSchema('sv-SE'));
let cars: readonly CarRecord[] = [];

beforeAll(() => {
  cars = [...demoCars('automotive-se', TODAY, 400)];
  index.upsert(cars);
});

const services = carPageServices(index, TODAY);

const pageOf = (wildcard: readonly string[], more: Partial<PageContext> = {}) =>
  testPage({ wildcard, path: ['/kop-bil', ...wildcard].join('/'), ...more });
const open = (wildcard: readonly string[], more: Partial<PageContext> = {}) =>
  load({ fields: { CarId: '' }, page: pageOf(wildcard, more), services });

const carWhere = (fits: (car: CarRecord) => boolean): CarRecord & { slug: string } => {
  const car = cars.find(fits);
  if (car?.slug == null) throw new Error('the demo has no such car');
  return { ...car, slug: car.slug };
};

async function found(car: CarRecord & { slug: string }) {
  const outcome = await open([car.car_id, car.slug]);
  if (outcome.kind !== 'data') throw new Error(`got ${outcome.kind}`);
  return outcome;
}

const html = (data: CarDetailData, page = pageOf([])) => renderBlock(block, view, {}, { data, page });
/** What is in the page, without tags and with plain spaces. */
const words = (markup: string) =>
  markup
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('addresses of cars', () => {
  test('V-010, V-011, V-013: an id without slug is sent on for now, a wrong slug for good', async () => {
    const { car_id, slug } = carWhere(() => true);
    const to = `/kop-bil/${car_id}/${slug}`;
    expect(await open([car_id])).toEqual({ kind: 'redirect', to, status: 302 });
    expect(await open([car_id, 'wrong-slug'])).toEqual({ kind: 'redirect', to, status: 301 });
    const english = pageOf([car_id], { language: 'en' });
    expect(await load({ fields: { CarId: '' }, page: english, services })).toMatchObject({ to: `/en${to}` });
  });

  test.each(['ABC-17', 'AbC-18'])('the id %s is found at its lower-case address', async (car_id) => {
    const car = { ...carWhere(() => true), car_id };
    index.upsert([car]);
    expect(await open([car_id.toLowerCase(), car.slug])).toMatchObject({ data: { car: { car_id } } });
    index.remove([car_id]);
  });

  test('V-015: what was never a car is not found', async () => {
    expect(await open([])).toEqual({ kind: 'not-found' });
    expect(await open(['elbilar'])).toEqual({ kind: 'not-found' });
    expect(await open(['elbilar', 'guide'])).toEqual({ kind: 'not-found' });
  });

  test('the page depends on stock and facilities, and never reads the query', async () => {
    const tags: string[] = [];
    const car = carWhere(() => true);
    const page = pageOf([car.car_id, car.slug], { tag: (tag) => tags.push(tag) });
    Object.defineProperty(page, 'query', {
      get: () => {
        throw new Error('read the query');
      },
    });
    await load({ fields: { CarId: '' }, page, services });
    expect(tags).toEqual(['stock:automotive-se-cars', 'facilities:automotive-se-sites']);
  });

  test('a car that an editor placed is shown, or left out when it is gone', async () => {
    const car = carWhere(() => true);
    const page = testPage();
    expect(await load({ fields: { CarId: car.car_id }, page, services })).toMatchObject({ kind: 'data' });
    expect(await load({ fields: { CarId: '1' }, page, services })).toEqual({ kind: 'nothing' });
  });
});

describe('a car that is gone', () => {
  const gone = async (slug?: string) => {
    const outcome = await open(['999999999', ...(slug === undefined ? [] : [slug])]);
    if (outcome.kind !== 'data' || outcome.data.kind !== 'missing') throw new Error('not missing');
    return { ...outcome, data: outcome.data };
  };

  test('V-014, V-016, V-019, V-021: is a 404 that search engines leave out, with eight cars of the fifth part of its slug', async () => {
    const { data, status, head } = await gone('a-b-c-d-volvo');
    expect(status).toBe(404);
    expect(head).toMatchObject({ noindex: true, title: 'Den här bilen har fått ett nytt hem' });
    expect(data.cars).toHaveLength(8);
    expect(new Set(data.cars.map(({ car_brand }) => car_brand))).toEqual(new Set(['Volvo']));
    expect(data.listPath).toBe('/kop-bil/alla-bilar-i-lager?keyphrase=volvo');
  });

  test.each([[undefined], ['volvo-v60'], ['a-b-c-d-qzxqzx'], ['a-b-c-d-<script>alert(1)</script>']])(
    'V-022, V-023, V-024: with the slug %s still has cars to show',
    async (slug) => {
      const { data } = await gone(slug);
      expect(data.cars).toHaveLength(8);
      expect(html(data)).not.toContain('<script');
    },
  );

  test('V-498: is gone also while the search is away; one that only the search can find is not said to be', async () => {
    const search = () => Promise.reject(new SearchUnavailable('automotive-se-cars', 'away'));
    const away = { ...services, log: nullLog, stock: { ...services.stock, search } };
    const opened = (id: string) => load({ fields: { CarId: '' }, page: pageOf([id]), services: away });
    expect(await opened('999999999')).toMatchObject({ status: 404, data: { kind: 'missing', cars: [] } });
    expect(await opened('abc-18')).toMatchObject({ status: 503, incomplete: true });
  });

  test('shows what loans cost only with the warning', async () => {
    const { data } = await gone();
    expect(data.cars.some(({ loan }) => loan !== null)).toBe(true);
    expect(html(data)).toContain('Att låna kostar pengar!');
    const cars = data.cars.map((car) => ({ ...car, loan: null }));
    expect(html({ ...data, cars })).not.toContain('Att låna kostar pengar!');
  });

  test('V-017, V-018, V-020: says so once and why, with a way to all cars', async () => {
    const { data } = await gone('a-b-c-d-kia');
    const markup = html(data);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain('Bilen du söker finns inte längre i lager.');
    expect(markup).toContain('href="/kop-bil/alla-bilar-i-lager?keyphrase=kia"');
  });
});

describe('the car page', () => {
  test('has its name, price and facts in the head, and its own address', async () => {
    const car = carWhere(({ car_is_used, car_images }) => car_is_used === true && car_images.length > 0);
    const { head, status } = await found(car);
    expect(status).toBeUndefined();
    expect(head).toMatchObject({
      title: `${car.car_brand} ${car.car_model_text} ${car.car_version} ${car.car_year}`,
      canonical: `/kop-bil/${car.car_id}/${car.slug}`,
      image: { src: car.car_images[0]?.original },
    });
    expect(head?.jsonLd).toMatchObject([{ '@type': 'Car' }, { '@type': 'BreadcrumbList' }]);
    expect(head?.description).toContain(car.car_price_text ?? '');
  });

  test('V-129: knows the way to it: ancestors, list, brand, and no wildcard', async () => {
    const car = carWhere(() => true);
    const page = pageOf([car.car_id, car.slug]);
    const ancestors = [
      { title: 'Start', path: '/' },
      { title: 'Köp bil', path: '/kop-bil' },
      { title: 'Bil', path: `/kop-bil/${car.car_id}` },
    ];
    const outcome = await load({
      fields: { CarId: '' },
      page: { ...page, page: { ...page.page, ancestors } },
      services,
    });
    const crumbs = outcome.kind === 'data' && outcome.data.kind === 'car' ? outcome.data.crumbs : [];
    expect(crumbs).toEqual([
      { title: 'Start', href: '/' },
      { title: 'Köp bil', href: '/kop-bil' },
      { title: 'Bilar i lager', href: '/kop-bil/alla-bilar-i-lager' },
      { title: car.car_brand, href: expect.stringMatching(/^\/kop-bil\/alla-bilar-i-lager\?car_brand=/) },
      { title: `${car.car_brand} ${car.car_model_text}` },
    ]);
  });

  test('V-049, V-050, V-051, V-421: has eight similar cars, of the same model first, and never the car itself', async () => {
    const car = carWhere(() => true);
    const { data } = await found(car);
    if (data.kind !== 'car') throw new Error('missing');
    const ids = data.similar.map(({ car_id }) => car_id);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(ids).not.toContain(car.car_id);
    const sameModel = cars.filter(
      ({ car_brand, car_model }) => car_brand === car.car_brand && car_model === car.car_model,
    );
    const first = data.similar.slice(0, Math.min(8, sameModel.length - 1));
    for (const each of first)
      expect([each.car_brand, each.car_model]).toEqual([car.car_brand, car.car_model]);
  });

  test('V-035, V-039, V-040, V-048, V-052: has its sections in order, their headings below one h1, and the links to its form', async () => {
    const car = carWhere(
      ({ car_is_sample, car_description }) => car_is_sample !== true && car_description !== null,
    );
    const markup = html((await found(car)).data);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    const at = ['overview', 'equipment', 'description', 'contact'].map((part) =>
      markup.indexOf(`id="uid-${part}"`),
    );
    expect(at.every((position) => position > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    for (const anchor of ['#contact-form', '#contact-quote', '#contact-testdrive']) {
      expect(markup).toContain(`href="${anchor}"`);
    }
  });

  test('V-036, V-037, V-038: leaves out overview, equipment and description that there are not', async () => {
    const sample = carWhere(({ car_is_sample }) => car_is_sample === true);
    const { data } = await found(sample);
    if (data.kind !== 'car') throw new Error('missing');
    expect(html(data)).not.toContain('id="uid-overview"');
    expect(html(data)).toContain('id="uid-contact"');
    const bare = html({ ...data, car: { ...data.car, car_equipment: [], car_description: null } });
    expect(bare).not.toContain('id="uid-equipment"');
    expect(bare).not.toContain('id="uid-description"');
  });

  test('V-316, V-368, V-370: of a sample car asks which dealer, with the new-cars department of each', async () => {
    const sample = carWhere(({ car_is_sample }) => car_is_sample === true);
    const markup = html((await found(sample)).data);
    expect(markup).toContain('name="siteName"');
    expect(sample.car_sellers[0]?.email).toContain('@');
    expect(markup).not.toContain(`href="mailto:${sample.car_sellers[0]?.email}"`);
    expect(markup).toMatch(/<option(?=[^>]*value="Nordhem [^"]+")(?=[^>]*data-to-email="[^"]+@)/);
    const used = carWhere(({ car_is_used }) => car_is_used === true);
    expect(html((await found(used)).data)).not.toContain('name="siteName"');
  });

  test('V-045, V-183, V-184: links to the facility, or names a store that no facility describes', async () => {
    const { data } = await found(carWhere(() => true));
    if (data.kind !== 'car') throw new Error('missing');
    expect(html(data)).toContain(`href="/anlaggningar/${data.facility?.slug}"`);
    const unknown = html({
      ...data,
      facility: null,
      car: { ...data.car, car_site_name: 'Bilhuset', car_site_address: 'Vägen 1' },
    });
    expect(unknown).not.toContain('href="/anlaggningar/');
    expect(words(unknown)).toContain('Bilhuset');
  });

  test('V-034, V-514: without pictures says that they come, without buttons', async () => {
    const { data } = await found(carWhere(() => true));
    if (data.kind !== 'car') throw new Error('missing');
    const markup = html({
      ...data,
      similar: [],
      car: { ...data.car, car_images: [], car_primary_image: null },
    });
    expect(markup).toContain('Bilder kommer snart');
    expect(markup).not.toContain('data-step');
    expect(markup).not.toContain('<picture');
  });

  test('V-230: shows its pictures in order, fetches the first first and all others later', async () => {
    const { data } = await found(carWhere(({ car_images }) => car_images.length > 3));
    const markup = html(data);
    const pictures =
      data.kind === 'car' ? data.car.car_images.map(({ original }) => markup.indexOf(original)) : [];
    expect(pictures.every((at) => at > 0)).toBe(true);
    expect(pictures).toEqual(pictures.toSorted((a, b) => a - b));
    expect(markup.match(/fetchPriority="high"/gi)).toHaveLength(1);
    expect(markup.match(/loading="eager"/g)).toHaveLength(1);
  });
});
