import { type Language, translator } from '~/messages';
import type { Database } from '~/platform/db';
import { checkText } from './domain/check-text';
import type { Template, Words, WordsOf } from './domain/template';
import { findOverride, type Texts } from './store/override-store';

/** Our own wording of every template: for programs that have no administrators. */
export const builtInWords: WordsOf = async (_, { language }) => wordsWith({}, language);

export const wordsWith =
  (texts: Texts, language: Language): Words =>
  (values) =>
    translator(language, texts, values);

/** The words of every template as administrators have written them, read anew for each message. */
export const writtenWords =
  (database: Database, templates: readonly Template[]): WordsOf =>
  async (id, { site, language }) => {
    const template = templates.find((each) => each.id === id);
    if (template === undefined) throw new Error(`there is no template ${id}`);
    const { texts } = await findOverride(database, database.db, { site, language, template: id });
    return wordsWith(soundTexts(texts ?? {}, template, language), language);
  };

/** What was written, without what cannot be taken any more: a placeholder may have gone since. Our own wording stands in. */
export const soundTexts = (texts: Texts, template: Template, language: Language): Texts =>
  Object.fromEntries(
    template.fields.flatMap((field) => {
      const text = texts[field.key];
      return text === undefined || checkText(text, field, { template, language }) !== null
        ? []
        : [[field.key, text] as const];
    }),
  );
