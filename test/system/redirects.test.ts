import { beforeAll, describe, expect, test } from 'vitest';
import { swedishRedirects } from '~/modules/content';
import { ask } from './ask';
import { sharedServer } from './browser';
import type { RunningServer } from './server';

let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
});

const SE = 'automotive-se';
const CARS = '/kop-bil/alla-bilar-i-lager';
const NEW = '/kop-bil/nya-bilar-i-lager';
const USED = '/kop-bil/begagnade-bilar-i-lager';
const CAREERS = 'https://karriar.nordhem.example/';

const get = (path: string, site = SE) => ask(server, path, { host: `${site}.localhost` });

/** Where an address leads, as path and query on the same host. */
async function locationOf(path: string, site = SE): Promise<{ status: number; to: string | null }> {
  const { status, headers } = await get(path, site);
  const { location } = headers;
  return { status, to: location === undefined ? null : location.replace(/^http:\/\/[^/]+/, '') };
}

/** An old address leads in one permanent hop to a page that is there. */
async function expectMoved(from: string, to: string): Promise<void> {
  expect(await locationOf(from), from).toEqual({ status: 301, to });
  if (to.startsWith('/')) expect((await get(to)).status, to).toBe(200);
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? '';
/** How many cars a list says that it has found; it says "10 000+" for more than it counts to. */
function countOf(html: string): number {
  const [, text = ''] = /data-part="status"[^>]*>([^<]*) bil(?:ar)?</.exec(html) ?? [];
  return text.endsWith('+') ? Number.POSITIVE_INFINITY : Number(text.replace(/[^\d]/g, '') || 'NaN');
}

const literal = swedishRedirects().filter(({ from, query }) => !from.includes('{') && query === undefined);

test('C-346, C-348 every old address without a blank is gone for good and leads to a page in one hop', async () => {
  expect(literal.length).toBeGreaterThan(60);
  for (const { from, to } of literal) await expectMoved(from, to);
});

test('C-347 no other site knows the old addresses', async () => {
  const paths = [
    '/test',
    '/salj-din-bil',
    '/findus/kista',
    '/jobb',
    '/kop-bil/vara-bilmarken/volvo',
    '/dack/tack',
  ];
  const others = [
    'automotive-no',
    'automotive-uk',
    'carstore-fi',
    'carstore-sk',
    'carstore-se',
    'mercedes-se',
  ];
  for (const site of others) {
    for (const path of paths) {
      expect(await locationOf(path, site), `${site} ${path}`).toEqual({ status: 404, to: null });
    }
  }
});

describe('present and old addresses', () => {
  test.each([
    ['C-350', CARS, ['/bilar', '/kop-bil/bilar-i-lager']],
    ['C-351', NEW, ['/nya-bilar', '/kop-bil/nya-bilar']],
    ['C-352', USED, ['/begagnade-bilar', '/kop-bil/begagnade-bilar']],
    ['C-353', '/kop-bil/biltyp/elbilar', ['/elbilar', '/kop-bil/elbilar']],
    ['C-354', '/kop-bil/biltyp/hybridbilar', ['/kop-bil/hybridbilar']],
    ['C-355', '/kop-bil/biltyp/demobilar', ['/kop-bil/demobilar']],
    ['C-357', '/kop-bil/privatleasing-bilar', ['/privatleasing', '/kop-bil/privatleasing']],
    ['C-358', '/kop-bil/bilagande/privatleasa-din-bil', ['/privatleasing/sa-fungerar-det']],
    ['C-359', '/kop-bil/foretag/tjanstebil', ['/foretag/tjanstebil', '/foretag/formansbil']],
    ['C-360', '/kop-bil/foretag/vagnpark', ['/foretag/vagnpark']],
    ['C-361', '/kop-bil/foretag/lastbilar', ['/foretag/lastbilar', '/lastbilar']],
    ['C-362', '/kop-bil/foretag/transportbilar', ['/foretag/transportbilar', '/transportbilar']],
    ['C-363', '/kop-bil/foretag/finansiering', ['/foretag/finansiering']],
    ['C-364', '/kop-bil/kampanjer/bilkampanjer', ['/kampanjer', '/erbjudanden']],
    ['C-365', '/kop-bil/finansiering/billan', ['/finansiering/billan', '/kop-bil/billan']],
    ['C-366', '/kop-bil/bilagande/forsakring/bilforsakring', ['/forsakring/bilforsakring']],
    ['C-372', '/service-och-verkstad/boka-bilverkstad', ['/boka-service', '/verkstad/boka']],
    ['C-373', '/service-och-verkstad/vara-verkstadstjanster', ['/verkstad/tjanster']],
    ['C-374', '/dack-och-biltillbehor/webbshop', ['/dack/webbshop']],
    ['C-375', '/dack-och-biltillbehor/dackhotell', ['/dackhotell', '/dack/dackhotell']],
    ['C-376', '/dack-och-biltillbehor/laddbox', ['/laddbox']],
    ['C-377', '/dack-och-biltillbehor/biltillbehor', ['/tillbehor', '/biltillbehor']],
    ['C-378', '/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar', ['/hjulskifte']],
    ['C-379', '/dack-och-biltillbehor/dackkop-tack', ['/dack/tack']],
    ['C-380', '/dack-och-biltillbehor/dackkop-fel', ['/dack/fel']],
    ['C-381', '/livet-med-bil', ['/blogg']],
    ['C-382', '/om-nordhem', ['/om-oss']],
    ['C-384', '/webbshop/kopvillkor', ['/kopvillkor', '/dack/villkor']],
    ['C-385', '/salj-bil', ['/salj-din-bil', '/vi-koper-din-bil']],
    ['C-386', '/', ['/test', '/TEST/']],
  ])('%s %s', async (_, to, old) => {
    for (const from of old) await expectMoved(from, to);
  });

  test('C-379 a page of thanks is for no search engine', async () => {
    for (const path of ['/dack-och-biltillbehor/dackkop-tack', '/dack-och-biltillbehor/dackkop-fel']) {
      expect((await get(path)).text).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('C-349 brands keep their name, in any spelling, with their query', async () => {
    for (const brand of ['volvo', 'mercedes-benz']) {
      await expectMoved(`/kop-bil/vara-bilmarken/${brand}`, `/kop-bil/bilmarken/${brand}`);
    }
    const to = async (path: string) => (await locationOf(path)).to;
    expect(await to('/kop-bil/vara-bilmarken/never-sold')).toBe('/kop-bil/bilmarken/never-sold');
    expect(await to('/kop-bil/vara-bilmarken/%C3%A4')).toBe('/kop-bil/bilmarken/%C3%A4');
    expect(await to('/Kop-Bil/Vara-Bilmarken/Volvo/?a=b')).toBe('/kop-bil/bilmarken/volvo?a=b');
  });

  test('C-356 a car has its own address, and earlier ones lead there', async () => {
    const { text } = await get(CARS);
    const address = /href="(\/kop-bil\/(\d+)\/([a-z0-9-]+))"/.exec(text);
    const [, path = '', id = '', slug = ''] = address ?? [];
    expect((await get(path)).status).toBe(200);
    for (const from of [
      `/bil/${id}/${slug}`,
      `/kop-bil/bil/${id}/${slug}`,
      `/kop-bil/nya-bilar/${id}/${slug}`,
    ]) {
      await expectMoved(from, path);
    }
  });

  test('C-373 a service of the workshop', async () => {
    const index = '/service-och-verkstad/vara-verkstadstjanster';
    const service = /href="(\/service-och-verkstad\/vara-verkstadstjanster\/([a-z0-9-]+))"/.exec(
      (await get(index)).text,
    );
    const [, path = '', name = ''] = service ?? [];
    await expectMoved(`/verkstad/tjanster/${name}`, path);
  });

  test('C-381 a story', async () => {
    const [, path = '', name = ''] =
      /href="(\/livet-med-bil\/([a-z0-9-]+))"/.exec((await get('/livet-med-bil')).text) ?? [];
    await expectMoved(`/blogg/${name}`, path);
  });

  test('C-383 jobs are advertised elsewhere', async () => {
    for (const from of [
      '/jobb',
      '/lediga-jobb',
      '/karriar',
      '/om-oss/jobba-hos-oss',
      '/jobb/saljare/goteborg',
    ]) {
      expect(await locationOf(from)).toEqual({ status: 301, to: CAREERS.replace(/^http:\/\/[^/]+/, '') });
    }
  });
});

describe('facilities', () => {
  test.each([
    ['C-367', '/anlaggningar/nordhem-kista', null],
    ['C-368', '/anlaggningar/123/volvo-bil-kista', '/anlaggningar/nordhem-kista'],
    ['C-368', '/anlaggningar/7/nordhem-bil-Malm%C3%B6', '/anlaggningar/nordhem-malmo'],
    ['C-368', '/anlaggningar/123/nordhem-bil-goteborg', '/anlaggningar/nordhem-goteborg'],
    ['C-369', '/findus/kista', '/anlaggningar/nordhem-kista'],
    ['C-369', '/findus/stockholm/kista', '/anlaggningar/nordhem-kista'],
    ['C-369', '/findus/sverige/stockholm/kista', '/anlaggningar/nordhem-kista'],
    ['C-369', '/findus', '/anlaggningar'],
    ['C-370', '/FindUs/kista', '/anlaggningar/nordhem-kista'],
    ['C-370', '/FindUs/Stockholm/Kista/', '/anlaggningar/nordhem-kista'],
    ['C-370', '/FINDUS/kista', '/anlaggningar/nordhem-kista'],
    ['C-371', '/anlaggningar/porsche-kista', '/anlaggningar/nordhem-kista'],
    ['C-371', '/findus/porsche-kista', '/anlaggningar/nordhem-kista'],
  ])('%s %s', async (_, from, to) => {
    if (to === null) expect((await get(from)).status).toBe(200);
    else await expectMoved(from, to);
  });

  test('C-368, C-369, C-371 a place that nobody has any more leads to the list of all', async () => {
    const old = [
      '/anlaggningar/123/volvo-bil-atlantis',
      '/findus/atlantis',
      '/anlaggningar/porsche-atlantis',
    ];
    for (const from of old) await expectMoved(from, '/anlaggningar');
    expect((await get('/anlaggningar/nordhem-atlantis')).status).toBe(404);
  });
});

describe('filters', () => {
  test.each([
    ['C-387 car_fuel', '/kop-bil/dieselbilar', `${CARS}?car_fuel=Diesel`],
    ['C-387 car_fuel', '/kop-bil/bensinbilar', `${CARS}?car_fuel=Bensin`],
    ['C-388 car_condition', '/kop-bil/begagnade-elbilar', `${CARS}?car_fuel=El&car_condition=Begagnad`],
    ['C-389 car_brand', '/kop-bil/lager/Volvo', `${CARS}?car_brand=Volvo`],
    ['C-389 car_brand', '/kop-bil/lager/volvo', `${CARS}?car_brand=volvo`],
    ['C-390 car_vehicle_type', '/kop-bil/transportbilar-i-lager', `${CARS}?car_vehicle_type=LCV`],
    ['C-391 car_site_region', '/kop-bil/bilar-i/Stockholm', `${CARS}?car_site_region=Stockholm`],
    ['C-392 vehicletype', '/kop-bil/sok?vehicletype=LCV', `${CARS}?car_vehicle_type=LCV`],
    [
      'C-393 re and si',
      '/kop-bil/sok?re=Stockholm&si=Kista',
      `${CARS}?car_site_region=Stockholm&car_site_city=Kista`,
    ],
  ])('%s: %s is handed on and narrows the list', async (_, from, to) => {
    await expectMoved(from, to);
    const [all, some] = await Promise.all([get(CARS), get(to)]);
    expect(countOf(some.text)).toBeGreaterThan(0);
    expect(countOf(some.text)).toBeLessThan(countOf(all.text));
  });

  test('C-392, C-393 without their keys the old search is no redirect', async () => {
    for (const path of [
      '/kop-bil/sok',
      '/kop-bil/sok?re=Stockholm',
      '/kop-bil/sok?si=Kista',
      '/kop-bil/sok?x=1',
    ]) {
      expect((await locationOf(path)).to, path).toBeNull();
    }
  });

  test('C-351, C-352, C-353, C-354, C-355 the lists hold their own kind of car only', async () => {
    const total = countOf((await get(CARS)).text);
    const kinds = [
      NEW,
      USED,
      '/kop-bil/biltyp/elbilar',
      '/kop-bil/biltyp/hybridbilar',
      '/kop-bil/biltyp/demobilar',
    ];
    for (const path of kinds) {
      const { text } = await get(path);
      expect(countOf(text), path).toBeGreaterThan(0);
      expect(countOf(text), path).toBeLessThan(total);
    }
  });
});

describe('rows that are no rules', () => {
  test('C-394 dacia and daf lead to their own pages or nowhere, never to each other', async () => {
    for (const brand of ['dacia', 'daf']) {
      expect(await locationOf(`/kop-bil/vara-bilmarken/${brand}`)).toEqual({
        status: 301,
        to: `/kop-bil/bilmarken/${brand}`,
      });
      const page = await get(`/kop-bil/bilmarken/${brand}`);
      expect([200, 404]).toContain(page.status);
      expect(titleOf(page.text).toLowerCase()).not.toContain(brand === 'dacia' ? 'daf' : 'dacia');
    }
  });

  test('C-395 plug-in hybrids have one answer', async () => {
    await expectMoved('/kop-bil/laddhybrider', '/kop-bil/biltyp/hybridbilar');
  });
});

test('C-047, C-048 www of the Swedish automotive site leads to its bare host for good, of no other site', async () => {
  const moved = await ask(server, '/kop-bil?x=1', { host: `www.${SE}.localhost` });
  expect([moved.status, moved.headers.location]).toEqual([301, `${server.site(SE, '/kop-bil')}?x=1`]);
  for (const site of ['automotive-no', 'carstore-se', 'mercedes-se', 'automotive-uk']) {
    const { status, headers } = await ask(server, '/', { host: `www.${site}.localhost` });
    expect([status, headers.location], site).toEqual([200, undefined]);
  }
});
