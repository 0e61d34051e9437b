/** Key in session storage: `true` once the panel beside the cards is put away (LIST-8). */
export const HIDDEN_PANEL = 'listPanelHidden';
