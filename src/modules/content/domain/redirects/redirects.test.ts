import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRedirects, type RedirectRow, type RedirectTable } from './redirects';

const row = (from: string, to: string, query?: RedirectRow['query']): RedirectRow => ({
  from,
  to,
  status: 301,
  ...(query === undefined ? {} : { query }),
});

function table(...rows: RedirectRow[]): RedirectTable {
  const compiled = compileRedirects(rows);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
}

const location = (redirects: RedirectTable, path: string, query = '') =>
  redirects.find(path, query)?.to ?? null;

function problems(...rows: RedirectRow[]) {
  const compiled = compileRedirects(rows);
  return compiled.ok ? [] : compiled.error.map(({ kind, from }) => `${kind} ${from}`);
}

describe('matching', () => {
  const redirects = table(
    row('/brands/{brand}', '/cars/{brand}'),
    row('/brands/all', '/cars'),
    row('/Old/{id:number}/{slug}', '/new/{id}/{slug}'),
    row('/old/{id:number}', '/new/{id}'),
    row('/old/{prefix}-car-{town:slug}', '/towns/{town}'),
    row('/old/porsche-{town}', '/porsche/{town}'),
    row('/news/{rest*}', '/stories/{rest}'),
  );

  test.each([
    ['/brands/volvo', '/cars/volvo'],
    ['/brands/all', '/cars'],
    ['/BRANDS/Volvo/', '/cars/volvo'],
    ['/brands/%C3%A4', '/cars/%C3%A4'],
    ['/brands/a%2Fb', '/cars/a%2Fb'],
    ['/old/12/some-car', '/new/12/some-car'],
    ['/old/12', '/new/12'],
    ['/old/volvo-car-T%C3%A4by', '/towns/taby'],
    ['/old/porsche-kista', '/porsche/kista'],
    ['/news/2024/may/hello', '/stories/2024/may/hello'],
  ])('%s leads to %s', (from, to) => {
    expect(location(redirects, from)).toBe(to);
  });

  test.each([
    '/',
    '/brands',
    '/brands/volvo/v60',
    '/old/x1/some-car',
    '/old/-car-',
    '/old/car-kista',
    '/news',
    '/brands/%E0%A4%A',
    '/brands/..',
    '/brands/%2e%2e',
    '/brands/a%0d%0aSet-Cookie:x',
    '//brands/volvo',
    `/brands${'/x'.repeat(5000)}`,
  ])('%s is not redirected', (from) => {
    expect(location(redirects, from)).toBeNull();
  });

  test('a capture can leave neither its segment nor the site', () => {
    const open = table(
      row('/to/{place}', '/{place}'),
      row('/q', '/{to}/{more}', { to: '{to}', more: '{more}' }),
    );
    expect(location(open, '/to/%2F%2Fevil.example')).toBe('/%2F%2Fevil.example');
    expect(location(open, '/to/%5C%5Cevil.example')).toBe('/%5C%5Cevil.example');
    expect(location(open, '/to/a%3Fb%23c')).toBe('/a%3Fb%23c');
    expect(location(open, '/q', '?to=&more=evil.example')).toBeNull();
    expect(location(open, '/q', '?to=..&more=x')).toBeNull();
  });
});

describe('query', () => {
  const redirects = table(
    row('/search', '/cars?type={type}&lang=sv', { vehicletype: '{type}' }),
    row('/search', '/lorries', { vehicletype: 'Lorry' }),
    row('/search', '/region/{re}', { re: '{re}', si: null }),
    row('/plain', '/target?a=1'),
  );

  test('only a request with the keys is redirected', () => {
    expect(location(redirects, '/search')).toBeNull();
    expect(location(redirects, '/search', '?re=Skane')).toBeNull();
    expect(location(redirects, '/search', '?si=3&re=Skane')).toBe('/region/skane');
  });

  test('a given value wins over any value, and keys are compared without case', () => {
    expect(location(redirects, '/search', '?VehicleType=LORRY')).toBe('/lorries');
    expect(location(redirects, '/search', '?VehicleType=Van')).toBe('/cars?type=Van&lang=sv');
  });

  test("the request's query is kept and the target's own keys win", () => {
    expect(location(redirects, '/plain', '?utm=x&A=2')).toBe('/target?a=1&utm=x');
    expect(location(redirects, '/search', '?vehicletype=a%26b&utm=x')).toBe('/cars?type=a%26b&lang=sv&utm=x');
  });
});

