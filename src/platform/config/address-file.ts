import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { decodeJson } from '../json';

const addressSchema = z.object({ url: z.url(), pid: z.int() });

const pathIn = (dataDir: string) => join(dataDir, 'server.json');

/** Publishes the server's address to programs beside it: with an embedded database they have to go through it. */
export async function writeAddress(dataDir: string, host: string, port: number): Promise<void> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const name = reachable.includes(':') ? `[${reachable}]` : reachable;
  await writeFile(pathIn(dataDir), JSON.stringify({ url: `http://${name}:${port}`, pid: process.pid }));
}

export const removeAddress = (dataDir: string): Promise<void> => rm(pathIn(dataDir), { force: true });

/** Address of the server that works on a data folder; null when no server has written one. */
export async function readAddress(dataDir: string): Promise<string | null> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const parsed = addressSchema.safeParse(decodeJson(text));
  return parsed.success ? parsed.data.url : null;
}
