/** Steps of Page Up and Page Down. */
const LEAP = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: LEAP,
  PageDown: -LEAP,
};

/** By how many steps a key moves a slider whose steps are wider than the browser's; null: the browser moves it. */
export const stepsOfKey = (key: string): number | null => STEPS[key] ?? null;
