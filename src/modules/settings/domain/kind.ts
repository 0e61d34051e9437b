import type { MessageOverrides, PlainKey } from '~/messages';
import type { Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { Fields, Problems } from './fields';

/** A setting of a site, in one of its languages where it has a value for each. */
export interface Place {
  readonly site: Site;
  readonly language: Language;
}

/** One kind of setting: how it is shown in a form, read from it and kept. What is kept is read by the kind's own schema. */
export interface SettingKind {
  /** Whether each language of a site has a value of its own. */
  readonly perLanguage: boolean;
  /** `fixed`: shown, as the law has it, and not to be changed. Null: the site has no such thing. */
  offered(site: Site): 'open' | 'fixed' | null;
  /** The message that labels a field of the form. */
  labels(site: Site): Readonly<Record<string, PlainKey>>;
  /** What the site is set up with, and its editors' words. */
  builtIn(place: Place, editors: MessageOverrides): Fields;
  /** Null for what this release cannot read. */
  fieldsOf(stored: unknown): Fields | null;
  read(typed: Fields, place: Place): Result<object, Problems>;
}
