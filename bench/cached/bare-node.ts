// The least that a page from memory costs in Node: `node bare-node.ts FILE` has the bytes and headers of each encoding at hand
// and looks at nothing but the encoding that is asked for.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';

const answersSchema = z.record(
  z.string(),
  z.object({ headers: z.record(z.string(), z.string()), base64: z.string() }),
);

const [, , file = ''] = process.argv;
const answers = new Map(
  Object.entries(answersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))).map(
    ([encoding, { headers, base64 }]) => [encoding, { headers, body: Buffer.from(base64, 'base64') }],
  ),
);

const server = createServer((request, response) => {
  const answer = answers.get(`${request.headers['accept-encoding']}`);
  response.writeHead(answer === undefined ? 406 : 200, answer?.headers);
  response.end(answer?.body);
});
// Whoever started it waits for this line.
server.listen(0, '127.0.0.1', () => process.stdout.write(`${JSON.stringify(server.address())}\n`));
