import type { Site } from '~/sites';

/** Programs know UTF-8 by it. */
export const CSV_MARK = '\uFEFF';

/** Text, or a number; null for none. */
export type CsvCell = string | number | null;

/** A program for tables runs what begins like a formula; with the mark before it, it is text. */
const plainText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/**
 * A line as programs for tables read it in the country of a site: decimals with its mark, and semicolons where that is a comma. One
 * that reads `19.6` in Finnish takes it for a day of June.
 */
export function csvLine(cells: readonly CsvCell[], { locale }: Pick<Site, 'locale'>): string {
  const mark = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  const text = (cell: CsvCell): string =>
    typeof cell === 'number' ? `${cell}`.replace('.', mark ?? '.') : plainText(cell ?? '');
  const quoted = cells.map((cell) => `"${text(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(mark === ',' ? ';' : ',')}\r\n`;
}

/** To one decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** `2026-03-02 10:00`: a time that programs for tables take for one, whatever their language. */
export const csvTime = (localDateTime: string): string => localDateTime.slice(0, 16).replace('T', ' ');
