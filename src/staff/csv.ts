/** Programs know UTF-8 by it. */
export const CSV_MARK = '\uFEFF';

/** A program for tables runs what begins like a formula; with the mark before it, it is text. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Semicolons: what programs for tables expect where decimals have commas. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;
