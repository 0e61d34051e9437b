import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoSites } from '~/demo/group';
import { type FieldValues, readBlock } from '~/modules/content';
import { siteRecordSchema } from '~/modules/facilities';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import type { BlockServices } from '../contract';
import { block } from './facility-teaser.block';
import { load } from './facility-teaser.data';
import { view } from './facility-teaser.view';
import { openLine } from './open-line';
import enhanceOpenLine from './open-line.enhance';

let services: BlockServices;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ services, close } = await demoServices('automotive-se', 1));
});
afterAll(() => close());

const [first] = demoSites('automotive-se', '2026-03-02');
if (first === undefined) throw new Error('no facility');

async function loaded(given: Partial<FieldValues<typeof block.fields>>) {
  const page = testPage();
  const fields = readBlock(block, { uid: 'uid', componentName: block.name, fields: given });
  const scope = { site: page.site.key, language: page.language, tag: page.tag };
  return load({ fields, page, scope, services });
}

test('V-432, C-032: a teaser shows four facilities at most', async () => {
  const outcome = await loaded({});
  expect(outcome.kind === 'data' && outcome.data).toHaveLength(4);
  const SiteIds = demoSites('automotive-se', '2026-03-02')
    .slice(2, 9)
    .map(({ site_id }) => site_id)
    .join();
  const chosen = await loaded({ SiteIds });
  expect(chosen.kind === 'data' && chosen.data.map(({ site_id }) => site_id).join()).toBe(
    SiteIds.split(',').slice(0, 4).join(),
  );
});

test('V-180: without facilities there is nothing, not even the heading', async () => {
  expect((await loaded({ Title: 'Nära dig', SiteIds: 'nope' })).kind).toBe('nothing');
});

/** One department, open Monday to Friday 9 to 18 and on the third of March 10 to 14. */
const withHours = (departments: readonly object[]) =>
  siteRecordSchema.parse({ ...first, site_departments: departments });
const shop = {
  name: 'Nya bilar',
  openingschedule: {
    openinghours: [
      { day: 'Mån–fre', displayText: '9–18', weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
      { day: 'Lör–sön', displayText: 'Stängt', weekdays: [6, 7] },
    ],
    deviationdays: [{ day: '2026-03-03', displayText: '10–14', opens: '10:00', closes: '14:00' }],
  },
};
const workshop = {
  name: 'Verkstad',
  openingschedule: {
    openinghours: [
      { day: 'Mån–fre', displayText: '7–16', weekdays: [1, 2, 3, 4, 5], opens: '07:00', closes: '16:00' },
    ],
  },
};

test.each([
  ['a Monday at 11', '2026-03-02T10:00Z', { open: true, closes: '18:00', until: '2026-03-02T17:00Z' }],
  [
    'at 7.30 by its workshop',
    '2026-03-02T06:30Z',
    { open: true, closes: '16:00', until: '2026-03-02T15:00Z' },
  ],
  ['before the first opens', '2026-03-02T05:00Z', { open: false, until: '2026-03-02T06:00Z' }],
  ['a Saturday', '2026-03-07T11:00Z', { open: false, until: '2026-03-07T22:59Z' }],
] as const)('whether a facility is open: %s', (_, now, { until, ...expected }) => {
  const line = openLine(withHours([shop, workshop]), new Date(now), 'Europe/Stockholm');
  expect(line).toEqual({ ...expected, until: Date.parse(until) });
});

test('a deviating day goes before the ordinary hours, and unknown hours say nothing', () => {
  const at = new Date('2026-03-03T14:00Z');
  expect(openLine(withHours([shop]), at, 'Europe/Stockholm')).toMatchObject({ open: false });
  const words = { name: 'x', openingschedule: { openinghours: [{ day: 'Vardagar', displayText: 'ring' }] } };
  expect(openLine(withHours([words]), at, 'Europe/Stockholm')).toBeNull();
});

test('C-032: the card has address, number, whether it is open, and leads to the facility', () => {
  const page = testPage({ now: new Date('2026-03-02T10:00Z') });
  const html = renderBlock(
    block,
    view,
    { Title: 'Nära dig', TitleTag: 'H3', Link: { href: '/anlaggningar', text: 'Alla' } },
    { data: [withHours([shop])], page },
  );
  expect(html).toMatch(/<h3[^>]*>Nära dig<.*<h4/);
  expect(html).toContain(`href="/anlaggningar/${first.slug}"`);
  for (const text of [first.site_street, first.site_city, first.site_phone]) expect(html).toContain(text);
  expect(html).toMatch(/data-until="\d+">Öppet nu, till 18:00</);
  expect(html).toMatch(/<a href="\/anlaggningar"[^>]*>.*Alla/);
});

test('what the server said goes when it holds no more', () => {
  vi.useFakeTimers({ now: 1000 });
  try {
    const line = { dataset: { until: '3000' }, hidden: false };
    Reflect.apply(enhanceOpenLine, null, [line]);
    vi.advanceTimersByTime(1999);
    expect(line.hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(line.hidden).toBe(true);
    const late = { dataset: { until: '500' }, hidden: false };
    Reflect.apply(enhanceOpenLine, null, [late]);
    expect(late.hidden).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
