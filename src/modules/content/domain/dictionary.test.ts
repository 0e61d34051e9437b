import { describe, expect, test } from 'vitest';
import { messagesFor } from '~/messages';
import { dictionaryChain, dictionaryOf, isEditorsToWrite, wholeDictionary } from './dictionary';

const read = (language: string, texts: Record<string, Record<string, string>>) =>
  dictionaryOf(language, (each) => Object.entries(texts[each] ?? {}));

describe('C-009: English is the last language of the editors’ texts', () => {
  test.each(['sv', 'nb', 'fi', 'sk', 'en', 'en-GB'])('%s reads a key that only English has', (language) => {
    expect(read(language, { en: { 'campaign.badge': 'Offer' } })).toEqual({ 'campaign.badge': 'Offer' });
  });

  test('the language itself wins, an empty text does not', () => {
    const texts = { en: { a: 'A', b: 'B' }, sv: { a: 'Å', b: '', c: '' } };
    expect(read('sv', texts)).toEqual({ a: 'Å', b: 'B', c: '' });
  });

  test('an English override of a text that we have in each language changes English alone', () => {
    const texts = { en: { 'shell.menu': 'Browse', 'facility.count.one': 'one place' } };
    expect(read('sv', texts)).toEqual({});
    expect(read('en-GB', texts)).toEqual(texts.en);
  });
});

test('a language builds on the one it is a kind of, and all on English', () => {
  expect(dictionaryChain('sv')).toEqual(['en', 'sv']);
  expect(dictionaryChain('en')).toEqual(['en']);
  expect(dictionaryChain('en-GB')).toEqual(['en', 'en-GB']);
  expect(dictionaryChain('sv-FI')).toEqual(['en', 'sv', 'sv-FI']);
});

test('the words of the Swedish loan warning are the law’s, whatever anybody has written', () => {
  const written = { 'loanWarning.bodySE': 'Låna mer!', 'loanWarning.headingSE': '', 'loanWarning.body': 'x' };
  expect(read('sv', { sv: written })).toEqual({ 'loanWarning.body': 'x' });
  const { 'loanWarning.bodySE': body, 'loanWarning.headingSE': heading } = messagesFor('sv');
  expect(wholeDictionary('sv', written)).toMatchObject({
    'loanWarning.bodySE': body,
    'loanWarning.headingSE': heading,
  });
});

test('the texts of mails and of the staff’s pages are not the editors’ to write', () => {
  const keys = Object.keys(wholeDictionary('sv', {})).filter(isEditorsToWrite);
  const others = keys.filter((key) =>
    /^(visitMail|visitSms|alertMail|leadMail|receipt|staff|inbox)/.test(key),
  );
  // These stand on pages as well.
  expect(others.sort()).toEqual(['alertMail.seeAll', 'visitMail.ratingButton']);
  expect(keys).toContain('visit.bring');
  expect(keys).toContain('loanWarning.heading');
});
