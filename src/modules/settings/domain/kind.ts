import type { MessageOverrides, Translate } from '~/messages';
import type { Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { Fields, Problems } from './fields';

/** A setting of a site, in one of its languages where it has a value for each. */
export interface Place {
  readonly site: Site;
  readonly language: Language;
}

/** A text of a form in the reader's language. */
type Label = (t: Translate) => string;

export interface FieldGroup {
  /** Null: the fields stand by themselves. */
  readonly legend: Label | null;
  readonly fields: readonly FormField[];
}

export interface FormField {
  readonly name: string;
  readonly label: Label;
  readonly hint?: Label;
  /** It holds a row of values. */
  readonly isWide?: true;
  /** Text of several lines, in the language of the site. */
  readonly isText?: true;
}

/** One kind of setting: how it is shown in a form, read from it and kept. What is kept is read by the kind's own schema. */
export interface SettingKind {
  /** Whether each language of a site has a value of its own. */
  readonly perLanguage: boolean;
  /** `fixed`: shown, as the law has it, and not to be changed. Null: the site has no such thing. */
  offered(site: Site): 'open' | 'fixed' | null;
  /** The fields of the form, in groups that belong together. */
  groups(site: Site): readonly FieldGroup[];
  /** What the site is set up with, and its editors' words. */
  builtIn(place: Place, editors: MessageOverrides): Fields;
  /** Null for what this release cannot read. */
  fieldsOf(stored: unknown): Fields | null;
  read(typed: Fields, place: Place): Result<object, Problems>;
}
