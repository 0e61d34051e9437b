import { fold } from '~/platform/plain-letters';
import { bareText, pastedPath, typedLine, typedWords } from '~/platform/typed-words';
import type { CarRecord } from '../car-record';

type NamedCar = Pick<
  CarRecord,
  | 'car_id'
  | 'car_brand'
  | 'car_model'
  | 'car_version'
  | 'car_year'
  | 'car_regno'
  | 'car_color'
  | 'car_site_name'
  | 'car_site_city'
>;

/** Words with marks or spaces in them that people leave out: the plate "ABC 123", the model "ID.4". */
const hasMarks = (text: string): boolean => /[^\p{L}\p{N}]/u.test(text);

/** What staff find a car by, in plain letters: its words, then those that are also typed without spaces and marks. */
export function carWords(car: NamedCar): string {
  const { car_id, car_brand, car_model, car_version, car_year, car_regno, car_color } = car;
  const words = [car_id, car_brand, car_model, car_version, car_year, car_regno, car_color]
    .concat([car.car_site_name, car.car_site_city])
    .filter((word) => word !== null && word !== '')
    .map((word) => fold(String(word)));
  return [...words, ...words.filter(hasMarks).map(bareText)].join(' ');
}

/** What was typed, as what is looked for in the words of cars. */
export interface CarSearch {
  /** The parts of an address that was pasted: one of them is the car's number. */
  readonly ids: readonly string[];
  /** All of them are in the words, or what they are without marks. */
  readonly words: readonly { readonly word: string; readonly bare: string }[];
  /** All of it without spaces and marks, as of "100 0202" or "xc 60"; empty where it is too short. */
  readonly joined: string;
}

const MIN_JOINED = 4;

/** Null: nothing was typed. */
export function readCarSearch(typed: string): CarSearch | null {
  const path = pastedPath(typed);
  if (path !== null) return { ids: path.split('/'), words: [], joined: '' };
  const line = typedLine(typed);
  if (line === '') return null;
  const words = typedWords(line);
  const joined = bareText(line);
  return {
    ids: [],
    words: (words.length === 0 ? [fold(line)] : words).map((word) => ({ word, bare: bareText(word) })),
    joined: joined.length < MIN_JOINED ? '' : joined,
  };
}
