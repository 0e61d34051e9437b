import { createHash } from 'node:crypto';
import { PANEL_HIDDEN_KEY } from './hidden-panel';

/**
 * Inline script at the start of a list: hides a hidden panel before the first paint, so that the cards do not move. Pages
 * are cached, so the server cannot know. The text is constant within a build; the policy admits it by hash.
 */
export const PANEL_SCRIPT = `try{sessionStorage.getItem("${PANEL_HIDDEN_KEY}")=="true"&&document.currentScript.parentElement.setAttribute("data-hidden","")}catch{}`;

export const PANEL_SCRIPT_HASH = `'sha256-${createHash('sha256').update(PANEL_SCRIPT).digest('base64')}'`;
