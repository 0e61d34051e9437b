import { createHash } from 'node:crypto';
import { HIDDEN_PANEL } from './hidden-panel';

/**
 * Inline script at the beginning of a list: a panel that the visitor has put away is away before anything is painted.
 * Pages are cached for everybody, so the server cannot know; a later look would move all the cards. Its text never
 * changes within a build; the policy admits it by hash.
 */
export const PANEL_SCRIPT = `try{sessionStorage.getItem("${HIDDEN_PANEL}")=="true"&&document.currentScript.parentElement.setAttribute("data-hidden","")}catch{}`;

export const PANEL_SCRIPT_HASH = `'sha256-${createHash('sha256').update(PANEL_SCRIPT).digest('base64')}'`;
