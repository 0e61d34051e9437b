export { type DelimitedRow, delimitedRows } from './csv';
