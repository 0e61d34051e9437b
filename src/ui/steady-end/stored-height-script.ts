import { createHash } from 'node:crypto';
import { HEIGHT_KEY } from './use-stored-height';

/**
 * Inline script at the start of a `StoredHeight`: its place is as high as it was, before anything is painted. Pages are cached
 * for everybody, so the server cannot know. A height says nothing at another width; where nothing is stored, or nothing may
 * be read, the place is as high as what it holds. The text is constant within a build; the policy admits it by hash.
 */
export const HEIGHT_SCRIPT =
  '(e=>{try{let[w,h]=sessionStorage.getItem(' +
  `"${HEIGHT_KEY}"+e.dataset.storedHeight).split(" ");if(w==innerWidth)e.style.minBlockSize=h+"px"}catch{}})` +
  '(document.currentScript.parentElement)';

export const HEIGHT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(HEIGHT_SCRIPT).digest('base64')}'`;
