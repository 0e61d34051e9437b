import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSites } from '~/demo/group';
import { type FieldValues, readBlock } from '~/modules/content';
import { siteRecordSchema } from '~/modules/facilities';
import type { BlockServices } from '~/page/contract';
import { renderBlock, testPage } from '~test/block';
import { demoServices } from '~test/demo-services';
import { block } from './facility-teaser.block';
import { load } from './facility-teaser.data';
import { view } from './facility-teaser.view';

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

/** One department, open Monday to Friday 9 to 18. */
const open = siteRecordSchema.parse({
  ...first,
  site_departments: [
    {
      name: 'Nya bilar',
      openingschedule: {
        openinghours: [
          { day: 'Mån–fre', displayText: '9–18', weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
        ],
      },
    },
  ],
});

test('C-032: the card has address, number, whether it is open, and leads to the facility', () => {
  const page = testPage({ now: new Date('2026-03-02T10:00Z') });
  const html = renderBlock(
    block,
    view,
    { Title: 'Nära dig', TitleTag: 'H3', Link: { href: '/anlaggningar', text: 'Alla' } },
    { data: [open], page },
  );
  expect(html).toMatch(/<h3[^>]*>Nära dig<.*<h4/);
  expect(html).toContain(`href="/anlaggningar/${first.slug}"`);
  for (const text of [first.site_street, first.site_city, first.site_phone]) expect(html).toContain(text);
  expect(html).toMatch(/data-end="\d+" data-until-end="">Öppet nu, till 18:00</);
  expect(html).toMatch(/<a href="\/anlaggningar"[^>]*>.*Alla/);
});
