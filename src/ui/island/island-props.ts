/** An attribute writes a quotation mark in six characters; a backtick, which JSON hardly has, in one. */
const swapQuotes = (text: string): string => text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));

/** The props of an island as its element carries them. */
export const propsText = (props: object): string => swapQuotes(JSON.stringify(props));

/** The JSON that an island's element carries. */
export const propsJson = (text: string | undefined): string => swapQuotes(text ?? '');
