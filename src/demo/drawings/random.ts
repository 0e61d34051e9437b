/** A source of numbers in [0, 1) that is wholly determined by its seed. */
export interface Dice {
  next(): number;
  between(low: number, high: number): number;
  pick<C extends readonly [unknown, ...unknown[]]>(choices: C): C[number];
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Dice for a seed and a purpose, so that one choice does not disturb another (mulberry32 over FNV-1a). */
export function dice(seed: number | string, purpose: string): Dice {
  let state = hash(`${purpose}:${seed}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
