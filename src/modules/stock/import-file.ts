import { openAsBlob } from 'node:fs';
import { decodeJson, jsonBody } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';
import type { ImportProgress } from './import-feed';
import { type ImportSummary, summaryLine } from './import-summary';
import type { Stock } from './stock';
import { answerLineSchema, errorSchema, NDJSON } from './web/feed-answer';

/** Where a file goes: through a running server, or straight to the database. */
export type ImportTarget =
  | { readonly kind: 'server'; readonly baseUrl: string; readonly apiKey: string }
  | { readonly kind: 'stock'; readonly stock: Stock };

export interface ImportFileOptions {
  readonly path: string;
  readonly siteKey: string;
  /** Apply it whatever it takes away. */
  readonly force?: boolean;
  readonly target: ImportTarget;
  /** A line of the report; the last one of a success is the line of counts. */
  readonly print: (line: string) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
}

const MAX_LINES_PRINTED = 50;

/**
 * Imports a file for the command line and says what came of it. The error is a sentence for the terminal; the file
 * could not be read, the server does not answer, or the feed was refused.
 */
export async function importFile(options: ImportFileOptions): Promise<Result<ImportSummary, string>> {
  const { path, target, print } = options;
  const file = await opened(path);
  if (!file.ok) return file;
  const result =
    target.kind === 'server'
      ? await throughServer(options, target, file.value)
      : await direct(options, target, file.value);
  if (result.ok) for (const line of report(result.value)) print(line);
  return result;
}

/** The file as a handle that is read as it is needed. */
async function opened(path: string): Promise<Result<Blob, string>> {
  try {
    return ok(await openAsBlob(path));
  } catch {
    return err(`${path} cannot be read`);
  }
}

async function direct(
  { siteKey, force = false, onProgress }: ImportFileOptions,
  { stock }: ImportTarget & { kind: 'stock' },
  file: Blob,
): Promise<Result<ImportSummary, string>> {
  const result = await stock.importFeed(siteKey, file.stream(), {
    force,
    ...(onProgress ? { onProgress } : {}),
  });
  return result.ok ? result : err(result.error.message);
}

async function throughServer(
  { siteKey, force = false, onProgress }: ImportFileOptions,
  { baseUrl, apiKey }: ImportTarget & { kind: 'server' },
  file: Blob,
): Promise<Result<ImportSummary, string>> {
  const url = new URL(`/api/stock/${encodeURIComponent(siteKey)}/feed`, baseUrl);
  if (force) url.searchParams.set('force', '1');
  try {
    const headers = { 'x-api-key': apiKey, accept: NDJSON, 'content-type': 'application/octet-stream' };
    const response = await fetch(url, { method: 'POST', headers, body: file });
    return response.ok ? await readAnswer(response, onProgress) : err(await refusalOf(response));
  } catch (cause) {
    const why =
      cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : 'connection lost';
    return err(`the server at ${url.origin} broke off (${why}): the old stock stands`);
  }
}

async function refusalOf(response: Response): Promise<string> {
  const parsed = errorSchema.safeParse(await jsonBody(response).catch(() => null));
  if (response.status === 401) return 'the server refuses the API key (STOCK_API_KEY)';
  if (!parsed.success) return `the server answers with status ${response.status}`;
  return parsed.data.message ?? `the server answers ${parsed.data.error}`;
}

async function readAnswer(
  response: Response,
  onProgress: ImportFileOptions['onProgress'],
): Promise<Result<ImportSummary, string>> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const answer = answerLineSchema.parse(decodeJson(line));
      if ('summary' in answer) return ok(answer.summary);
      if ('error' in answer) return err(answer.message ?? answer.error);
      onProgress?.(answer.progress);
    }
  }
  return err('the server broke off before the import was over: the old stock stands');
}

/** The report of an import, with the line of counts last. */
function report(summary: ImportSummary): string[] {
  const { refusals, refused, unmapped, unknownStores, ignoredColumns } = summary;
  const lines = refusals
    .slice(0, MAX_LINES_PRINTED)
    .map(({ line, reason }) => `line ${line} refused: ${reason}`);
  if (refused > lines.length) lines.push(`… and ${refused - lines.length} refused lines more`);
  for (const { field, value, count } of unmapped.slice(0, MAX_LINES_PRINTED)) {
    lines.push(`kept as it is: ${field} "${value}" (${count})`);
  }
  for (const { car_site_id, name, cars } of unknownStores.slice(0, MAX_LINES_PRINTED)) {
    lines.push(
      `no facility has the store "${car_site_id}"${name === null ? '' : ` (${name})`}: ${cars} cars`,
    );
  }
  if (ignoredColumns.length > 0) lines.push(`columns without a place: ${ignoredColumns.join(', ')}`);
  return [...lines, summaryLine(summary)];
}
