import { expect } from 'vitest';
import { type Answer, ask, type Question } from '../ask';
import type { RunningServer } from '../server';

/** The server that all hostile tests share. */
export type Server = () => RunningServer;

export const HOST = 'automotive-se.localhost';
export const JSON_TYPE = 'application/json';
export const MEGABYTE = 'x'.repeat(1_000_000);
export const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

let sender = 0;

/** Every sender comes through one proxy from an address of its own, except where the rate limit is tested. */
export function fromElsewhere(): Record<string, string> {
  sender++;
  return { 'x-forwarded-for': `10.1.${(sender >> 8) & 255}.${sender & 255}` };
}

/** What no answer may hold: stacks, statements, paths of the machine. */
export const INSIDE =
  /\n\s+at |node:internal|\.ts:\d|\.js:\d|\/dist\/|node_modules|SELECT |INSERT |UPDATE |violates|ENOENT/;

export function expectRefusal(answer: Answer, statuses: readonly number[]): void {
  expect(statuses, answer.text.slice(0, 300)).toContain(answer.status);
  expect(answer.text).not.toMatch(INSIDE);
}

/** A POST of these very bytes. */
export const post = (
  server: RunningServer,
  path: string,
  type: string | null,
  body: string | Uint8Array,
  headers: Question['headers'] = {},
): Promise<Answer> =>
  ask(server, path, {
    host: HOST,
    method: 'POST',
    headers: {
      'x-api-key': 'demo',
      ...(type === null ? {} : { 'content-type': type }),
      ...fromElsewhere(),
      ...headers,
    },
    body,
  });
