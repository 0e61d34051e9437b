import { createHash } from 'node:crypto';

/**
 * Inline script right behind a link back to a list: it goes back where the visitor came from, when that was another page of this
 * site: with its filters and where it was scrolled to (CAR-PAGE-4). Otherwise it stays the link that it is. It stands in the
 * document, for whoever clicks before any file of scripts has come. Anchors of this page are passed over where the browser
 * tells. The text is constant within a build; the policy admits it by hash.
 */
export const BACK_SCRIPT =
  '(a=>{let l=location,n=self.navigation,f=()=>n?' +
  'n.entries().findLast(e=>e.index<n.currentEntry.index&&(!e.url||new URL(e.url).pathname!=l.pathname)):' +
  'document.referrer.startsWith(l.origin+"/")&&history.length>1;' +
  'if(f())a.dataset.before="";' +
  'a.addEventListener("click",e=>{let b=f();if(b&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){' +
  'e.preventDefault();n?n.traverseTo(b.key):history.back()}})})' +
  '(document.currentScript.previousElementSibling)';

export const BACK_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BACK_SCRIPT).digest('base64')}'`;
