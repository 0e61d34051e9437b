import { expect, test } from 'vitest';
import { LANGUAGES, messagesFor } from '~/messages';
import { facetLanguage } from '~/modules/stock';
import { SITES, siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { changedClasses } from '~test/changed-classes';
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
  expect(changedClasses(render(), render(testPage(), { HasMarginTop: false }))).toEqual([
    '+loan-warning.flush',
  ]);
});

/** Whom the country lets one turn to; no other site may name them. */
const AUTHORITIES = {
  SE: /konsumentverket/,
  NO: /NAV|Nav/,
  FI: /oikeuspalvelut\.fi.*takuusaatio\.fi/,
  SK: null,
  GB: null,
} as const;

test.each(SITES.flatMap((site) => site.languages.map((language) => [site.key, language, site] as const)))(
  'correction 8: %s in %s names the authority of its country, in the words of the page',
  (_, language, site) => {
    const text = words(render(testPage({ site, language })));
    for (const [country, authority] of Object.entries(AUTHORITIES)) {
      if (authority === null) continue;
      expect(authority.test(text), `${country}: ${text}`).toBe(country === site.country);
    }
    const others = LANGUAGES.filter((other) => facetLanguage(other) !== facetLanguage(language));
    for (const other of others)
      expect(text).not.toContain(messagesFor(other)[`loanWarning.body${site.country}`]);
    expect(text).toContain(messagesFor(language)[`loanWarning.body${site.country}`]);
  },
);
