/** Whether PostgreSQL keeps a text as it is: it keeps no NUL, and in JSON no half of a character. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
