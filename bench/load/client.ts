// A small load generator, used where wrk is missing: `node client.ts '{"port":…}'` prints rate and bad answers.
import { connect } from 'node:net';
import { z } from 'zod';

const load = z
  .object({
    port: z.number(),
    path: z.string(),
    distinct: z.boolean().optional(),
    headers: z.record(z.string(), z.string()),
    connections: z.number(),
    seconds: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

/** Requests under way on one connection; a single one would measure how fast this program takes turns. */
const PIPELINED = load.distinct === true ? 1 : 8;

let requestCount = 0;
const head = Object.entries(load.headers).map(([name, value]) => `${name}: ${value}\r\n`);
function request(): string {
  requestCount += 1;
  const mark = load.path.includes('?') ? '&' : '?';
  const path = load.distinct === true ? `${load.path}${mark}n=${process.pid}${requestCount}` : load.path;
  return `GET ${path} HTTP/1.1\r\n${head.join('')}\r\n`;
}

let answered = 0;
let bad = 0;
let counting = false;

/** Reads answers off one connection; bodies are skipped by their length, in one piece or in chunks. */
class Reader {
  #rest = Buffer.alloc(0);
  #skip = 0;
  #chunked = false;
  readonly #done: () => void;

  constructor(done: () => void) {
    this.#done = done;
  }

  push(data: Buffer): void {
    let chunk = this.#rest.length > 0 ? Buffer.concat([this.#rest, data]) : data;
    this.#rest = Buffer.alloc(0);
    while (chunk.length > 0) {
      if (this.#skip > 0) {
        const skipped = Math.min(this.#skip, chunk.length);
        this.#skip -= skipped;
        chunk = chunk.subarray(skipped);
        if (this.#skip === 0 && !this.#chunked) this.#done();
        continue;
      }
      const length = this.#chunked ? this.#chunkHead(chunk) : this.#head(chunk);
      if (length === 0) {
        this.#rest = Buffer.from(chunk);
        return;
      }
      chunk = chunk.subarray(length);
    }
  }

  /** Bytes of the answer's head, 0 while it is incomplete. */
  #head(chunk: Buffer): number {
    const end = chunk.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const text = chunk.toString('latin1', 0, end);
    if (!text.startsWith('HTTP/1.1 200')) bad += 1;
    this.#chunked = /\r\ntransfer-encoding: *chunked/i.test(text);
    this.#skip = Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? 0);
    if (!this.#chunked && this.#skip === 0) this.#done();
    return end + 4;
  }

  /** Bytes of a chunk's size line, 0 while it is incomplete; the line break after the chunk is skipped with it. */
  #chunkHead(chunk: Buffer): number {
    const end = chunk.indexOf('\r\n');
    if (end < 0) return 0;
    const size = Number.parseInt(chunk.toString('latin1', 0, end), 16);
    if (size > 0) {
      this.#skip = size + 2;
      return end + 2;
    }
    if (chunk.length < end + 4) return 0;
    this.#chunked = false;
    this.#done();
    return end + 4;
  }
}

const sockets = Array.from({ length: load.connections }, () => {
  const socket = connect(load.port, '127.0.0.1');
  socket.setNoDelay(true);
  const reader = new Reader(() => {
    if (counting) answered += 1;
    socket.write(request());
  });
  socket.on('connect', () => socket.write(Array.from({ length: PIPELINED }, request).join('')));
  socket.on('data', (data) => reader.push(data));
  socket.on('error', () => {
    bad += 1;
  });
  return socket;
});

setTimeout(() => {
  counting = true;
  const started = performance.now();
  setTimeout(() => {
    const rate = answered / ((performance.now() - started) / 1000);
    process.stdout.write(`${JSON.stringify({ rate, bad })}\n`, () => {
      for (const socket of sockets) socket.destroy();
      process.exit(0);
    });
  }, load.seconds * 1000);
}, 300);
