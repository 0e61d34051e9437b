import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { createEdgeReader, type EdgeReaderOptions } from '~/modules/content';
import { Secret } from '~/platform/config';
import { nullLog } from '~/platform/log';
import { testBlocks } from './blocks';
import { KEY } from './delivery';
import { SITE } from './site-fixture';

const requestSchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

/** What a reader has asked of the service. */
export interface RecordedRequest extends z.infer<typeof requestSchema> {
  readonly method: string;
  readonly headers: Headers;
}

export type Answering = (request: Request, question: RecordedRequest) => Response | Promise<Response>;

/** A content service on a loopback port that records what it is asked. */
export interface EdgePeer {
  readonly endpoint: string;
  readonly requests: RecordedRequest[];
  /** What it was asked since the last time, by the names of the operations. */
  names(): string[];
  answer: Answering;
  reader(options?: Partial<EdgeReaderOptions>): ReturnType<typeof createEdgeReader>;
  close(): Promise<void>;
}

export async function openEdgePeer(answer: Answering): Promise<EdgePeer> {
  const recorded: RecordedRequest[] = [];
  let reported = 0;
  const server = createServer(
    getRequestListener(async (request) => {
      const body = await request.text();
      const parsed = requestSchema.safeParse(JSON.parse(body));
      const question = {
        method: request.method,
        headers: request.headers,
        ...(parsed.data ?? { query: body, variables: {} }),
      };
      recorded.push(question);
      return peer.answer(
        new Request(request.url, { method: 'POST', headers: request.headers, body }),
        question,
      );
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const peer: EdgePeer = {
    endpoint: `http://127.0.0.1:${port}/sitecore/api/graph/edge`,
    requests: recorded,
    names() {
      const names = recorded.slice(reported).map(({ query }) => /^query (\w+)/.exec(query)?.[1] ?? query);
      reported = recorded.length;
      return names;
    },
    answer,
    reader: (options = {}) =>
      createEdgeReader({
        endpoint: peer.endpoint,
        key: new Secret(KEY),
        blocks: testBlocks,
        log: nullLog,
        retryMs: 1,
        sites: [{ name: SITE, languages: ['sv', 'en', 'en-GB'] }],
        ...options,
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return peer;
}

export const json = (data: unknown, status = 200) => Response.json({ data }, { status });
