import { noteCalculation } from '~/features/request-form/browser';
import { DOWN_PAYMENT_STEP, toMajor, toMinor } from '~/modules/finance';
import { pushEvent } from '~/ui/analytics';
import { fillTrack } from '~/ui/fill-track';
import { formatNumber } from '~/ui/format';
import { type Calculation, type CalculatorOffer, calculate, loanClaim, type Wish } from './calculation';
import { loanHash, wishOfHash } from './loan-hash';

/** Measuring waits until the sliders have come to rest (ANALYTICS-5). */
const MEASURE_MS = 500;
/** What is read aloud waits a little, so that a drag is not a flood of numbers. */
const SAY_MS = 400;
const STEP = toMajor(DOWN_PAYMENT_STEP);
/** Steps of Page Up and Page Down. */
const LEAP = 10;

/** Makes the sliders of a loan work: every figure and sentence of the card follows them at once. */
export default function enhance(card: HTMLElement): void {
  const offer: CalculatorOffer = JSON.parse(card.dataset.offer ?? '');
  const part = <E extends HTMLElement>(name: string) => card.querySelector<E>(`[data-part="${name}"]`);
  const [down, field, period] = [
    part<HTMLInputElement>('down'),
    part<HTMLInputElement>('down-field'),
    part<HTMLInputElement>('period'),
  ];
  if (down === null || field === null) return;
  const first = calculate(offer, { months: offer.months, downPayment: 0 });
  if (first === null) return;
  let shown: Calculation = first;
  const settle = afterwards(part('status'));

  const wish = (change: Partial<Wish>) => {
    const next = calculate(offer, { months: shown.months, downPayment: shown.downPayment, ...change });
    // Where there is no loan the sliders go back to the last one.
    shown = next ?? shown;
    show(card, shown, { down, field, period }, offer.locale);
    tell(card, offer, shown);
    settle(shown);
  };

  down.addEventListener('input', () => wish({ downPayment: toMinor(rounded(down)) }));
  down.addEventListener('keydown', (event) => {
    const steps = STEPS_OF_KEYS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    wish({ downPayment: shown.downPayment + steps * DOWN_PAYMENT_STEP });
  });
  // While somebody types, half a number is no wish; and their own text is never rewritten under their hands.
  field.addEventListener('change', () => {
    const digits = field.value.replaceAll(/\D/g, '');
    wish(digits === '' ? {} : { downPayment: toMinor(Number(digits)) });
  });
  period?.addEventListener('input', () => wish({ months: Number(period.value) }));
  // Tried out in a quick view, whose link leads here.
  const brought = wishOfHash(location.hash);
  if (brought === null) show(card, shown, { down, field, period }, offer.locale);
  else wish(brought);
}

/** The request form of the page hears of it; out of a quick view, where there is none, its links to the page take it along. */
function tell(card: HTMLElement, offer: CalculatorOffer, shown: Calculation): void {
  noteCalculation(card.dataset.car ?? '', { loan: loanClaim(offer, shown, true) });
  const links = card.closest('[data-quick-frame]')?.querySelectorAll<HTMLAnchorElement>('a[data-quick-full]');
  for (const link of links ?? []) link.hash = loanHash(shown);
}

const STEPS_OF_KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: LEAP,
  PageDown: -LEAP,
};

/** A dragged thumb moves by thousands; both ends can be reached although they are not on that grid. */
function rounded({ valueAsNumber: value, min, max }: HTMLInputElement): number {
  const grid = Math.round(value / STEP) * STEP;
  if (value <= Number(min)) return Number(min);
  return value >= Number(max) ? Number(max) : grid;
}

interface Controls {
  readonly down: HTMLInputElement;
  readonly field: HTMLInputElement;
  readonly period: HTMLInputElement | null;
}

function show(
  card: HTMLElement,
  { texts, limits, ...shown }: Calculation,
  controls: Controls,
  locale: string,
): void {
  const { down, field, period } = controls;
  for (const figure of card.querySelectorAll<HTMLElement>('[data-figure]'))
    figure.textContent = texts[figure.dataset.figure ?? ''] ?? '';
  down.min = String(Math.ceil(toMajor(limits.min)));
  down.max = String(Math.floor(toMajor(limits.max)));
  down.value = String(Math.round(toMajor(shown.downPayment)));
  down.setAttribute('aria-valuetext', texts.downPayment ?? '');
  field.value = formatNumber(down.valueAsNumber, locale, { decimals: 0 });
  fillTrack(down);
  if (period === null) return;
  period.value = String(shown.months);
  period.setAttribute('aria-valuetext', texts.period ?? '');
  fillTrack(period);
}

/** What follows once the sliders rest: the result is read aloud, and measured. */
function afterwards(status: HTMLElement | null): (shown: Calculation) => void {
  let saying: ReturnType<typeof setTimeout> | undefined;
  let measuring: ReturnType<typeof setTimeout> | undefined;
  return ({ texts, quote }) => {
    clearTimeout(saying);
    clearTimeout(measuring);
    saying = setTimeout(() => {
      if (status !== null) status.textContent = texts.perMonth ?? '';
    }, SAY_MS);
    measuring = setTimeout(() => {
      pushEvent({
        event: 'calculator',
        calculator_type: 'loan',
        down_payment: toMajor(quote.downPayment),
        period: quote.months,
        monthly_cost: toMajor(quote.monthlyCost),
      });
    }, MEASURE_MS);
  };
}
