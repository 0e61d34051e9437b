import { compactCode } from '~/platform/compact-code';
import { tidyInput } from '~/ui/form/tidy-input';

/** What of a plate is kept while it is typed: capitals, no spaces and hyphens, no more than fit (WIZARD-3, TYRE-HOTEL-2). */
export const plateAsTyped = (text: string, maxLength: number): string =>
  compactCode(text).slice(0, maxLength);

/** Tidies a field under the typing hand; the caret stays behind the character it stood behind. */
export const typedPlate = (input: HTMLInputElement, maxLength: number): void =>
  tidyInput(input, (text) => plateAsTyped(text, maxLength));
