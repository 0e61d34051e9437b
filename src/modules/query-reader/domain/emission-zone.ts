import type { Meaning, Piece } from './reading';

/** From these years on all cars new in Britain met Euro 4 and Euro 6, which the zones want of petrol and of diesel. */
const PETROL_SINCE = 2006;
const DIESEL_SINCE = 2016;

/**
 * A car that may drive in a low-emission zone free of charge, by its year: records have no emission class. Beside fuels
 * without diesel it is the year of Euro 4, else that of Euro 6, so that no car is found that would be charged; electric
 * cars all may.
 */
export function yearsInZone(words: string, pieces: readonly Piece[]): readonly Piece[] {
  const meanings = pieces.map(({ meaning }) => meaning);
  const fuels = meanings.flatMap((meaning) =>
    meaning.kind === 'values' && meaning.field === 'car_fuel' ? meaning.values : [],
  );
  if (fuels.length > 0 && fuels.every((fuel) => fuel === 'Electric')) return [];
  const isDieselPossible = fuels.length === 0 || fuels.some((fuel) => /diesel/i.test(fuel));
  const since = isDieselPossible ? DIESEL_SINCE : PETROL_SINCE;
  const isYear = (meaning: Meaning) => meaning.kind === 'range' && meaning.field === 'car_year';
  const year = meanings.findLast(isYear);
  if (year?.kind === 'range' && year.min !== null && year.min >= since) return [];
  return [{ meaning: { kind: 'range', field: 'car_year', min: since, max: null }, words }];
}
