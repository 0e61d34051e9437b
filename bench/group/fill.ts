// Makes a group of the demo on PostgreSQL: its rows are copied by the database itself, under ids of their own.
import pg from 'pg';
import type { GroupSize } from './sizes.ts';

/** Pages of one folder of the copies. */
export const PAGES_OF_FOLDER = 100;
/** Under the root of each site. */
export const COPIES = 'bench';

/** Fills up the demo that the database has; returns what is there now. */
export async function fillGroup(
  url: string,
  size: GroupSize,
  report: (line: string) => void,
): Promise<GroupSize> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const numberOf = async (statement: string) => Number((await client.query(statement)).rows[0]?.count);
    const timed = async (what: string, work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      report(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    };
    await timed('cars', () => copyCars(client, size.cars));
    await timed('pages', () => copyPages(client, size.pages));
    await timed('workshops', () => copyWorkshops(client, size.workshops));
    await timed('visits', () => addVisits(client, size.visits));
    await timed('statistics', () => client.query('VACUUM ANALYZE'));
    return {
      cars: await numberOf('SELECT count(*) FROM stock_cars WHERE sold_at IS NULL'),
      workshops: await numberOf('SELECT count(DISTINCT (site_index, department_id)) FROM workshop_resources'),
      visits: await numberOf('SELECT count(*) FROM workshop_bookings'),
      pages: await numberOf(
        'SELECT count(DISTINCT item_id) FROM content_versions WHERE state = $$published$$',
      ),
    };
  } finally {
    await client.end();
  }
}

async function copyCars(client: pg.Client, cars: number): Promise<void> {
  const { rows } = await client.query('SELECT count(*)::int AS count FROM stock_cars WHERE sold_at IS NULL');
  const copies = Math.ceil(cars / Number(rows[0]?.count)) - 1;
  if (copies < 1) return;
  await client.query(
    `INSERT INTO stock_cars (site, car_id, store, hash, price_minor, currency, record, first_seen_at, indexed_at, import_id)
      SELECT site, car_id || 'x' || copy, store, hash || copy, price_minor, currency,
        replace(record, '"car_id":"' || car_id || '"', '"car_id":"' || car_id || 'x' || copy || '"'),
        first_seen_at, indexed_at, import_id
      FROM stock_cars CROSS JOIN generate_series(1, $1::int) AS copy WHERE sold_at IS NULL`,
    [copies],
  );
  await client.query(
    `INSERT INTO stock_prices (site, car_id, at, price_minor, currency)
      SELECT site, car_id || 'x' || copy, at, price_minor, currency
      FROM stock_prices CROSS JOIN generate_series(1, $1::int) AS copy`,
    [copies],
  );
}

/** Of each site one page of its own, in folders of a hundred; none of them is in the menus. */
async function copyPages(client: pg.Client, pages: number): Promise<void> {
  await client.query(`CREATE TEMP TABLE originals AS
    SELECT DISTINCT ON (i.site) i.site, i.parent_id AS root, i.id FROM content_items i
    JOIN content_items r ON r.id = i.parent_id AND r.parent_id IS NULL AND r.name = ''
    JOIN content_versions v ON v.item_id = i.id AND v.state = 'published'
    WHERE i.template = 'Page' AND i.name !~ '[*@]'
    ORDER BY i.site, length(v.placeholders::text) BETWEEN 2500 AND 6000 DESC, length(v.placeholders::text) DESC`);
  const { rows } = await client.query('SELECT count(*)::int AS count FROM originals');
  const folders = Math.ceil(pages / Number(rows[0]?.count) / PAGES_OF_FOLDER);
  await client.query(
    `CREATE TEMP TABLE copies AS SELECT site, root AS parent, gen_random_uuid() AS id, '${COPIES}' AS name, id AS original
      FROM originals`,
  );
  await client.query(
    `INSERT INTO copies SELECT site, c.id, gen_random_uuid(), n::text, c.original
      FROM copies c CROSS JOIN generate_series(0, $1::int - 1) AS n`,
    [folders],
  );
  await client.query(
    `INSERT INTO copies SELECT site, c.id, gen_random_uuid(), n::text, c.original
      FROM copies c CROSS JOIN generate_series(0, $1::int - 1) AS n WHERE c.name <> '${COPIES}'`,
    [PAGES_OF_FOLDER],
  );
  await client.query(`INSERT INTO content_items (id, site, parent_id, name, template, shared, created_at)
    SELECT c.id, c.site, c.parent, c.name, 'Page', i.shared, now() FROM copies c JOIN content_items i ON i.id = c.original`);
  await client.query(`INSERT INTO content_versions (id, item_id, language, number, state, fields, placeholders, author,
      published_at, updated_at)
    SELECT gen_random_uuid(), c.id, v.language, 1, 'published', v.fields || '{"hideInNavigation": true}', v.placeholders, 'bench', now(), now()
    FROM copies c JOIN content_versions v ON v.item_id = c.original AND v.state = 'published'`);
}

interface Workshop {
  readonly departmentId: string;
  readonly resources: readonly { readonly id: string }[];
}

/** So many cars come to the workshops. */
export const PLATES = 20_000;

