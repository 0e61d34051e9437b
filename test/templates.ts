import { type Language, translator } from '~/messages';
import type { Words } from '~/modules/templates';

/** A template with these texts, whatever they are. */
export const wordsOver =
  (texts: Readonly<Record<string, string>>, language: Language): Words =>
  (values) =>
    translator(language, texts, values);
