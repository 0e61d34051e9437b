import type { Client } from '@opensearch-project/opensearch';
import type { Breaker } from '~/platform/breaker';
import type { JsonObject, JsonValue } from '~/platform/json';

export interface OpenSearchOptions {
  /** http:// or https://, without credentials. */
  readonly url: string;
  readonly user: string | null;
  readonly password: string | null;
  /** For a search; writing may take ten times as long. */
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

/** The node refused (`status`, its reason) or did not answer (`status` 0). */
export class SearchNodeError extends Error {
  override readonly name = 'SearchNodeError';
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`search node: ${status === 0 ? 'no answer' : status}, ${reason}`);
    this.status = status;
  }
}

interface NodeRequest {
  readonly body?: JsonObject;
  /** Lines of a bulk or multi-search request. */
  readonly lines?: readonly JsonObject[];
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly longTimeout?: boolean;
}

/** Client of one OpenSearch service. */
export interface SearchNode {
  request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    path: string,
    request?: NodeRequest,
  ): Promise<unknown>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 5000;

/** The client is loaded on first use: a process without OpenSearch never has it in memory. */
export function connectSearchNode(options: OpenSearchOptions): SearchNode {
  const { breaker, timeoutMs = TIMEOUT_MS } = options;
  let client: Promise<Client> | undefined;
  const open = async (): Promise<Client> => {
    const { Client: OpenSearch } = await import('@opensearch-project/opensearch');
    const { url, user, password } = options;
    return new OpenSearch({
      node: url,
      maxRetries: 0,
      compression: 'gzip',
      ...(user === null || password === null ? {} : { auth: { username: user, password } }),
    });
  };
  return {
    async request(method, path, { body, lines, query = {}, longTimeout = false } = {}) {
      const report = breaker?.admit();
      if (report === null) throw new SearchNodeError(0, 'left alone after failures');
      client ??= open();
      const limitMs = longTimeout ? timeoutMs * 10 : timeoutMs;
      let limit: NodeJS.Timeout | undefined;
      try {
        const exchange = (await client).transport.request(
          {
            method,
            path,
            querystring: { ...query },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            ...(lines === undefined ? {} : { bulkBody: ndjson(lines) }),
          },
          { requestTimeout: limitMs },
        );
        // The client's own limit is for silence: a node that says a little now and then would be waited for without end.
        limit = setTimeout(() => exchange.abort(), limitMs);
        const answer = await exchange;
        report?.('answered');
        return answer.body;
      } catch (error) {
        const failure = nodeError(error);
        report?.(isServerFailure(failure) ? 'failed' : 'answered', `${failure.status || 'unreachable'}`);
        throw failure;
      } finally {
        clearTimeout(limit);
      }
    },
    async close() {
      await (await client)?.close();
    },
  };
}

const ndjson = (lines: readonly JsonValue[]): string =>
  `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;

/** 500 is also what a search is answered that the node cannot do: then it is there. */
const isServerFailure = ({ status }: SearchNodeError): boolean =>
  status === 0 || status === 429 || status > 500;

function nodeError(error: unknown): SearchNodeError {
  if (!(error instanceof Error)) return new SearchNodeError(0, String(error));
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0;
  return new SearchNodeError(status, error.message);
}
