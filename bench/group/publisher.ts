// An editor who publishes one page every two seconds until told to stop, and looks how soon each process shows it:
// `node publisher.js URL SITE PATH ITEM LANGUAGE PORT…` prints the milliseconds.
import { setTimeout as pause } from 'node:timers/promises';
import { createContent } from '~/modules/content';
import { openDatabase } from '~/platform/db';
import { nullLog } from '~/platform/log';

const [databaseUrl = '', site = '', path = '', itemId = '', language = '', ...ports] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: 'none', log: nullLog });
const { editing } = createContent({ database, log: nullLog, blocks: { get: () => undefined } });
let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
});

async function publish(title: string): Promise<void> {
  const draft = { itemId, language, fields: { title }, placeholders: { main: [] }, author: 'bench' };
  const saved = await editing.saveDraft(draft);
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  const published = await editing.publish(itemId, language);
  if (!published.ok) throw new Error(JSON.stringify(published.error));
}

async function isShown(port: string, title: string): Promise<boolean> {
  const host = `${site}.localhost:${port}`;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  return (await answer.text()).includes(title);
}

const shown: number[] = [];
for (let edition = 1; !isOver; edition += 1) {
  const title = `Edition ${process.pid}-${edition}`;
  await publish(title);
  const began = performance.now();
  for (const port of ports) while (!isOver && !(await isShown(port, title))) await pause(20);
  if (!isOver) shown.push(performance.now() - began);
  await pause(2000);
}
await database.close();
console.log(JSON.stringify({ shown }));
