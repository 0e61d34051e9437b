export { type DelimitedRow, delimitedRows, scanRow } from './csv';
