import { createHash } from 'node:crypto';

/**
 * A picture of ours that did not come is asked for again after two seconds and more, three times at most: while many are drawn
 * for the first time, the server answers 503.
 */
const RETRY_PICTURES =
  'addEventListener("error",e=>{let i=e.target,n=(i.tries|0)+1;' +
  'i.tagName=="IMG"&&/\\/media\\//.test(i.currentSrc)&&n<4&&(i.tries=n,setTimeout(()=>{i.src=i.src},n*(2e3+Math.random()*1e3)))},true);';

/**
 * Inline script of the head: remembers clicks, ticks, typing and arrow keys in islands that still sleep, so that a slow
 * phone loses nothing; in markup that waits for its enhancement, what the browser does nothing with by itself. Its text
 * never changes within a build; the policy admits it by hash.
 */
export const EARLY_SCRIPT =
  RETRY_PICTURES +
  '(q=>{self.__early=q;for(let t of["click","input","change","keydown"])addEventListener(t,e=>{let n=e.target,k=e.key;' +
  'if(!n.closest||t=="keydown"&&!/^Arrow/.test(k))return;' +
  'let c=n.closest("button,a,input,select,textarea,summary")||n;' +
  '(n.closest("fc-island:not([data-awake])")||n.closest("[data-enhance]:not([data-awake])")&&' +
  '(t=="click"?c.matches("button[type=button]:not([popovertarget])"):t!="keydown"))&&q.push({type:t,target:c,key:k})},true)})([])';

export const EARLY_SCRIPT_HASH = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;
