import { escapeHtml } from '../html';
import type { FieldSchema, OpenApiDocument, Operation, Parameter } from './openapi';

/** Text in which `x` is code. */
const prose = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const formatValue = (value: unknown): string =>
  escapeHtml(typeof value === 'string' ? value.trim() : JSON.stringify(value, null, 2));

/** The documentation for people: one page without scripts, made from the same document as the one for programs. */
export function docsPage(
  { info, tags, paths, components }: OpenApiDocument,
  /** Where the document for programs is. */
  documentPath: string,
): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = tags.map((tag, at) => ({
    ...tag,
    id: `part-${at + 1}`,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const contents = parts.map(
    ({ name, id, calls: own }) =>
      `<h3><a href="#${id}">${escapeHtml(name)}</a></h3><ol>${own.map(linkTo).join('')}</ol>`,
  );
  const sections = parts.map(
    ({ name, description, id, calls: own }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(name)}</h2><p>${prose(description)}</p>${own.map(call).join('')}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${name}</h3>${code(formatValue(schema), `Schema of ${name}`)}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)}: the API</title><style>${STYLES}</style></head>
<body><a class="skip" href="#main">Skip to the calls</a>
<header><h1>${escapeHtml(info.title)}: the API</h1><p>${prose(info.description)}</p>
<p>For programs: <a href="${escapeHtml(documentPath)}">OpenAPI document</a>.</p></header>
<nav aria-labelledby="contents"><h2 id="contents">Calls</h2>${contents.join('')}</nav>
<main id="main">${sections.join('')}<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${schemas.join('')}</section></main></body></html>`;
}

interface ShownCall {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const linkTo = ({ operation }: ShownCall): string =>
  `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a></li>`;

function call({ path, method, operation }: ShownCall): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const sent = Object.values(requestBody?.content ?? {}).map(
    ({ schema, example }) =>
      `<h4>Body</h4><p>${named(schema)}</p>${code(formatValue(example), `Example of what ${operationId} sends`)}`,
  );
  const responsesList = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { description: what, content }]) => [
      `<h4>Answer</h4><p><strong>${status}</strong> ${prose(what)}</p>`,
      ...Object.entries(content ?? {}).map(
        ([type, { schema, example }]) =>
          `<p><code>${type}</code> ${named(schema)}</p>${example === undefined ? '' : code(formatValue(example), `Example of what ${operationId} answers`)}`,
      ),
    ]);
  const failures = Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { description: codes }]) => `<li><strong>${status}</strong> ${prose(codes)}</li>`);
  return `<article id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title">${escapeHtml(summary)}</h3>
<p class="path"><strong>${method.toUpperCase()}</strong> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></p>
<p>${prose(description)}</p>${parameters.length === 0 ? '' : list(parameters)}${sent.join('')}${responsesList.join('')}
<h4>Failures</h4><ul>${failures.join('')}</ul></article>`;
}

const list = (parameters: readonly Parameter[]): string =>
  `<h4>Parameters</h4><dl>${parameters.map(parameter).join('')}</dl>`;

const parameter = ({ name, in: place, required, description, example }: Parameter): string =>
  `<dt><code>${escapeHtml(name)}</code> <span>${place}${required ? ', required' : ''}</span></dt>` +
  `<dd>${prose(description ?? '')}${example === undefined ? '' : ` <span>Example: <code>${escapeHtml(String(example))}</code></span>`}</dd>`;

/** Wide content scrolls on its own, by keyboard too. */
const code = (text: string, label: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${text}</code></pre>`;

function named({ $ref }: FieldSchema): string {
  const name = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';
  return name === '' ? '' : `<a href="#schema-${name}">${name}</a>`;
}

const STYLES = `
:root{color-scheme:light dark;--text:#1c2430;--quiet:#4d5866;--ground:#fff;--panel:#f3f5f8;--line:#d5dbe3;--link:#0b57b0}
@media (prefers-color-scheme:dark){:root{--text:#e8ecf1;--quiet:#aab4c0;--ground:#12161c;--panel:#1c222b;--line:#353e4a;--link:#8fc1ff}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;font:1rem/1.6 system-ui,sans-serif;color:var(--text);background:var(--ground);overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
h2{font-size:1.3rem;line-height:1.3;margin:0 0 .5rem}
h3{font-size:1.15rem;line-height:1.3;margin:0 0 .5rem}
h4{font-size:1rem;margin:1.25rem 0 .35rem}
p{margin:.35rem 0;max-width:70ch}
a{color:var(--link)}
a:focus-visible,pre:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-999px}
.skip:focus{position:static}
nav{margin-top:1.75rem}
nav h3{font-size:1rem;margin:1rem 0 .25rem}
nav ol{margin:0;padding:0;list-style:none;columns:18rem;column-gap:2.5rem}
nav li{padding:.25rem 0;break-inside:avoid}
article{border-top:1px solid var(--line);margin-top:2rem;padding-top:1.5rem;scroll-margin-top:1rem}
main>section{margin-top:3rem}
main>section>h2{border-top:3px solid var(--line);padding-top:1.5rem}
main section section{margin-top:1.5rem}
code{font:.9em/1.5 ui-monospace,monospace}
.path{font-size:1.05rem}
.path strong{display:inline-block;padding:0 .5em;border:1px solid var(--line);border-radius:.3em;font-size:.85em}
dl{margin:0}
dt span,dd span{color:var(--quiet)}
dd{margin:0 0 .6rem;padding-left:1rem;border-left:3px solid var(--line)}
pre{margin:.5rem 0;padding:.85rem 1rem;background:var(--panel);border:1px solid var(--line);border-radius:.5rem;overflow:auto;max-height:28rem;overflow-wrap:normal}
ul{margin:.35rem 0;padding-left:1.25rem}`;
