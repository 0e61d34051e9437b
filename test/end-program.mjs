// Ends a program when whoever started it has gone, however they went: node end-program.mjs PID SIGNAL [FOLDER].
// The starter holds the other end of standard input. A closed end without a word means that the starter is gone: the
// program gets the signal, and the folder, which was the program's, is removed. `done` means that there is nothing to do.
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const [pid, signal, folder] = process.argv.slice(2);
const PATIENCE_MS = 5000;

function send(what) {
  try {
    process.kill(Number(pid), what);
    return true;
  } catch {
    // It has ended.
    return false;
  }
}

let message = '';
for await (const chunk of process.stdin) message += chunk;

if (!message.includes('done')) {
  send(signal);
  for (let waited = 0; waited < PATIENCE_MS && send(0); waited += 50) await pause(50);
  send('SIGKILL');
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
