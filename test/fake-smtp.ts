import { createServer, type Socket } from 'node:net';

/** silent: no greeting. dripping: a greeting that never ends. busy: 421. dropping: cuts the line at DATA's end, mail taken. */
export type SmtpMode = 'well' | 'silent' | 'dripping' | 'busy' | 'dropping' | 'refusing';

export interface FakeSmtp {
  readonly url: string;
  /** What it has taken, with headers. */
  readonly mails: readonly string[];
  /** How often it has been connected to. */
  readonly connections: number;
  /** How it answers whoever connects from now on. */
  mode: SmtpMode;
  close(): Promise<void>;
}

/** A mail server of this machine that takes mails, or fails in one of the ways in which mail servers do. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const drips = new Set<NodeJS.Timeout>();
  let mode: SmtpMode = 'well';
  let connections = 0;
  const talk = (socket: Socket): void => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (mode === 'silent') return;
    if (mode === 'busy') return void socket.end('421 too many connections\r\n');
    if (mode === 'dripping') return void drips.add(setInterval(() => say('220-wait'), 20));
    say('220 mail.example');
    let rest = '';
    let body: string | null = null;
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (body === null) {
          if (line === 'DATA') body = '';
          if (line.startsWith('RCPT') && mode === 'refusing') say('550 no such user');
          else say(line === 'DATA' ? '354 go on' : '250 ok');
        } else if (line === '.') {
          mails.push(body);
          body = null;
          if (mode === 'dropping') socket.destroy();
          else say('250 accepted');
        } else body += `${line}\n`;
      }
    });
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    mails,
    get connections() {
      return connections;
    },
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
    },
    async close() {
      for (const drip of drips) clearInterval(drip);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
