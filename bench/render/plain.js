// The plainest server there is: Node's own, and `renderToString` for each request. `node plain.js PAGES`, where
// PAGES is a JSON file of path → document.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Markup, splitDocument } from './elements.js';

const pages = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).map(([path, html]) => [
    path,
    splitDocument(html),
  ]),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url.split('?')[0]);
  if (page === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { head, bodyAttributes, nodes } = page;
  const body = Buffer.from(
    `<!doctype html><html lang="sv"><head>${head}</head><body${bodyAttributes}>${renderToString(createElement(Markup, { nodes }))}</body></html>`,
  );
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    .end(body);
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
