import { createServer } from 'node:http';

/** Stands in for the companies behind tags and forms, on an origin of its own. */
export interface TagHost {
  readonly origin: string;
  /** Paths with query of all requests so far. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Like a container: what lies in the data layer is taken, what comes is heard, each event is told to the host. */
const CONTAINER = `(() => {
  const tell = (entry) => {
    const name = entry.event ?? (entry[0] === undefined ? 'object' : entry[0] + ' ' + entry[1]);
    new Image().src = new URL('/collect?what=' + encodeURIComponent(name), document.currentScript?.src ?? base).href;
  };
  const base = document.currentScript.src;
  document.cookie = '_ga=GA1.1.1; path=/; max-age=600';
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.forEach(tell);
  dataLayer.push = (...entries) => { entries.forEach(tell); return push(...entries); };
})();`;

const page = (body: string) => `<!doctype html><html lang="sv"><title>Formulär</title>${body}</html>`;
const FORM = page(
  '<form method="post"><label>Namn <input name="name"></label><button>Skicka</button></form>',
);

export async function startTagHost(): Promise<TagHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    if (path.startsWith('/gtm.js')) {
      response.setHeader('content-type', 'text/javascript');
      response.end(CONTAINER);
    } else if (path.startsWith('/form/')) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(request.method === 'POST' ? page('<p>Tack</p>') : FORM);
    } else {
      response.statusCode = 204;
      response.end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host of tags has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
