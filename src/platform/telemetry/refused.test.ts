import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { exportSpans } from '.';

/** A server that answers every request with this status. */
async function answering(status: number): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

test.each([
  [200, 0],
  [401, 3],
  [404, 3],
])('what a collector answers with %i is dropped: %i of three spans', async (status, expected) => {
  let dropped = 0;
  const sender = exportSpans({
    endpoint: await answering(status),
    headers: {},
    serviceName: 'x',
    version: '1',
    intervalMs: 60_000,
    onDropped: () => {
      dropped += 1;
    },
  });
  const context = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), sampled: true };
  const span = { context, parentSpanId: null, name: 'x', kind: 'server', startMs: 0, endMs: 1 } as const;
  for (let count = 0; count < 3; count += 1) sender.add({ ...span, attributes: {}, failed: false });
  await sender.close();
  expect(dropped).toBe(expected);
});
