import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** One GET on loopback as it is on the wire; fetch would unpack the body and does not let the host be chosen. */
export function get(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(chunks),
          headers: Object.fromEntries(named),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
