import { stderr, stdin } from 'node:process';
import { text } from 'node:stream/consumers';

const ENTER = /[\r\n]/;
const [INTERRUPT, END] = ['\u0003', '\u0004'];
const ERASE = new Set(['\u007f', '\b']);

/** The first line of standard input; on a terminal it is asked for and does not show. */
export async function readPassword(): Promise<string> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  stderr.write('Password: ');
  const typed = await typedUnseen();
  stderr.write('\n');
  return typed;
}

function typedUnseen(): Promise<string> {
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  return new Promise((resolve) => {
    let line = '';
    const done = (value: string) => {
      stdin.off('data', read);
      stdin.setRawMode(false);
      stdin.pause();
      resolve(value);
    };
    const read = (chunk: string) => {
      for (const key of chunk) {
        if (key === INTERRUPT || key === END) return done('');
        if (ENTER.test(key)) return done(line);
        line = ERASE.has(key) ? [...line].slice(0, -1).join('') : line + key;
      }
    };
    stdin.on('data', read);
    stdin.resume();
  });
}
