import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findProgram, request, start } from '../processes.ts';
import { cpuTime } from './cpu-time.ts';

export interface Load {
  /** The server's process. */
  readonly pid: number;
  readonly port: number;
  readonly path: string;
  /** Adds `?n=1`, `?n=2`, … so that no two requests ask for the same address. */
  readonly distinct?: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface Speed {
  /** Answers per second. */
  readonly rate: number;
  /** Processor time of the server for one answer, in milliseconds; null where the system does not tell. */
  readonly cpuMs: number | null;
}

const resultSchema = z.object({ rate: z.number(), bad: z.number() });

/** Name of the load generator in use. */
export const generator = (): string => (findProgram('wrk') === null ? 'our own client, pipelining' : 'wrk');

/** What a server gives under full load. Throws when any answer was not a 200. */
export async function speedOf(load: Load, folder: string): Promise<Speed> {
  const before = cpuTime(load.pid);
  const wrk = findProgram('wrk');
  const { rate, bad } =
    wrk === null
      ? resultSchema.parse(await request(`${import.meta.dirname}/client.ts`, [JSON.stringify(load)]))
      : await withWrk(wrk, load, folder);
  const after = cpuTime(load.pid);
  if (bad > 0) throw new Error(`${bad} answers to ${load.path} on port ${load.port} were no pages`);
  const answers = rate * load.seconds;
  return {
    rate,
    cpuMs: before === null || after === null || answers === 0 ? null : (after - before) / answers,
  };
}

const LUA = `local n = 0
local mark = string.find(wrk.path, "?", 1, true) and "&" or "?"
local id = tostring(os.time())
request = function()
  n = n + 1
  return wrk.format(nil, wrk.path .. mark .. "n=" .. id .. n)
end
`;

async function withWrk(wrk: string, load: Load, folder: string) {
  const script = join(folder, 'distinct.lua');
  writeFileSync(script, LUA);
  const { headers, connections, seconds, port, path } = load;
  const output = await start(wrk, [
    ...['-t1', `-c${connections}`, `-d${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(load.distinct === true ? ['-s', script] : []),
    `http://127.0.0.1:${port}${path}`,
  ]).ended;
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+)/.exec(output);
  const broken = (socketErrors ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0);
  return {
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    bad: number(/Non-2xx or 3xx responses: (\d+)/) + broken,
  };
}
