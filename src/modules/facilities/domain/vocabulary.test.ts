import { describe, expect, test } from 'vitest';
import type { FacetLanguage } from '~/platform/vocabulary';
import { deviationIn, openingHoursIn, weekdaysIn } from './hours-wording';
import { FACILITY_VOCABULARY, type FacilityTerm, facilityLabel } from './vocabulary';

const LANGUAGES: readonly FacetLanguage[] = ['sv', 'nb', 'fi', 'sk', 'en'];
const TERMS = Object.keys(FACILITY_VOCABULARY).filter((name): name is FacilityTerm =>
  Object.hasOwn(FACILITY_VOCABULARY, name),
);

describe('correction 8: the vocabulary of facilities', () => {
  test.each(TERMS)('%s: every value has a label in all five languages, and none shares it', (term) => {
    for (const language of LANGUAGES) {
      const labels = FACILITY_VOCABULARY[term].map((concept) => concept.labels[language]);
      for (const label of labels) expect(label).toMatch(/^\S.*\S$/u);
      expect(new Set(labels.map((label) => label.toLowerCase())).size, `${term} ${language}`).toBe(
        labels.length,
      );
    }
  });

  test.each(TERMS)('%s: every label and every other word names its value alone', (term) => {
    for (const { labels, words } of FACILITY_VOCABULARY[term]) {
      for (const word of [...Object.values(labels), ...words]) {
        expect(facilityLabel(term, word, 'sv'), `${term} ${word}`).toBe(labels.sv);
      }
    }
  });

  test('Finland is bilingual; a town of one name has no label', () => {
    expect(facilityLabel('region', 'Varsinais-Suomi', 'sv')).toBe('Egentliga Finland');
    expect(facilityLabel('town', 'Tampere', 'sv')).toBe('Tammerfors');
    expect(facilityLabel('town', 'Kuopio', 'sv')).toBeNull();
  });
});

describe('correction 8: opening hours in another language', () => {
  const row = { day: 'Måndag–fredag', displayText: '09.00–18.00', weekdays: [1, 2, 3, 4, 5] };

  test('are formatted from their numbers, as the language does', () => {
    const numbers = { ...row, opens: '09:00', closes: '18:00' };
    const read = (language: FacetLanguage) => {
      const { day, hours } = openingHoursIn(numbers, language);
      return `${day.text} ${hours.text}`;
    };
    expect(LANGUAGES.map(read)).toEqual([
      'Måndag–fredag 09.00–18.00',
      'Mandag–fredag 09.00–18.00',
      'Maanantai–perjantai 9.00–18.00',
      'Pondelok – piatok 9:00 – 18:00',
      'Monday to Friday 09:00–18:00',
    ]);
  });

  test('of days that are on no list are named by their numbers', () => {
    const days = (weekdays: number[]) => LANGUAGES.map((language) => weekdaysIn(weekdays, language));
    expect(days([2, 3, 4])).toEqual([
      'Tisdag–torsdag',
      'Tirsdag–torsdag',
      'Tiistai–torstai',
      'Utorok – štvrtok',
      'Tuesday to Thursday',
    ]);
    expect(days([6, 7])[4]).toBe('Saturday and Sunday');
    expect(days([1, 3])).toEqual([null, null, null, null, null]);
    const row = { day: 'Tisdag–torsdag', displayText: 'Stängt', weekdays: [2, 3, 4] };
    expect(openingHoursIn(row, 'en').day).toEqual({ text: 'Tuesday to Thursday', isUntranslated: false });
  });

  test('that are only words are translated word by word, and unknown words stay', () => {
    const saturday = { day: 'Lördag', displayText: 'Stängt' };
    expect(openingHoursIn(saturday, 'en')).toEqual({
      day: { text: 'Saturday', isUntranslated: false },
      hours: { text: 'Closed', isUntranslated: false },
    });
    const fair = { day: 'Vid mässan', displayText: 'Se anslag' };
    expect(openingHoursIn(fair, 'en').day).toEqual({ text: 'Vid mässan', isUntranslated: true });
    expect(openingHoursIn(fair, 'en').hours).toEqual({ text: 'Se anslag', isUntranslated: true });
  });

  test('of a deviating day keep its feast', () => {
    const day = '2026-12-24';
    expect(deviationIn({ day, displayText: 'Julafton: stängt', closed: true }, 'en').text).toBe(
      'Christmas Eve: closed',
    );
    expect(
      deviationIn({ day, displayText: 'Jouluaatto: 9.00–15.00', opens: '09:00', closes: '15:00' }, 'sv'),
    ).toEqual({ text: 'Julafton: 09.00–15.00', isUntranslated: false });
    expect(deviationIn({ day, displayText: 'Kräftskiva i hallen' }, 'en')).toEqual({
      text: 'Kräftskiva i hallen',
      isUntranslated: true,
    });
  });
});
