import { expect, test } from 'vitest';
import { readSuggestions } from './suggestion-source';

test('an answer is read for what it has of suggestions, whatever else it is', () => {
  expect(
    readSuggestions({ suggestions: [{ text: 'Volvo', note: 'Märke', count: 3 }, { text: 'Åre' }] }),
  ).toEqual([
    { text: 'Volvo', note: 'Märke', count: 3 },
    { text: 'Åre', note: '', count: null },
  ]);
  expect(readSuggestions({ suggestions: [null, 1, { text: 1 }, { note: 'x' }, []] })).toEqual([]);
  for (const body of [null, 'x', [], {}, { suggestions: 'x' }, 1]) expect(readSuggestions(body)).toEqual([]);
});
