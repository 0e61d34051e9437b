import { dice } from '~/demo/drawings/random';

/** Choices wholly determined by a seed and a purpose: the same demo world in every run. */
export interface RandomSource {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  /** True in this share of the cases. */
  share(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** One of them, each as likely as its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** So many different ones, in the order of the list; all of them when there are fewer. */
  some<T>(choices: readonly T[], count: number): T[];
}

export function randomSource(seed: string | number, purpose: string): RandomSource {
  const { next } = dice(seed, purpose);
  const at = (length: number): number => Math.floor(next() * length);
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[at(choices.length)];
    if (choice === undefined) throw new Error(`nothing to choose from: ${purpose}`);
    return choice;
  };
  return {
    next,
    pick,
    whole: (low, high) => low + at(high - low + 1),
    share: (probability) => next() < probability,
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? pick(choices))[0];
    },
    some: (choices, count) => {
      let wanted = Math.min(count, choices.length);
      let left = choices.length;
      return choices.filter(() => {
        const taken = next() * left < wanted;
        left -= 1;
        if (taken) wanted -= 1;
        return taken;
      });
    },
  };
}
