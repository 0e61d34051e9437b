/** Key in session storage: `true` while the panel beside the cards is hidden (LIST-8). */
export const PANEL_HIDDEN_KEY = 'listPanelHidden';
