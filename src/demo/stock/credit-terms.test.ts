import { expect, test } from 'vitest';
import { creditTerm, facetLanguage } from '~/modules/stock';
import { SITES } from '~/sites';
import { STOCK_WORDS } from './language';

const textsOf = (language: keyof typeof STOCK_WORDS): readonly string[] => {
  const { loan, leasing } = STOCK_WORDS[language];
  return [
    ...[loan.title, loan.description, loan.disclaimer],
    ...[leasing.private, leasing.company].flatMap((each) => [each.title, each.description, each.asterix]),
  ];
};

const two = SITES.filter(
  ({ languages, carIndex, key }) => languages.length > 1 && carIndex === `${key}-cars`,
);

test.each(
  two.flatMap((site) => site.languages.slice(1).map((language) => [site.key, language, site] as const)),
)(
  'correction 8: every credit text of the stock of %s is there in %s, with the same figures in it',
  (_, language, site) => {
    const own = site.languages[0];
    if (own !== 'sv' && own !== 'fi') throw new Error(`no credit text is known in ${own}`);
    for (const text of textsOf(own)) {
      const other = creditTerm(text, facetLanguage(language));
      expect(other, text).not.toBeNull();
      if (text !== other) expect(creditTerm(other ?? '', facetLanguage(own))).toBe(text);
      const figures = (of: string) => (of.match(/\{\d\}/g) ?? []).toSorted();
      expect(figures(other ?? ''), text).toEqual(figures(text));
    }
  },
);

test('a text of another lender is left untranslated', () => {
  expect(creditTerm('Lån från Sparbanken', 'en')).toBeNull();
  expect(creditTerm('  PRIVATLEASING ', 'en')).toBe('Private leasing');
});
