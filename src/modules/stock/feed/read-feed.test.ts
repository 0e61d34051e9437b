import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import type { FeedRow } from './feed-row';
import { DEFAULT_FEED_LIMITS, type FeedLimits, FeedRefused } from './limits';
import { readFeed } from './read-feed';

async function* cut(bytes: Uint8Array, size = 13) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Uint8Array, limits: Partial<FeedLimits> = {}, size = 13) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const context = { site: siteByKey('automotive-se'), maxYear: 2028, digestKey: null };
  try {
    const feed = await readFeed(cut(bytes, size), context, { ...DEFAULT_FEED_LIMITS, ...limits });
    const rows: FeedRow[] = [];
    for await (const batch of feed.rows) rows.push(...batch.map((row) => row.read()));
    return { ...feed, rows, fault: undefined };
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    return { format: undefined, ignoredColumns: [], rows: [], fault: error.fault };
  }
}

const carsOf = (rows: readonly FeedRow[]) => rows.flatMap((row) => (row.kind === 'car' ? [row.source] : []));
const reasonsOf = (rows: readonly FeedRow[]) =>
  rows.flatMap((row) => (row.kind === 'car' ? [] : [`${row.line}: ${row.reason}`]));

const HEADER =
  'store_code,id,vin,year,make,model,trim,exterior_color,mileage,condition,price,image_link,additional_image_link,vehicle_option,dealership_name';
const listing = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`;
const GOOD =
  'S1,A1,,2019,Volvo,V60,D4,Black,"2,777 miles",used,"10,499.00 USD",https://x.example/1.jpg,"https://x.example/2.jpg,https://x.example/3.jpg","ABS,Dragkrok",Nordhem';

describe('the vehicle listing feed', () => {
  test('becomes records', async () => {
    const { format, rows } = await read(listing(GOOD));
    expect(format).toBe('vehicle-listing');
    expect(carsOf(rows)[0]).toMatchObject({
      car_id: 'A1',
      car_site_id: 'S1',
      car_brand: 'Volvo',
      car_year: 2019,
      car_odometer: 2777,
      car_odometer_unit: 'miles',
      car_retail_price: 10_499,
      car_price_currency: 'USD',
      car_equipment: ['ABS', 'Dragkrok'],
      car_site_name: 'Nordhem',
    });
    expect(carsOf(rows)[0]?.car_images.map(({ original }) => original)).toEqual(
      [1, 2, 3].map((n) => `https://x.example/${n}.jpg`),
    );
  });

  test.each([['\t'], [';'], [',']])(
    'is read with %j between the cells, and header names in capitals',
    async (mark) => {
      const text =
        ['ID', 'Make', 'MODEL', 'Year', 'Price', 'Colour'].join(mark) +
        '\r\n' +
        ['7', 'Kia', 'Ceed', '2020', '99900', 'x'].join(mark);
      const { rows, ignoredColumns } = await read(text);
      expect(carsOf(rows)[0]).toMatchObject({ car_id: '7', car_brand: 'Kia', car_retail_price: 99_900 });
      expect(ignoredColumns).toEqual(['colour']);
    },
  );

  test('refuses broken rows with line and reason, and reads the others', async () => {
    const { rows } = await read(
      listing(
        GOOD,
        GOOD.replace('A1', 'A2').replace('2019', '19'),
        GOOD.replace('A1', 'A3').replace('"10,499.00 USD"', 'call us'),
        GOOD.replace('A1', ''),
        GOOD.replace('A1', 'A5').replace('Volvo', ''),
        'S1,A6,too,few',
        GOOD.replace('A1', 'A7').replace('"2,777 miles"', 'far'),
        GOOD.replace('A1', 'A8').replace('Nordhem', '"Nord'),
        GOOD.replace('A1', 'A9'),
      ),
    );
    expect(carsOf(rows).map(({ car_id }) => car_id)).toEqual(['A1', 'A9']);
    expect(reasonsOf(rows)).toEqual([
      '3: year "19" is not a year between 1885 and 2028',
      '4: price "call us" is not a price',
      '5: id is missing',
      '6: make is missing',
      '7: has 4 columns where the header has 15',
      '8: mileage "far" is not a mileage',
      '9: has text behind a closing quote',
    ]);
    expect(rows.map((row) => (row.kind === 'refused' ? row.id : null)).filter(Boolean)).toEqual([
      'A2',
      'A3',
      'A5',
      'A6',
      'A7',
    ]);
  });

  test('takes the VIN where there is no id, and reports pictures that it cannot show', async () => {
    const { rows } = await read(
      listing(GOOD.replace('A1,', ',YV1ZW25V5K1234567').replace('https://x.example/1.jpg', 'ftp://x/1.jpg')),
    );
    expect(carsOf(rows)[0]).toMatchObject({ car_id: 'YV1ZW25V5K1234567', car_chassino: 'YV1ZW25V5K1234567' });
    expect(rows[0]).toMatchObject({ unmapped: [{ field: 'car_images', value: 'ftp://x/1.jpg' }] });
  });
});

