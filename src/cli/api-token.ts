import { readFile } from 'node:fs/promises';
import { Secret } from '~/platform/config';
import { err, ok, type Result } from '~/platform/result';

/**
 * The personal token of a script: `FORECOURT_TOKEN`, or the file that `FORECOURT_TOKEN_FILE` names. Never an argument, which every
 * process of the machine reads.
 */
export async function readApiToken(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Result<Secret, string>> {
  const { FORECOURT_TOKEN: text = '', FORECOURT_TOKEN_FILE: file = '' } = env;
  if (text !== '' && file !== '') return err('Set FORECOURT_TOKEN or FORECOURT_TOKEN_FILE, not both.');
  if (file === '')
    return text === ''
      ? err('FORECOURT_TOKEN is not set: make a token at /staff/account/tokens.')
      : ok(new Secret(text));
  try {
    return ok(new Secret((await readFile(file, 'utf8')).trim()));
  } catch {
    return err('The file of FORECOURT_TOKEN_FILE cannot be read.');
  }
}

/** Where a token may be sent: over HTTPS, or to this machine. */
export function readOrigin(text: string): Result<string, string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return err(`${text} is no address of a server.`);
  const isHere = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || isHere
    ? ok(url.origin)
    : err('A token is sent over https alone, or to this machine.');
}
