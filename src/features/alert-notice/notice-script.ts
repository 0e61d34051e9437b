import { createHash } from 'node:crypto';
import { ALERT_COOKIE } from './dismissal';

/**
 * Inline script right behind a notice: one that the visitor has closed is collapsed before anything is painted. Pages
 * are cached for everybody, so the server cannot know; a later look would push the page down. Its text never changes
 * within a build; the policy admits it by hash.
 */
export const NOTICE_SCRIPT =
  '(n=>{let d=n.dataset,c;try{c=d.remember=="cookie"' +
  `?/(^|; )${ALERT_COOKIE}=/.test(document.cookie):sessionStorage.getItem("${ALERT_COOKIE}:"+d.about)=="true"}catch{}` +
  'if(c)d.state="collapsed"})(document.currentScript.previousElementSibling)';

export const NOTICE_SCRIPT_HASH = `'sha256-${createHash('sha256').update(NOTICE_SCRIPT).digest('base64')}'`;
