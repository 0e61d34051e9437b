import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './loan-warning.block';
import { view } from './loan-warning.view';

const render = (page = testPage(), fields = {}) => renderBlock(block, view, fields, { data: null, page });
const words = (html: string) => html.replace(/<[^>]+>/g, '').trim();

test('C-530, C-531: the Swedish notice word for word, heading and body (KOVFS 2025:1)', () => {
  expect(words(render())).toBe(
    'Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. ' +
      'Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till ' +
      'budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.',
  );
  expect(render()).toMatch(/<strong>Att låna kostar pengar!<\/strong>/);
});

test.each([
  ['automotive-no', 'nb', 'Å låne penger koster penger'],
  ['carstore-fi', 'fi', 'Varoitus! Rahan lainaaminen maksaa rahaa'],
  ['carstore-sk', 'sk', 'Pozor! Požičiavanie peňazí stojí peniaze'],
  ['automotive-uk', 'en-GB', 'Finance is subject to status'],
] as const)('C-530: %s has the notice of its country', (key, language, expected) => {
  expect(words(render(testPage({ site: siteByKey(key), language })))).toContain(expected);
});

test('the triangle is drawn in red beside it, and the note is no landmark', () => {
  const html = render();
  expect(html).toMatch(/role="note"/);
  expect(html).toMatch(/<path[^>]*stroke="#d0021b"/);
});

test('HasMarginTop changes the look', () => {
  expect(render(testPage(), { HasMarginTop: false })).not.toBe(render());
});
