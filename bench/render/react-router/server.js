// The built app behind Node's own server, without the request log and compression that its ready-made server adds:
// `node server.js PAGES RECORDS`, JSON files of path → document and path → what the blocks read.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import { splitDocument } from '../elements.js';
import * as build from './build/server/index.js';

const [pagesFile, recordsFile] = process.argv.slice(2);
const records = JSON.parse(readFileSync(recordsFile, 'utf8'));
globalThis.forecourtPages = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(pagesFile, 'utf8'))).map(([path, html]) => {
    const { head, nodes } = splitDocument(html);
    const styles = /<style>[\s\S]*?<\/style>/.exec(head)?.[0] ?? '';
    const style = ['style', { dangerouslySetInnerHTML: { __html: styles.slice(7, -8) } }, []];
    const title = /<title>(.*?)<\/title>/.exec(head)?.[1];
    return [path.slice(1), { title, data: records[path] ?? null, nodes: [style, ...nodes] }];
  }),
);

const server = createServer(createRequestListener({ build, mode: 'production' }));
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