const META =
  'vehicle_id,title,make,model,year,mileage.value,mileage.unit,image[0].url,image[0].tag[0],image[1].url,transmission,fuel_type,body_style,state_of_vehicle,condition,price,sale_price,dealer_id,address,availability';

describe('the automotive inventory feed', () => {
  test('has nested values as columns', async () => {
    const { format, rows } = await read(
      `${META}\nM1,t,Volvo,XC60,2021,45000,KM,https://x.example/a.jpg,front,https://x.example/b.jpg,Automatic,HYBRID,SUV,USED,GOOD,350000.00 SEK,329000.00 SEK,D7,"{""addr1"":""Gatan 1"",""city"":""Lund"",""postal_code"":""222 22"",""region"":""Skåne""}",available\n`,
    );
    expect(format).toBe('automotive-inventory');
    expect(carsOf(rows)[0]).toMatchObject({
      car_odometer: 45_000,
      car_odometer_unit: 'km',
      car_gearbox: 'Automatic',
      car_condition: 'USED',
      car_retail_price: 350_000,
      car_campaign_price: 329_000,
      car_site_id: 'D7',
      car_site_address: 'Gatan 1, 222 22 Lund',
      car_site_city: 'Lund',
      car_site_region: 'Skåne',
    });
    expect(carsOf(rows)[0]?.car_images).toHaveLength(2);
  });

  test('has the same values as JSON in a cell, also mixed with columns', async () => {
    const { rows } = await read(
      'vehicle_id,make,model,year,price,mileage,image,image[1].url,address.city\n' +
        'M1,Kia,Ceed,2020,1 SEK,"{""value"":10,""unit"":""MI""}","[{""url"":""https://x.example/a.jpg"",""tag"":[""x""]}]",https://x.example/b.jpg,Malmö\n' +
        'M2,Kia,Ceed,2020,1 SEK,"{""value"":",,,\n' +
        'M3,Kia,Ceed,2020,1 SEK,"[1]",,,\n',
    );
    expect(carsOf(rows)[0]).toMatchObject({
      car_odometer: 10,
      car_odometer_unit: 'miles',
      car_site_city: 'Malmö',
    });
    expect(carsOf(rows)[0]?.car_images.map(({ original }) => original.slice(-5))).toEqual(['a.jpg', 'b.jpg']);
    expect(reasonsOf(rows)).toEqual([
      '3: mileage is not valid JSON',
      '4: mileage is not of the form that the feed format gives it',
    ]);
  });

  test('leaves out what is not available', async () => {
    const { rows } = await read(
      'vehicle_id,make,model,year,price,availability\nM1,Kia,Ceed,2020,1 SEK,not available\n',
    );
    expect(rows[0]).toMatchObject({ kind: 'withdrawn', line: 2 });
  });
});

