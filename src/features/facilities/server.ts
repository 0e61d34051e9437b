export { deviationRow, hoursRow } from './facility-text';
export { selectionFields, selectSites } from './selection';
