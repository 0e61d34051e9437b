import { afterAll, beforeAll } from 'vitest';
import { addressRoutes } from './routes/addresses';
import { alertRoutes } from './routes/alerts';
import { carRoutes } from './routes/cars';
import { fileRoutes } from './routes/files';
import { headRoutes } from './routes/head';
import { languageRoutes } from './routes/languages';
import { searchAnswerRoutes } from './routes/search-answers';
import { searchContractRoutes } from './routes/search-contract';
import { searchHelperRoutes } from './routes/search-helper';
import { siteRoutes } from './routes/sites';
import { visitorOf } from './routes/visitor';
import { demoDataDir, type RunningServer, removeDataDir, startServer } from './server';

let running: RunningServer;

beforeAll(async () => {
  running = await startServer({ dataDir: await demoDataDir(), env: { LOG_LEVEL: 'info' } });
});
afterAll(async () => {
  await running?.stop();
  await removeDataDir(running.dataDir);
});

const visitor = visitorOf(() => running);

siteRoutes(visitor);
addressRoutes(visitor);
headRoutes(visitor);
languageRoutes(visitor);
searchHelperRoutes(visitor);
searchContractRoutes(visitor);
searchAnswerRoutes(visitor);
fileRoutes(visitor);
carRoutes(visitor);
// Last: the car that it imports is the newest of all then.
alertRoutes(visitor);
