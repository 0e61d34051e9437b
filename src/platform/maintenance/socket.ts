import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { JsonValue } from '~/platform/json';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';

/** What programs beside a server may have it do, by path. A call answers by itself, as JSON or as a stream. */
export type MaintenanceCalls = Readonly<
  Record<`/${string}`, (body: unknown, response: ServerResponse) => Promise<void>>
>;

/** The system's limit for the path of a socket. */
const MAX_PATH_BYTES = 100;

const socketIn = (dataDir: string): string => join(dataDir, 'maintenance.sock');

/**
 * Listens beside the data folder's own files, for whoever may read those anyway: a socket that only its owner opens, never the
 * network. Where the system has no such sockets the server runs without, and says so.
 */
export async function listenForMaintenance(
  dataDir: string,
  calls: MaintenanceCalls,
  log: Log,
): Promise<() => Promise<void>> {
  const path = socketIn(dataDir);
  const server = createServer((incoming, response) => {
    answer(calls, incoming, response).catch((cause: unknown) => {
      log.error({ err: cause, call: incoming.url }, 'a maintenance call failed');
      if (response.headersSent) response.destroy();
      else answerJson(response, { error: 'failed' }, 500);
    });
  });
  try {
    if (Buffer.byteLength(path) > MAX_PATH_BYTES) throw new Error('the path of DATA_DIR is too long');
    // What a killed process has left: this one holds the folder's lock.
    await rm(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      const mask = process.umask(0o177);
      server.once('error', reject).listen(path, resolve);
      process.umask(mask);
    });
    await chmod(path, 0o600);
  } catch (cause) {
    log.warn({ err: cause }, 'no maintenance socket: backup and the like need the server stopped');
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Answers a call with JSON. */
export function answerJson(response: ServerResponse, body: JsonValue, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answer(
  calls: MaintenanceCalls,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = Object.entries(calls).find(([path]) => path === incoming.url)?.[1];
  if (call === undefined || incoming.method !== 'POST')
    return answerJson(response, { error: 'not-found' }, 404);
  await call(await json(incoming), response);
}

/** Why a call got no answer: no server offers it, or it failed there. */
export type CallFailure = 'no-server' | 'failed';

/** Calls the server that works on a data folder; the answer is a stream. */
export function callServer(
  dataDir: string,
  path: `/${string}`,
  body: JsonValue,
): Promise<Result<IncomingMessage, CallFailure>> {
  return new Promise((resolve) => {
    const call = request({ socketPath: socketIn(dataDir), path, method: 'POST' });
    call.once('error', () => resolve(err('no-server')));
    call.once('response', (response) => {
      if (response.statusCode === 200) return resolve(ok(response));
      response.resume();
      resolve(err(response.statusCode === 404 ? 'no-server' : 'failed'));
    });
    call.end(JSON.stringify(body));
  });
}
