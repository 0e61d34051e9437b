import type { QuotedProduct, QuoteSetting } from '~/modules/finance/server';
import { fillTrack } from '~/ui/fill-track';
import {
  type Amount,
  counted,
  endsOf,
  fieldText,
  mileagesOf,
  onGrid,
  poundsText,
  type QuoteCard,
  type QuoteState,
  STEPS,
  termsOf,
  within,
} from './quote-model';

/** What the controls tell whoever listens. */
interface QuoteWishes {
  family(key: string): void;
  /** `restMs` 0: what was done is done, as a choice from a list is. */
  change(change: Partial<QuoteState>, restMs?: number): void;
  now(): { readonly product: QuotedProduct; readonly state: QuoteState };
}

/** The sliders, fields and lists of a quote. */
export interface QuoteControls {
  /** Fills the list of products and begins to listen; to be called once. */
  open(products: readonly QuotedProduct[], wishes: QuoteWishes): void;
  /** Shows where the controls stand. Tells nobody: an answer that overwrites the sliders asks for nothing. */
  show(product: QuotedProduct, state: QuoteState): void;
}

interface Parts {
  readonly controls: HTMLFieldSetElement;
  readonly family: HTMLSelectElement;
  readonly term: HTMLSelectElement;
  readonly mileage: HTMLSelectElement;
  readonly mileageControl: HTMLElement;
  readonly sliders: Readonly<Record<Amount, { range: HTMLInputElement; field: HTMLInputElement }>>;
}

const AMOUNTS = ['deposit', 'payment'] as const satisfies readonly Amount[];
/** Steps of Page Up and Page Down. */
const LEAP = 10;
const STEPS_OF_KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: LEAP,
  PageDown: -LEAP,
};

/** Null where the markup is not that of the card. */
export function quoteControls(card: HTMLElement, { texts, locale }: QuoteCard): QuoteControls | null {
  const parts = partsOf(card);
  if (parts === null) return null;
  const { controls, family, term, mileage, mileageControl, sliders } = parts;
  return {
    open(products, wishes) {
      fill(
        family,
        products.map(({ FamilyKey, Name }) => [FamilyKey, Name] as const),
      );
      family.addEventListener('change', () => wishes.family(family.value));
      term.addEventListener('change', () => wishes.change({ term: Number(term.value) }, 0));
      mileage.addEventListener('change', () => wishes.change({ mileage: Number(mileage.value) }, 0));
      for (const amount of AMOUNTS) listen(amount, sliders[amount], wishes);
      controls.disabled = false;
    },
    show(product, state) {
      family.value = state.family;
      const list = (select: HTMLSelectElement, numbers: readonly number[], text: string, chosen: number) => {
        fill(
          select,
          numbers.map((each) => [String(each), counted(text, each, locale)] as const),
        );
        select.value = String(chosen);
      };
      list(term, termsOf(product), texts.months, state.term);
      list(mileage, mileagesOf(product), texts.miles, state.mileage);
      mileageControl.hidden = mileagesOf(product).length === 0;
      for (const amount of AMOUNTS)
        showAmount(sliders[amount], settingOf(product, amount), state[amount], locale);
    },
  };
}

const settingOf = (product: QuotedProduct, amount: Amount): QuoteSetting =>
  amount === 'deposit' ? product.Deposit : product.Payment;

/** Options are only made anew where they differ: a list that is open stays so. */
function fill(select: HTMLSelectElement, options: readonly (readonly [value: string, text: string])[]): void {
  const wanted = options.map(([value]) => value).join();
  if ([...select.options].map(({ value }) => value).join() === wanted) return;
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
}

function listen(
  amount: Amount,
  { range, field }: { range: HTMLInputElement; field: HTMLInputElement },
  wishes: QuoteWishes,
): void {
  const step = STEPS[amount];
  const wish = (value: number, restMs?: number) =>
    wishes.change(
      amount === 'deposit' ? { deposit: value, led: amount } : { payment: value, led: amount },
      restMs,
    );
  const setting = () => settingOf(wishes.now().product, amount);
  range.addEventListener('input', () => wish(onGrid(setting(), range.valueAsNumber, step)));
  range.addEventListener('keydown', (event) => {
    const steps = STEPS_OF_KEYS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    wish(onGrid(setting(), wishes.now().state[amount] + steps * step, step));
  });
  // While somebody types, half a number is no wish; and their own text is never rewritten under their hands.
  field.addEventListener('change', () => {
    const typed = Number.parseFloat(field.value.replaceAll(/[^\d.]/g, ''));
    const value = Number.isFinite(typed) ? Math.round(typed * 100) / 100 : wishes.now().state[amount];
    wish(within(setting(), value), 0);
  });
}

function showAmount(
  { range, field }: { range: HTMLInputElement; field: HTMLInputElement },
  setting: QuoteSetting,
  value: number,
  locale: string,
): void {
  const { min, max } = endsOf(setting);
  // What the service answers is true even where it lies a little outside of its own ends.
  range.min = String(Math.min(min, value));
  range.max = String(Math.max(max, value));
  range.value = String(value);
  range.setAttribute('aria-valuetext', poundsText(value, locale));
  fillTrack(range);
  field.value = fieldText(value, locale);
}

function partsOf(card: HTMLElement): Parts | null {
  const part = <E extends HTMLElement>(name: string) => card.querySelector<E>(`[data-part="${name}"]`);
  const controls = part<HTMLFieldSetElement>('controls');
  const [family, term, mileage] = [
    part<HTMLSelectElement>('family'),
    part<HTMLSelectElement>('term'),
    part<HTMLSelectElement>('mileage'),
  ];
  const mileageControl = part('mileage-control');
  const sliderOf = (amount: Amount) => {
    const [range, field] = [part<HTMLInputElement>(amount), part<HTMLInputElement>(`${amount}-field`)];
    return range === null || field === null ? null : { range, field };
  };
  const [deposit, payment] = [sliderOf('deposit'), sliderOf('payment')];
  if (controls === null || family === null || term === null || mileage === null) return null;
  if (mileageControl === null || deposit === null || payment === null) return null;
  return { controls, family, term, mileage, mileageControl, sliders: { deposit, payment } };
}
