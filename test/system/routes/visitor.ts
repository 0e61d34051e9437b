import { type Answer, ask } from '../ask';
import type { RunningServer } from '../server';

export const SWEDISH = 'automotive-se';

/** Requests to the sites of a server that is started later. */
export interface Visitor {
  readonly server: () => RunningServer;
  get(path: string, site?: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Follows what sends on, as a browser does. */
  open(path: string, site?: string): Promise<Answer>;
}

export function visitorOf(server: () => RunningServer): Visitor {
  const get: Visitor['get'] = (path, site = SWEDISH, headers = {}) =>
    ask(server(), path, { host: `${site}.localhost`, headers });
  return {
    server,
    get,
    async open(path, site = SWEDISH) {
      let answer = await get(path, site);
      for (let steps = 0; steps < 5 && answer.status >= 300 && answer.status < 400; steps++) {
        const to = new URL(String(answer.headers.location), server().site(site));
        answer = await get(to.pathname + to.search, site);
      }
      return answer;
    },
  };
}