describe('chains and loops', () => {
  test('a chain is one hop for the visitor, with the query of every step', () => {
    const chain = table(row('/a', '/b?x=1'), row('/b', '/c'), row('/c', 'https://jobs.example/?y=2'));
    expect(location(chain, '/a', '?utm=z')).toBe('https://jobs.example/?y=2&x=1&utm=z');
  });

  test('rows that lead to each other are refused by name', () => {
    expect(problems(row('/dacia', '/daf'), row('/daf', '/dacia'), row('/ok', '/fine'))).toEqual([
      'loop /dacia',
      'loop /daf',
    ]);
    expect(problems(row('/a', '/A/'))).toEqual(['loop /a']);
    expect(problems(row('/{x*}', '/new/{x}'))).toEqual(['loop /{x*}']);
  });

  test('a loop that only some captured values cause is no redirect', () => {
    const narrow = compileRedirects([row('/a/{x}', '/b/{x}'), row('/b/{y:number}', '/a/{y}')]);
    expect(narrow.ok && narrow.value.find('/a/1', '')).toBe(narrow.ok ? null : false);
  });

  test.each([
    ['no-slash', '/x', 'bad-source no-slash'],
    ['/a/{b', '/x', 'bad-source /a/{b'],
    ['/a/{b}{c}', '/x', 'bad-source /a/{b}{c}'],
    ['/{b*}/c', '/x', 'bad-source /{b*}/c'],
    ['/{b}/{b}', '/x', 'bad-source /{b}/{b}'],
    ['/a', '//evil.example', 'bad-target /a'],
    ['/a', 'javascript:alert(1)', 'bad-target /a'],
    ['/a', '/x/{nowhere}', 'bad-target /a'],
    ['/{h}', 'https://{h}/', 'bad-target /{h}'],
  ])('%s to %s is refused', (from, to, problem) => {
    expect(problems(row(from, to))).toEqual([problem]);
  });

  test('two rows with the same source are refused', () => {
    expect(problems(row('/a/{x}', '/b'), row('/A/{y}/', '/c'))).toEqual(['duplicate /A/{y}/']);
  });
});

test('no table and no request ever loops', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'a-b', 'A');
  const source = fc.array(fc.oneof(word, fc.constant('{x}')), { minLength: 1, maxLength: 3 });
  const rows = fc.array(fc.record({ from: source, to: fc.array(word, { minLength: 1, maxLength: 3 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(rows, fc.array(word, { minLength: 1, maxLength: 3 }), (pairs, request) => {
      const compiled = compileRedirects(
        pairs.map(({ from, to }) => {
          const named = from.map((part, index) => (part === '{x}' ? `{x${index}}` : part));
          const capture = named.find((part) => part.startsWith('{'));
          return row(
            `/${named.join('/')}`,
            `/${[...to, ...(capture === undefined ? [] : [capture])].join('/')}`,
          );
        }),
      );
      if (!compiled.ok) return;
      const first = compiled.value.find(`/${request.join('/')}`, '');
      if (first === null) return;
      expect(compiled.value.find(first.to, '')).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('one row among 20 000 is found, and its neighbours are not taken for it', () => {
  const many = table(
    ...Array.from({ length: 20_000 }, (_, index) => row(`/old/page-${index}`, `/new/page-${index}`)),
    row('/old/porsche-{town}', '/towns/{town}'),
  );
  expect(location(many, '/old/page-19999')).toBe('/new/page-19999');
  expect(location(many, '/old/page-20000')).toBeNull();
  expect(location(many, '/old/porsche-kista')).toBe('/towns/kista');
});
