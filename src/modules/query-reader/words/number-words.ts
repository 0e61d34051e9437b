import type { Synonyms } from './synonyms';

/** Small numbers as words, for seats. */
export const NUMBER_WORDS: Readonly<Record<number, Synonyms>> = {
  2: { sv: 'två|tvi|tve', nb: 'to', fi: 'kaksi|kahden', sk: 'dva|dvoj|dve', en: 'two' },
  3: { sv: 'tre', nb: 'tre', fi: 'kolme|kolmen|kolmi', sk: 'tri|troj', en: 'three' },
  4: { sv: 'fyra|fyr', nb: 'fire', fi: 'neljä|neljän|neli', sk: 'štyri|štvor', en: 'four' },
  5: { sv: 'fem', nb: 'fem', fi: 'viisi|viiden', sk: 'päť', en: 'five' },
  6: { sv: 'sex', nb: 'seks', fi: 'kuusi|kuuden', sk: 'šesť', en: 'six' },
  7: { sv: 'sju', nb: 'sju|syv', fi: 'seitsemän|seitsen', sk: 'sedem', en: 'seven' },
  8: { sv: 'åtta', nb: 'åtte', fi: 'kahdeksan', sk: 'osem', en: 'eight' },
  9: { sv: 'nio', nb: 'ni', fi: 'yhdeksän', sk: 'deväť', en: 'nine' },
};
