// The page's own markup as React elements: what a peer renders is then the same page, element by element.
import { createElement, Fragment } from 'react';

const VOID = new Set('area,base,br,col,embed,hr,img,input,link,meta,source,track,wbr'.split(','));
const RAW = new Set(['script', 'style']);
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const decoded = (text) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
  });

/** Attributes whose React name is not the camel-cased one. */
const NAMES = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  maxlength: 'maxLength',
  minlength: 'minLength',
  readonly: 'readOnly',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  novalidate: 'noValidate',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  referrerpolicy: 'referrerPolicy',
  enctype: 'encType',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  inputmode: 'inputMode',
  hreflang: 'hrefLang',
  playsinline: 'playsInline',
  autoplay: 'autoPlay',
  allowfullscreen: 'allowFullScreen',
  value: 'defaultValue',
  checked: 'defaultChecked',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
};
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const BOOLEAN = new Set(
  'checked,disabled,open,hidden,required,multiple,selected,readonly,muted,loop,playsinline,autoplay,controls,novalidate,inert,async,defer,autofocus'.split(
    ',',
  ),
);

function styleOf(text) {
  const declarations = text.split(';').map((part) => part.split(/:(.*)/s).map((side) => side.trim()));
  return Object.fromEntries(
    declarations
      .filter(([name]) => name)
      .map(([name, value]) => [name.startsWith('--') ? name : camelCase(name), value]),
  );
}

function propsOf(tag, text) {
  const props = {};
  for (const [, name, , double, single, bare] of text.matchAll(
    /([^\s=/]+)(=("([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  )) {
    const value = decoded(double ?? single ?? bare ?? '');
    if (name === 'style') props.style = styleOf(value);
    else if (BOOLEAN.has(name)) props[NAMES[name] ?? name] = true;
    else if (/^(data|aria)-/.test(name) || tag.includes('-')) props[name] = value;
    else if ((name === 'value' || name === 'checked') && tag !== 'input') props[name] = value;
    else props[NAMES[name] ?? camelCase(name)] = value;
  }
  return props;
}

/** A parsed document fragment: `[tag, props, children]` and texts. Plain data, so that it can be a module or JSON. */
export function parseMarkup(html) {
  const root = ['', {}, []];
  const open = [root];
  const text = (piece) => {
    if (piece !== '') open.at(-1)[2].push(decoded(piece));
  };
  const pattern = /<!--[\s\S]*?-->|<\/([\w-]+)\s*>|<([\w-]+)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/g;
  let at = 0;
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    text(html.slice(at, match.index));
    at = pattern.lastIndex;
    const [, closed, opened, attributes, selfClosing] = match;
    if (closed !== undefined) {
      const depth = open.findLastIndex(([tag]) => tag === closed);
      if (depth > 0) open.length = depth;
    } else if (opened !== undefined) {
      const node = [opened, propsOf(opened, attributes), []];
      open.at(-1)[2].push(node);
      if (RAW.has(opened)) {
        const end = html.indexOf(`</${opened}`, at);
        node[1].dangerouslySetInnerHTML = { __html: html.slice(at, end) };
        at = html.indexOf('>', end) + 1;
        pattern.lastIndex = at;
      } else if (!VOID.has(opened) && selfClosing === '') open.push(node);
    }
  }
  text(html.slice(at));
  return root[2];
}

/** Elements made anew, as JSX in a component would make them in each render. */
function elementOf(node) {
  if (typeof node === 'string') return node;
  const [tag, props, children] = node;
  if (children.length === 0) return createElement(tag, props);
  return createElement(tag, props, ...children.map(elementOf));
}

/** A component that renders parsed markup. */
export function Markup({ nodes }) {
  return createElement(Fragment, null, ...nodes.map(elementOf));
}

/** Head (as text) and body (parsed) of a document. */
export function splitDocument(html) {
  const [, head, bodyAttributes, body] = /<head>([\s\S]*)<\/head>\s*<body([^>]*)>([\s\S]*)<\/body>/.exec(
    html,
  );
  return { head, bodyAttributes, nodes: parseMarkup(body) };
}
