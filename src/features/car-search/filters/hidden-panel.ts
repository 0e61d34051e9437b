/** Key in session storage: `true` once the panel beside the cards is put away (specification 2 §2, car list page). */
export const HIDDEN_PANEL = 'listPanelHidden';
