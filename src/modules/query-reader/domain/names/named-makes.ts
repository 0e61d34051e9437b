import type { ModelOption, Sense } from '../lexicon/sense';
import type { Amount } from '../numbers/amounts';
import type { Meaning } from '../reading';

type Model = Extract<Sense, { kind: 'model' }>;

/** The makes that a search names, or that have been chosen already: they decide which models and figures are meant. */
export class NamedMakes {
  readonly #named: ReadonlySet<string>;
  readonly #senses: readonly Sense[];

  /** `senses`: all that the search's words may mean. */
  constructor(senses: readonly Sense[], chosen: readonly string[]) {
    this.#senses = senses;
    this.#named = new Set([
      ...chosen,
      ...senses.flatMap((sense) => (sense.kind === 'make' ? [sense.make] : [])),
    ]);
  }

  get all(): ReadonlySet<string> {
    return this.#named;
  }

  /** By its name or by that of a model. */
  isMeant(make: string): boolean {
    return (
      this.#named.has(make) ||
      this.#senses.some(
        (sense) =>
          sense.kind === 'model' && !sense.isFigure && sense.options.some((option) => option.make === make),
      )
    );
  }

  /** Whether nothing else is named: "GLE 350d" is no BMW. */
  mayBe(make: string): boolean {
    const isNamed = this.#named.size > 0 || this.#senses.some(({ kind }) => kind === 'model');
    return !isNamed || this.isMeant(make);
  }

  /** What a model's name means; undefined where it is a number: "volvo 208". */
  modelOf({ options, isFigure }: Model): Meaning | undefined {
    const fitting = this.#fitting(options);
    if (isFigure && fitting.length === 0 && this.#named.size > 0) return undefined;
    const meant = fitting.length > 0 ? fitting : options;
    const makes = [...new Set(meant.flatMap(({ make }) => make ?? []))];
    return {
      kind: 'values',
      field: 'car_model',
      values: [...new Set(meant.map(({ model }) => model))],
      ...(makes.length > 0 && { under: { field: 'car_brand', values: makes } }),
    };
  }

  /** Whether a model's name is a number here: another make is named, or a word or unit says what it counts. */
  isFigure(sense: Sense, amount: Amount, isCounted: boolean): boolean {
    if (sense.kind !== 'model' || !sense.isFigure) return false;
    if (isCounted || amount.isBound || amount.unit !== null || amount.isMultiplied) return true;
    return this.#named.size > 0 && this.#fitting(sense.options).length === 0;
  }

  #fitting(options: readonly ModelOption[]): readonly ModelOption[] {
    return options.filter(({ make }) => make === null || this.#named.has(make));
  }
}
