/** Steps of Page Up and Page Down. */
const PAGE_STEPS = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE_STEPS,
  PageDown: -PAGE_STEPS,
};

/** Steps that a key moves a slider with wider steps than the browser's; null: left to the browser. */
export const stepsOfKey = (key: string): number | null => STEPS[key] ?? null;
