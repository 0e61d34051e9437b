// The development server: Vite compiles the sources on demand, our own server answers.
import { createServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite } from 'vite';
import { root } from './runtime.mjs';

/** Server code below these folders holds state (database, indexes): an edit there starts the process anew. */
const STATEFUL = /\/src\/(platform|modules|demo)\//;

const http = createServer();
const vite = await createVite({
  root,
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: http },
    // Most editors empty a file before they write it: read in between, the page would wait for a component that is not there.
    watch: { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
  },
  plugins: [react(), reloadOnServerEdits()],
});

const load = () => vite.ssrLoadModule('/src/app/dev/dev-main.ts');
const { openDevServices } = await load();
const services = await openDevServices(() => http.address().port);
let web = null;

/** The web layer is made anew after an edit; what has state stays. */
async function listener() {
  if (web === null) {
    const { createDevWeb } = await load();
    const { manifest } = vite.config.plugins.find((plugin) => plugin.name === 'forecourt:block-styles').api;
    web = createDevWeb(services, { manifest: () => manifest(vite.environments.ssr.moduleGraph) });
  }
  return web.listener;
}

function reloadOnServerEdits() {
  return {
    name: 'forecourt:reload',
    hotUpdate({ file }) {
      // The watcher greets every file once before the server listens.
      if (!http.listening || this.environment.name !== 'ssr' || !file.startsWith(join(root, 'src')))
        return undefined;
      if (STATEFUL.test(file)) {
        console.log(`${file.slice(root.length + 1)} changed: restart \`npm run dev\` to see it.`);
        return [];
      }
      web?.close();
      web = null;
      const { hot } = vite.environments.client;
      if (file.endsWith('.css')) hot.send({ type: 'custom', event: 'forecourt:styles' });
      else hot.send('forecourt:edit', { path: file.slice(root.length) });
      return undefined;
    },
  };
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      (await listener())(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error.stack));
    }
  });
});

const port = Number(process.env.PORT || 3000);
http.listen(port, '127.0.0.1', () =>
  console.log(`Forecourt: http://automotive-se.localhost:${http.address().port}`),
);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await services.close();
    await vite.close();
    process.exit(0);
  });
}
