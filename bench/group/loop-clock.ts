// Loaded into a process (`node --import`): on SIGUSR2 it prints, as `loop-clock {…}`, how late a timer of 10 ms was since the
// signal before, and how much processor time its thread took between two of its ticks: how late it would be with a core of its own.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 10;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  delay.enable();
  let pieces: number[] = [];
  let before = process.threadCpuUsage();
  const tick = () => {
    const now = process.threadCpuUsage();
    pieces.push((now.user + now.system - before.user - before.system) / 1000);
    before = now;
  };
  setInterval(tick, TICK_MS).unref();
  process.on('SIGUSR2', () => {
    const sorted = pieces.toSorted((a, b) => a - b);
    const busyMs = sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0;
    // The histogram counts from tick to tick: what a timer was late is what goes beyond one.
    const lateMs = delay.percentile(99) / 1e6 - TICK_MS;
    process.stdout.write(`loop-clock ${JSON.stringify({ lateMs, busyMs })}\n`);
    delay.reset();
    pieces = [];
  });
}