/** The n-th plate of those cars; the database makes the same. */
export const plateOf = (n: number): string =>
  `B${LETTERS[Math.floor(n / 900) % 10]}${LETTERS[Math.floor(n / 9000) % 10]}${100 + (n % 900)}`;
const LETTERS = 'ABCDEFGHJK';

/** Facilities with their workshops, under ids that begin with the number of the copy. */
async function copyWorkshops(client: pg.Client, workshops: number): Promise<void> {
  const schedules = await client.query<{ site_index: string; document: { workshops: Workshop[] } }>(
    'SELECT site_index, document FROM workshop_books ORDER BY site_index',
  );
  const there = schedules.rows.reduce((sum, { document }) => sum + document.workshops.length, 0);
  let missing = workshops - there;
  for (let copy = 1; missing > 0; copy += 1) {
    for (const schedule of schedules.rows) {
      // Of the demo's own, however often they are copied.
      const originals = schedule.document.workshops.filter(({ departmentId }) => !departmentId.includes('-'));
      const copied = originals.slice(0, missing);
      missing -= copied.length;
      for (const workshop of copied) {
        const [facility = '', department = ''] = workshop.departmentId.split('.');
        const departmentId = `${facility}-${copy}.${department}`;
        schedule.document.workshops.push({ ...workshop, departmentId });
        await client.query(
          `INSERT INTO facilities_sites (index_name, site_id, slug, record)
            SELECT index_name, $3, slug || '-' || $4, replace(replace(record::text, '"site_id": "' || site_id || '"',
              '"site_id": "' || $3 || '"'), '"' || site_id || '.', '"' || $3 || '.')::jsonb
              || jsonb_build_object('slug', slug || '-' || $4)
            FROM facilities_sites WHERE index_name = $1 AND site_id = $2
              AND NOT EXISTS (SELECT FROM facilities_sites WHERE index_name = $1 AND site_id = $3)`,
          [schedule.site_index, facility, `${facility}-${copy}`, String(copy)],
        );
        for (const { id } of workshop.resources)
          await client.query(
            'INSERT INTO workshop_resources (site_index, department_id, resource_id) VALUES ($1, $2, $3)',
            [schedule.site_index, departmentId, id],
          );
      }
    }
  }
  await client.query(
    `INSERT INTO workshop_vehicles (registration_number, brand, model, build_year, has_service_agreement, fuel)
      SELECT 'B' || substr('${LETTERS}', (n / 900) % 10 + 1, 1) || substr('${LETTERS}', (n / 9000) % 10 + 1, 1)
        || 100 + n % 900, 'Volvo', 'V60', 2019, false, 'petrol'
      FROM generate_series(0, ${PLATES} - 1) AS n ON CONFLICT DO NOTHING`,
  );
  for (const { site_index: index, document } of schedules.rows)
    await client.query('UPDATE workshop_books SET document = $2 WHERE site_index = $1', [
      index,
      JSON.stringify(document),
    ]);
}

/** Hours of the bays on the working days of a year, where nothing stands yet. */
async function addVisits(client: pg.Client, visits: number): Promise<void> {
  const places = `FROM workshop_resources r CROSS JOIN generate_series(1, 365) AS ahead
    CROSS JOIN generate_series(8, 15) AS hour
    WHERE extract(isodow FROM current_date + ahead) < 6`;
  const { rows } = await client.query(`SELECT count(*)::int AS count ${places}`);
  const share = Math.min(0.9, visits / Number(rows[0]?.count));
  await client.query(
    `CREATE TEMP TABLE visits AS SELECT gen_random_uuid() AS id, r.no, r.department_id, r.site_index,
        current_date + ahead AS day, hour, (current_date + ahead - date '2000-01-01') * 1440 + hour * 60 AS starts
      ${places} AND random() < $1::float8`,
    [share],
  );
  await client.query(`DELETE FROM visits v USING workshop_occupations o
    WHERE o.resource_no = v.no AND o.starts < v.starts + 60 AND o.ends > v.starts`);
  // One index made of all rows takes a fraction of the time of one that grows row by row.
  await client.query('ALTER TABLE workshop_occupations DROP CONSTRAINT workshop_occupations_no_overlap');
  await client.query(`INSERT INTO workshop_bookings (id, number, site, site_index, language, department_id, visit_date,
      visit_time, minutes, state, registration_number, vehicle, lines, customer, comment, total_price, idempotency_key,
      request_digest, booked_at, changed_at)
    SELECT id, id::text, regexp_replace(site_index, '-sites$', ''), site_index, 'sv', department_id, day, make_time(hour, 0, 0),
      60, 'booked', 'BNC' || (100 + abs(hashtext(id::text)) % 900),
      '{"registrationNumber":"BNC100","brand":"Volvo","model":"V60","buildYear":2019}', '[]',
      '{"name":"Ada Ek","phone":"0701740605","email":"ada@post.example"}', '', 0, id::text, '', now(), now()
    FROM visits`);
  await client.query(`INSERT INTO workshop_occupations (id, resource_no, starts, ends, booking_id)
    SELECT id, no, starts, starts + 60, id FROM visits ORDER BY no, starts`);
  await client.query(`ALTER TABLE workshop_occupations
    ADD CONSTRAINT workshop_occupations_no_overlap EXCLUDE USING gist (occupies WITH &&)`);
}
