import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carSlug } from './slug';
import { isVin, normaliseVin } from './vin';
import {
  canonicalBrand,
  type FacetLanguage,
  isUsedCondition,
  type LabelledField,
  labelOf,
  mapWord,
  modelLabel,
  VOCABULARY,
  WORD_FIELDS,
} from './vocabulary';

const LANGUAGES: readonly FacetLanguage[] = ['sv', 'nb', 'fi', 'sk', 'en'];

const FIELDS = Object.keys(VOCABULARY).filter((name): name is LabelledField => name in VOCABULARY);

describe('the words of the sources', () => {
  test('Gasoline, PETROL, bensin and Benzín are one fuel, in the words of each site', () => {
    for (const word of ['Gasoline', 'PETROL', 'bensin', 'Benzín', ' Petrol ']) {
      expect(LANGUAGES.map((language) => mapWord('car_fuel', word, language).value)).toEqual([
        'Bensin',
        'Bensin',
        'Bensiini',
        'Benzín',
        'Petrol',
      ]);
    }
  });

  test('every label of every language is known in every other, and means the same', () => {
    for (const field of WORD_FIELDS) {
      for (const concept of VOCABULARY[field]) {
        for (const from of LANGUAGES) {
          for (const to of LANGUAGES) {
            expect(mapWord(field, concept.labels[from], to), `${field} ${concept.labels[from]}`).toEqual({
              value: concept.labels[to],
              known: true,
            });
          }
        }
      }
    }
  });

  test('no word has two meanings', () => {
    for (const field of WORD_FIELDS) {
      for (const concept of VOCABULARY[field]) {
        for (const word of concept.words) {
          expect(mapWord(field, word, 'en').value, `${field} ${word}`).toBe(concept.labels.en);
        }
      }
    }
  });

  test.each([
    ['car_body', 'SMALL_CAR', 'Halvkombi'],
    ['car_drive', 'AWD', 'Fyrhjulsdrift'],
    ['car_gearbox', '7-växlad automat', 'Automatisk'],
    ['car_condition', 'u', 'Begagnad'],
    ['car_color', 'Onyx Black Metallic', 'Svart'],
    ['car_color', 'Vit/svart', 'Vit'],
    ['car_fuel', 'PLUGIN_HYBRID', 'Laddhybrid (bensin)'],
  ] as const)('%s %s reads %s', (field, word, value) => {
    expect(mapWord(field, word, 'sv')).toEqual({ value, known: true });
  });

  test('an unknown word stays as it is and is reported; NONE is not', () => {
    expect(mapWord('car_fuel', ' Pedals ', 'sv')).toEqual({ value: 'Pedals', known: false });
    expect(mapWord('car_fuel', 'NONE', 'sv')).toEqual({ value: null, known: true });
  });

  test('a condition says whether the car is used', () => {
    expect(['Ny', 'used', 'Demobil', 'x'].map(isUsedCondition)).toEqual([false, true, true, null]);
  });

  test('makes are spelt as their makers spell them', () => {
    expect(['VW', 'MERCEDES BENZ', 'volvo', 'skoda', 'Škoda', 'Koenigsegg'].map(canonicalBrand)).toEqual([
      'Volkswagen',
      'Mercedes-Benz',
      'Volvo',
      'Škoda',
      'Škoda',
      'Koenigsegg',
    ]);
  });
});

const car = {
  car_id: '1',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_version: 'D4 AWD Momentum',
  car_fuel: 'Diesel',
  car_year: 2019,
  car_site_city: 'Stockholm',
};

describe('correction 8: the labels of the vocabulary', () => {
  test.each(FIELDS)('%s: every value has a label in all five languages, and none shares it', (field) => {
    for (const language of LANGUAGES) {
      const labels = VOCABULARY[field].map((concept) => concept.labels[language]);
      for (const label of labels) expect(label).toMatch(/^\S.*\S$/u);
      expect(new Set(labels.map((label) => label.toLowerCase())).size, `${field} ${language}`).toBe(
        labels.length,
      );
    }
  });

  test.each(FIELDS)('%s: every label and every other word names its value alone', (field) => {
    for (const { labels, words } of VOCABULARY[field]) {
      for (const word of [...Object.values(labels), ...words]) {
        for (const language of LANGUAGES) {
          expect(labelOf(field, word, language), `${field} ${word}`).toBe(labels[language]);
        }
      }
    }
  });

  test('a value is written in the language asked for; one that is on no list has no label', () => {
    expect(labelOf('car_fuel', 'Bensin', 'en')).toBe('Petrol');
    expect(labelOf('car_equipment', 'Dragkrok', 'fi')).toBe('Vetokoukku');
    expect(labelOf('car_vehicle_type_code', 'LCV', 'sv')).toBe('Transportbilar');
    expect(labelOf('car_equipment', 'Kaffebryggare', 'en')).toBeNull();
  });

  test('classes and series are named as each language does, whatever stands after them', () => {
    expect(LANGUAGES.map((language) => modelLabel('E-Klass', language))).toEqual([
      'E-Klass',
      'E-Klasse',
      'E-sarja',
      'Trieda E',
      'E-Class',
    ]);
    expect(modelLabel('Rad 3 Touring', 'en')).toBe('3 Series Touring');
    expect(modelLabel('3-sarja', 'sv')).toBe('3-serie');
    expect(modelLabel('V60', 'fi')).toBe('V60');
  });
});

describe('a slug', () => {
  test('is brand, model, version, year and city', () => {
    expect(carSlug(car)).toBe('volvo-v60-d4-2019-stockholm');
  });

  test('has the city as its fifth part, whatever is missing or has spaces', () => {
    const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 30 }), { nil: null });
    fc.assert(
      fc.property(text, text, text, text, (brand, model, version, fuel) => {
        const odd = {
          ...car,
          car_brand: brand ?? '',
          car_model: model ?? '',
          car_version: version,
          car_fuel: fuel,
        };
        const slug = carSlug({ ...odd, car_year: null, car_site_city: 'Upplands Väsby' });
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.split('-')[4]).toBe('upplands');
      }),
    );
  });
});

describe('a vehicle identification number', () => {
  test('has 17 characters without I, O and Q; its check digit is not looked at', () => {
    expect(isVin('YV1ZW25V5K1234567')).toBe(true);
    expect(isVin('YV1ZW25V9K1234567')).toBe(true);
    expect(isVin('YV1ZW25V5K123456')).toBe(false);
    expect(isVin('IV1ZW25V5K1234567')).toBe(false);
    expect(normaliseVin(' yv1 zw25v5-k1234567 ')).toBe('YV1ZW25V5K1234567');
    expect(normaliseVin('YV1\u00a0ZW25V5\u2011K1234567\u200b')).toBe('YV1ZW25V5K1234567');
  });
});
