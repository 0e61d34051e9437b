/** Milliseconds that the piece of work below takes on the machine that limits of time were set on. */
const REFERENCE_MS = 70;

/** A piece of work like ours: texts read, sorted and looked up. */
function work(): number {
  const words = Array.from({ length: 20_000 }, (_, i) => `w${((i * 7919) % 100_003).toString(36)}`);
  const text = JSON.stringify(words.map((word, place) => ({ word, place })));
  let sum = 0;
  for (let round = 0; round < 4; round++) {
    const parsed: { word: string; place: number }[] = JSON.parse(text);
    parsed.sort((a, b) => (a.word < b.word ? -1 : 1));
    const places = new Map(parsed.map(({ word, place }) => [word, place]));
    for (const word of words) sum += places.get(word) ?? 0;
  }
  return sum;
}

/** Milliseconds of processor time that this thread has used. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * How many times longer this processor takes, just now, than the one that limits of time were set on; 1 where it is
 * quicker. A limit times this says something of our code rather than of the machine.
 */
export function slowness(): number {
  const times = [work, work, work].map((run) => {
    const began = threadMs();
    run();
    return threadMs() - began;
  });
  return Math.max(1, Math.min(...times) / REFERENCE_MS);
}
