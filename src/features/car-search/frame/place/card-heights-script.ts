import { createHash } from 'node:crypto';
import { CARD_HEIGHTS_KEY } from './card-heights';
import { CARDS } from './card-place';

/**
 * Inline script before a list that has far cards: each is as high as it was when the same list was left, from the moment that
 * the parser adds it, as what has come of a page is painted before the rest. Pages are cached for everybody, so the server cannot
 * know. A height says nothing at another width. The observer hears of each change of the page, so it goes once the parser is done:
 * later cards come in full. Where nothing is stored (the destructuring throws), or nothing may be, cards stand at their usual
 * height: there is nothing to tell anybody. The text is constant within a build; the policy admits it by hash.
 */
export const CARD_HEIGHTS_SCRIPT =
  `try{let[w,a,h]=sessionStorage.getItem("${CARD_HEIGHTS_KEY}").split(" "),i=0,o;h=h.split(",");` +
  `if(w==innerWidth&&a==location.href){o=new MutationObserver(()=>{` +
  `for(let c,l=document.querySelectorAll('${CARDS}');c=l[i];i++)` +
  `if(c.dataset.far)c.style.minBlockSize=h[i]+"px"});o.observe(document,{childList:!0,subtree:!0});` +
  `addEventListener("DOMContentLoaded",()=>o.disconnect(),{once:!0})}}catch{}`;

export const CARD_HEIGHTS_SCRIPT_HASH = `'sha256-${createHash('sha256').update(CARD_HEIGHTS_SCRIPT).digest('base64')}'`;
