import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { emptyFigures, openStaff, staffPages } from '~test/staff/world';
import { type Figures, figureSpan } from './figures';

describe('a span', () => {
  test('is twelve weeks from Mondays, the present one the last', () => {
    const span = figureSpan('week', '2026-03-04');
    expect([span.from, span.periods.at(-1), span.until]).toEqual(['2025-12-15', '2026-03-02', '2026-03-09']);
    expect(
      span.periods.every((each, at) => at === 0 || each === addDays(span.periods[at - 1] ?? '', 7)),
    ).toBe(true);
  });

  test('is twelve months from their first days', () => {
    const span = figureSpan('month', '2026-03-31');
    expect([span.from, span.periods.at(-1), span.until]).toEqual(['2025-04-01', '2026-03-01', '2026-04-01']);
    expect(new Set(span.periods).size).toBe(12);
  });
});

describe('the page', () => {
  let staff: Awaited<ReturnType<typeof openStaff>>;
  beforeAll(async () => {
    staff = await openStaff(freshPglite);
  });
  afterAll(() => staff.database.close());

  const counts = { received: 1234, answered: 1000, open: 34, late: 12, medianHours: 2.25 };
  const figures: Figures = {
    ...emptyFigures,
    requests: async (_, { periods }) => ({
      total: counts,
      periods: new Map([[periods.at(-1) ?? '', counts]]),
      facilities: [
        { ...counts, name: '=HYPERLINK("x")' },
        { ...counts, name: '<b>Kista</b>' },
      ],
    }),
  };
  const pages = () => staffPages(staff, { clock: fixedClock('2026-03-04T09:00:00Z'), figures });

  test('has what is theirs, in the numbers of the language', async () => {
    const text = await (await pages().get('admin', '/staff/figures')).text();
    expect(text).toContain('Förfrågningar');
    expect(text).toContain('Verkstadsbesök');
    // In the row, and in the menu of phones.
    expect([...new Set(text.match(/<a [^>]*aria-current="true"[^>]*>/g))]).toEqual([
      '<a href="/staff/figures" aria-current="true">',
    ]);
    expect(text.replaceAll(/\s/g, ' ')).toContain('1 234');
    expect(text).toContain('2,3 tim');
    expect(text).toContain('&lt;b&gt;Kista&lt;/b&gt;');
    const tables = [...text.matchAll(/<section [^>]*tabindex="0"[^>]*aria-label="([^"]*)"/gi)].map(
      ([, name]) => name,
    );
    expect(tables.length).toBeGreaterThan(1);
    expect(new Set(tables).size).toBe(tables.length);
    const seller = await (await pages().get('seller', '/staff/figures?by=month')).text();
    expect(seller).not.toContain('Verkstadsbesök');
    expect(seller).toContain('mars 2026');
    const workshop = await (await pages().get('workshop', '/staff/figures')).text();
    expect(workshop).not.toContain('Förfrågningar</h2>');
  });

  test('as a file: names that begin like formulas are texts', async () => {
    const answer = await pages().get('admin', '/staff/figures/requests.csv?by=week');
    expect(answer.headers.get('content-disposition')).toContain('figures-requests-2026-03-04.csv');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toContain('"Inkomna";"Besvarade";"Sena";"Öppna"');
    expect(lines[12]).toBe('"2026-03-02";"1234";"1000";"12";"34";"2,3"');
    expect(lines[14]).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await pages().get('workshop', '/staff/figures/requests.csv')).headers.get('location')).toBe(
      '/staff',
    );
  });
});
