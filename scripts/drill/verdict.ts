/** What one part of the drill found. */
export interface Verdict {
  /** What held, in numbers. */
  readonly summary: string;
  /** What did not. */
  readonly problems: readonly string[];
}

/** Runs one part, prints its line, and returns whether everything held. */
export async function runPart(name: string, part: () => Promise<Verdict>): Promise<boolean> {
  const began = performance.now();
  const { summary, problems } = await part().catch((cause: unknown) => ({
    summary: '',
    problems: [cause instanceof Error ? cause.message : String(cause)],
  }));
  const holds = problems.length === 0;
  const text = holds ? summary : [...problems, ...(summary === '' ? [] : [`(${summary})`])].join('; ');
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${name.padEnd(8)}${holds ? 'held' : 'DID NOT HOLD'}  ${text}  [${seconds} s]\n`);
  return holds;
}

export const seconds = (ms: number): string => (ms / 1000).toFixed(1);