describe('record lines', () => {
  test('are read line by line, and broken ones refused', async () => {
    const good = { car_id: 'J1', car_brand: 'Volvo', car_model: 'V60', unknown: [1], car_year: '2019' };
    const lines = [good, { ...good, car_id: 'J2', car_year: 2050 }, { ...good, car_price: 'x' }, [1]].map(
      (it) => JSON.stringify(it),
    );
    const { format, rows } = await read(
      `${lines.join('\n')}\n\n{"car_id":\n${JSON.stringify({ ...good, car_id: 'J7' })}`,
      {},
      5,
    );
    expect(format).toBe('record-lines');
    expect(carsOf(rows).map(({ car_id, car_year }) => [car_id, car_year])).toEqual([
      ['J1', 2019],
      ['J7', 2019],
    ]);
    expect(reasonsOf(rows)).toEqual([
      '2: car_year 2050 is beyond 2028',
      '3: car_price is not a number',
      '4: is not a JSON object',
      '6: is not valid JSON',
    ]);
  });

  test('that are too long are refused without buffering', async () => {
    const good = JSON.stringify({ car_id: 'J1', car_brand: 'Volvo', car_model: 'V60' });
    const { rows } = await read(`${good}\n{"x":"${'y'.repeat(3000)}"}\n${good}`, { maxRecordChars: 500 });
    expect(rows.map((row) => [row.line, row.kind])).toEqual([
      [1, 'car'],
      [2, 'refused'],
      [3, 'car'],
    ]);
  });
});

describe('encodings', () => {
  const text = `${'x'.repeat(30)},id,make,model,year,price\n,1,Citroën,Åäö,2019,1\n`;
  const utf16 = Buffer.from(text, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['gzip', gzipSync(text)],
    ['gzip within gzip', gzipSync(gzipSync(text))],
    ['lone carriage returns', Buffer.from(text.replaceAll('\n', '\r'))],
  ])('%s is read', async (_, bytes) => {
    for (const size of [1, 7, 4096]) {
      expect(carsOf((await read(bytes, {}, size)).rows)[0]).toMatchObject({
        car_brand: 'Citroën',
        car_model: 'Åäö',
      });
    }
  });

  test('a row of another encoding within UTF-8 is refused alone', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${text},2,Å,B,2019,1\n,3,`),
      Buffer.from([0xc5]),
      Buffer.from('x,B,2019,1\n,4,A,B,2019,1\n'),
    ]);
    const { rows } = await read(bytes);
    expect(carsOf(rows).map(({ car_id }) => car_id)).toEqual(['1', '2', '4']);
    expect(reasonsOf(rows)).toEqual(['4: holds bytes that are not UTF-8']);
  });
});

describe('a file that is no feed', () => {
  const bomb = gzipSync(Buffer.concat([Buffer.from(listing(GOOD)), Buffer.alloc(32 * 1024 * 1024, '\n')]));
  const zeros = gzipSync(Buffer.alloc(32 * 1024 * 1024));
  test.each([
    ['nothing', '', 'empty-file'],
    ['blank lines', '\n \n', 'empty-file'],
    ['XML', '<?xml version="1.0"?><cars/>', 'not-a-feed'],
    ['a JSON array', '[{"car_id":"1"}]', 'not-a-feed'],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 'not-a-feed'],
    ['another header', 'name,phone\nx,y\n', 'unknown-columns'],
    ['a header without price', 'id,make,model,year\n', 'unknown-columns'],
    ['a column twice', 'id,make,model,year,price,price\n', 'unknown-columns'],
    ['prose', 'Dear Sirs, please find\nenclosed', 'unknown-columns'],
    ['half a gzip', gzipSync(listing(GOOD)).subarray(0, 60), 'broken-compression'],
    ['a bomb', bomb, 'decompression-bomb'],
    ['a bomb of zeros', zeros, 'not-a-feed'],
    [
      'random bytes',
      Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 7919 + 129) % 256)),
      'unknown-columns',
    ],
  ])('%s is refused', async (_, content, code) => {
    expect((await read(content, {}, 65_536)).fault?.code).toBe(code);
  });

  test('so is a bomb in a bomb', { tags: ['sweep'] }, async () => {
    expect((await read(gzipSync(bomb), {}, 65_536)).fault?.code).toBe('decompression-bomb');
  });

  test('is refused when it is too large, packed or unpacked, or has too many rows', async () => {
    const file = listing(...Array.from({ length: 50 }, () => GOOD));
    expect((await read(file, { maxBytes: 500 })).fault?.code).toBe('file-too-large');
    expect((await read(gzipSync(file), { maxInflatedBytes: 500 })).fault?.code).toBe('decompression-bomb');
    expect((await read(file, { maxRows: 49 })).fault?.code).toBe('too-many-rows');
  });
});
