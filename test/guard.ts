import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const GUARD = join(import.meta.dirname, 'end-program.mjs');

/**
 * Lets a program end with the process that started it, even when that one is killed: tests are interrupted, and a
 * runner that only lists tests never comes to their last hook.
 *
 * @param options.signal how the program is asked to end
 * @param options.folder what it leaves behind, removed after it
 */
export function stopOnExit(
  child: ChildProcess,
  options: { readonly signal?: NodeJS.Signals; readonly folder?: string } = {},
): void {
  if (child.pid === undefined) return;
  const { signal = 'SIGKILL', folder } = options;
  const args = [GUARD, String(child.pid), signal, ...(folder === undefined ? [] : [folder])];
  // In a process group of its own: Ctrl-C in a terminal must not end it before its work.
  const guard = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const release = () => void guard.stdin.end('done');
  // A guard that could not start, or has gone, is none; the program is then ended by its own `stop` alone.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  if (child.exitCode !== null || child.signalCode !== null) release();
  else child.once('exit', release);
  guard.unref();
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
}
