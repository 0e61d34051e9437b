import { createHash } from 'node:crypto';

/**
 * Inline script of the head: remembers clicks, ticks and typing in islands that still sleep, so that a
 * slow phone loses nothing. Its text never changes within a build; the policy admits it by hash.
 */
export const EARLY_SCRIPT =
  '(q=>{self.__early=q;for(let t of["click","input","change"])addEventListener(t,e=>{let n=e.target;' +
  'n.closest&&n.closest("fc-island:not([data-ready])")&&q.push({type:t,target:n.closest("button,a,input,select,textarea,summary")||n})},true)})([])';

export const EARLY_SCRIPT_HASH = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;
