/** An attribute writes a quotation mark in six characters; a backtick, which JSON hardly has, in one. */
const swapQuotes = (text: string): string => text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));

/** JSON as an attribute of ours carries it. */
export const attributeJson = (value: object): string => swapQuotes(JSON.stringify(value));

/** The JSON that such an attribute carries. */
export const jsonOfAttribute = (text: string | undefined): string => swapQuotes(text ?? '');
