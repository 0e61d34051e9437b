import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { start } from '../processes.ts';

/** Each process of the measurement loads it. */
export const LOOP_CLOCK = `--import ${import.meta.dirname}/loop-clock.ts`;

/** Milliseconds at the 99th percentile: how late a timer of 10 ms was, and of processor time of the thread between two of its ticks. */
const timesSchema = z.object({ lateMs: z.number(), busyMs: z.number() });
export type LoopTimes = z.infer<typeof timesSchema>;

interface Clocked {
  readonly pid: number;
  output(): string;
}

/** What a process with the clock has measured since it was asked before. */
export async function loopTimes(clocked: Clocked): Promise<LoopTimes> {
  const lines = () => clocked.output().match(/^loop-clock .*$/gm) ?? [];
  const before = lines().length;
  process.kill(clocked.pid, 'SIGUSR2');
  for (let waited = 0; waited < 10_000; waited += 50) {
    const last = lines().at(-1);
    if (last !== undefined && lines().length > before)
      return timesSchema.parse(JSON.parse(last.slice('loop-clock '.length)));
    await pause(50);
  }
  throw new Error('a process did not tell the times of its event loop');
}

/** A process that does nothing but measure: what it waits for is the machine. */
export const startIdle = () =>
  start(process.execPath, [...LOOP_CLOCK.split(' '), '--eval', 'setInterval(() => undefined, 60_000)']);
