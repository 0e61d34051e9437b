import type { Fuel } from '../catalogue';

/** Languages that the demo stock is written in: the first language of each car site. */
export type StockLanguage = 'sv' | 'nb' | 'en-GB' | 'fi' | 'sk';

export type CarState = 'used' | 'new' | 'demo' | 'sample';
/** What a body is for. */
export type Character = 'city' | 'family' | 'suv' | 'fun' | 'work' | 'people';

/** What a description may speak of; figures are already written in the language. */
export interface Facts {
  readonly name: string;
  readonly year: number;
  readonly city: string;
  readonly mileage: string;
  readonly power: string;
  readonly range: string;
}

type Sentence = (facts: Facts) => string;
type Sentences = readonly [Sentence, ...Sentence[]];

/** Everything that the demo stock says in one language. */
export interface StockWords {
  readonly opening: Readonly<Record<CarState, Sentences>>;
  readonly character: Readonly<Record<Character, Sentences>>;
  readonly fuel: Readonly<Record<Fuel, Sentences>>;
  readonly care: Readonly<Record<CarState, Sentences>>;
  readonly closing: Sentences;
  readonly leasing: {
    readonly private: { readonly title: string; readonly description: string; readonly asterix: string };
    readonly company: { readonly title: string; readonly description: string; readonly asterix: string };
  };
  readonly loan: {
    readonly title: string;
    readonly description: string;
    /** {1} credit, {2} months, {3} nominal rate, {4} effective rate, {5} total to pay. */
    readonly disclaimer: string;
    example(
      figures: Readonly<
        Record<'months' | 'downPayment' | 'residual' | 'rate' | 'effective' | 'total', string>
      >,
    ): string;
  };
  /** A sentence about some of the equipment, which is already listed in the language. */
  highlights(list: string): string;
  /** What Volkswagen calls its estates there. */
  readonly estateName: string;
  /** How the language names a Mercedes-Benz class and a BMW series. */
  classOf(letter: string): string;
  series(number: string): string;
  /** From horsepower and kilowatts. */
  power(horsepower: string, kilowatts: string): string;
  /** From litres or kilowatt-hours per 100 km. */
  consumption(litres: number, format: (value: number) => string): string;
  emission(grams: string): string;
}
