import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { safeHref, withLinks } from './links';
import styles from './service-categories.module.css';

/** Elements that are kept, without their attributes; of others their words are. */
const ALLOWED_TAGS: ReadonlySet<string> = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li']);
const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
]);

/** Formatted text of a service, built anew from what is harmless; addresses in it become links. Drawn in the browser only. */
export function RichBody({ html, id }: { readonly html: string; readonly id: string }) {
  // The document is inert: nothing in it is loaded or run.
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  return (
    <div id={id} className={styles.body}>
      {childrenOf(body, false)}
    </div>
  );
}

const childrenOf = (parent: Node, isInLink: boolean): ReactNode[] =>
  [...parent.childNodes].map((node, at) => nodeOf(node, at, isInLink));

function nodeOf(node: Node, at: number, isInLink: boolean): ReactNode {
  if (node instanceof Text) return isInLink ? node.data : <Words key={at} text={node.data} />;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (DROPPED.has(name)) return null;
  if (name === 'a' && !isInLink) {
    const href = safeHref(node.getAttribute('href') ?? '');
    const words = childrenOf(node, true);
    return href === null ? (
      <Fragment key={at}>{words}</Fragment>
    ) : (
      <a key={at} {...linkAttributes(href)}>
        {words}
      </a>
    );
  }
  if (name === 'br') return <br key={at} />;
  const words = childrenOf(node, isInLink);
  return ALLOWED_TAGS.has(name) ? (
    createElement(name, { key: at }, ...words)
  ) : (
    <Fragment key={at}>{words}</Fragment>
  );
}

function Words({ text }: { readonly text: string }) {
  return withLinks(text).map(({ text: words, href }) =>
    href === null ? (
      words
    ) : (
      <a key={`${href}${words}`} {...linkAttributes(href)}>
        {words}
      </a>
    ),
  );
}

/** A page opens beside the booking, which stays as it is. */
const linkAttributes = (href: string) =>
  /^(mailto|tel):/.test(href) ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
