/**
 * Tidies a text box under the typing hand; the caret stays behind the character it stood behind.
 * @param tidy what of a text is kept; of the beginning of a text it keeps the beginning
 */
export function tidyInput(input: HTMLInputElement, tidy: (text: string) => string): void {
  const { value, selectionStart } = input;
  const tidied = tidy(value);
  if (tidied === value) return;
  const before = tidy(value.slice(0, selectionStart ?? value.length)).length;
  input.value = tidied;
  // Boxes for addresses have no caret to be set.
  if (selectionStart !== null) input.setSelectionRange(before, before);
}
