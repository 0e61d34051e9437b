import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swedishRedirects } from './redirect-table.se';
import { compileRedirects } from './redirects';

const rows = swedishRedirects();

const compiled = compileRedirects(rows);
if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
const redirects = compiled.value;

const location = (path: string, query = '') => redirects.find(path, query)?.to ?? null;

const filled = (pattern: string) =>
  pattern.replace(/\{(\w+)(?::\w+)?\*?\}/g, (_, name: string) => (name === 'id' ? '42' : 'kista'));

test.each(rows.map((row) => [row.from, row] as const))(
  'C-346 %s leads to its target in one permanent hop',
  (_, row) => {
    const query = Object.keys(row.query ?? {}).map((key) => `${key}=kista`);
    const found = redirects.find(filled(row.from), query.length === 0 ? '' : `?${query.join('&')}`);
    expect(found).toEqual({ to: filled(row.to), status: 301 });
    const [path = '', search = ''] = filled(row.to).split(/(?=\?)/);
    expect(redirects.find(path, search)).toBeNull();
  },
);

test.each([
  ['/findus/sverige/stockholm/Kista', '/anlaggningar/nordhem-kista'],
  ['/kop-bil/vara-bilmarken/volvo', '/kop-bil/bilmarken/volvo'],
  ['/kop-bil/vara-bilmarken/mercedes-benz', '/kop-bil/bilmarken/mercedes-benz'],
  ['/kop-bil/vara-bilmarken/never-sold', '/kop-bil/bilmarken/never-sold'],
  ['/kop-bil/vara-bilmarken/%C3%A4', '/kop-bil/bilmarken/%C3%A4'],
  ['/Kop-Bil/Vara-Bilmarken/Volvo/', '/kop-bil/bilmarken/volvo'],
  ['/anlaggningar/123/volvo-bil-goteborg', '/anlaggningar/nordhem-goteborg'],
  ['/anlaggningar/123/volvo-bil-G%C3%B6teborg', '/anlaggningar/nordhem-goteborg'],
  ['/findus/sverige/svealand/stockholm/kista', '/anlaggningar'],
  ['/findus/kista', '/anlaggningar/nordhem-kista'],
  ['/findus/nordhem-kista', '/anlaggningar/nordhem-kista'],
  ['/FindUs/Nordhem-Kista', '/anlaggningar/nordhem-kista'],
  ['/findus/nordhem-bil-kista', '/anlaggningar/nordhem-kista'],
  ['/findus/porsche-bil-kista', '/anlaggningar/nordhem-kista'],
  ['/anlaggningar/porsche-bil-kista', '/anlaggningar/nordhem-kista'],
  ['/findus/stockholm/porsche-kista', '/anlaggningar/nordhem-kista'],
  ['/findus/stockholm/nordhem-kista', '/anlaggningar/nordhem-kista'],
  ['/findus/stockholm/volvo-bil-kista', '/anlaggningar/nordhem-kista'],
  ['/findus/sverige/stockholm/porsche-kista', '/anlaggningar/nordhem-kista'],
  ['/findus/sverige/stockholm/nordhem-kista', '/anlaggningar/nordhem-kista'],
  ['/findus/sverige/stockholm/volvo-bil-kista', '/anlaggningar/nordhem-kista'],
  ['/FindUs/Stockholm/Kista', '/anlaggningar/nordhem-kista'],
  ['/anlaggningar/porsche-kista', '/anlaggningar/nordhem-kista'],
  ['/test', '/'],
  ['/jobb/saljare/goteborg', 'https://karriar.nordhem.example/'],
])('%s leads to %s', (from, to) => {
  expect(location(from)).toBe(to);
});

test('present addresses are not redirected', () => {
  for (const path of [
    '/',
    '/kop-bil/alla-bilar-i-lager',
    '/kop-bil/sok',
    '/kop-bil/42/some-car',
    '/kop-bil/biltyp/hybridbilar',
    '/kop-bil/bilmarken/dacia',
    '/kop-bil/bilmarken/daf',
    '/anlaggningar/nordhem-kista',
    '/salj-bil',
    '/om-nordhem/historia',
  ]) {
    expect(location(path), path).toBeNull();
  }
});

test('C-394, C-395 dacia and daf keep to themselves and plug-in hybrids have one answer', () => {
  expect(location('/kop-bil/vara-bilmarken/dacia')).toBe('/kop-bil/bilmarken/dacia');
  expect(location('/kop-bil/vara-bilmarken/daf')).toBe('/kop-bil/bilmarken/daf');
  expect(location('/kop-bil/laddhybrider')).toBe('/kop-bil/biltyp/hybridbilar');
});

test('C-392, C-393 the two query-keyed rows answer only to their keys', () => {
  const cars = '/kop-bil/alla-bilar-i-lager';
  expect(location('/kop-bil/sok', '?vehicletype=LCV&utm_source=x')).toBe(
    `${cars}?car_vehicle_type=LCV&utm_source=x`,
  );
  expect(location('/kop-bil/sok', '?re=Sk%C3%A5ne&si=Lund')).toBe(
    `${cars}?car_site_region=Sk%C3%A5ne&car_site_city=Lund`,
  );
  expect(location('/kop-bil/sok', '?re=Stockholm')).toBeNull();
});

test('C-387, C-388, C-389, C-390, C-391 rows carry each of the filters that earlier addresses had', () => {
  const targets = rows.map((row) => row.to).join(' ');
  for (const key of ['car_fuel', 'car_condition', 'car_brand', 'car_vehicle_type', 'car_site_region']) {
    expect(targets).toContain(`${key}=`);
  }
});

test('C-383 the careers site is configurable', () => {
  const other = compileRedirects(swedishRedirects({ careersUrl: 'https://jobs.example/' }));
  expect(other.ok && other.value.find('/jobb', '')?.to).toBe('https://jobs.example/');
});

test('docs/redirects.md lists every row', () => {
  const documented = readFileSync(new URL('../../../../../docs/redirects.md', import.meta.url), 'utf8');
  for (const row of rows) {
    expect(documented).toContain(`\`${row.from}${row.query === undefined ? '`' : '?'}`);
    expect(documented).toContain(`\`${row.to}\``);
  }
});

test('no request to the site is sent round, however its path and query are put together', () => {
  const words = [...new Set(rows.flatMap((row) => `${row.from}/${row.to}`.split(/[/?&=]/)))];
  const word = fc.oneof(fc.constantFrom(...words), fc.webSegment(), fc.nat().map(String));
  const query = fc.webQueryParameters();
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), query, (segments, search) => {
      const first = redirects.find(`/${segments.join('/')}`, `?${search}`);
      if (first === null || !first.to.startsWith('/')) return;
      const [path = '', rest = ''] = first.to.split(/(?=\?)/);
      expect(redirects.find(path, rest)).toBeNull();
      expect(first.to.startsWith('//')).toBe(false);
    }),
    { numRuns: 5000 },
  );
});
