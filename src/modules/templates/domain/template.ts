import type { Language, PlainKey, TextKey, Translate, Values } from '~/messages';
import type { MailLook } from '~/platform/mail';
import type { Site } from '~/sites';

/** An answer is no message of its own: it is what a person of the staff begins to write with. */
export const CHANNELS = ['mail', 'sms', 'answer'] as const;
export type Channel = (typeof CHANNELS)[number];

/** One text of a template, by the key of our own wording of it. */
export interface TemplateField {
  readonly key: TextKey;
  /** A subject and a button are one line. */
  readonly kind: 'subject' | 'text' | 'button';
  /** Placeholders that a text may not be without. */
  readonly required?: readonly Placeholder[];
}

/** What any text of any template may name; `templates.placeholder.<name>` says what it stands for. */
export const PLACEHOLDERS = [
  'site',
  'workshop',
  'facility',
  'place',
  'when',
  'date',
  'until',
  'weekday',
  'plate',
  'regno',
  'car',
  'number',
  'phone',
  'reference',
  'name',
  'dealer',
  'who',
  'url',
  'code',
  'minutes',
  'days',
  'news',
  'token',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** Gives the translator of one message: with the words of its template, and with the values that any of its texts may name. */
export type Words = (values: Values) => Translate;

/** The words of a template, as they are valid now. Asked anew for each message, so that a change counts at once. */
export type WordsOf = (
  template: string,
  place: { readonly site: string; readonly language: Language },
) => Promise<Words>;

/** What an example is written from. */
export interface ExampleFrame {
  readonly site: Site;
  readonly language: Language;
  readonly locale: string;
  readonly origin: string;
  readonly look: MailLook;
  readonly words: Words;
  /** `long` is as long as it may come: what an SMS must have room for. */
  readonly size: 'usual' | 'long';
}

/** A message as it is sent; an SMS and an answer have only their text. */
export interface Written {
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
}

/** A kind of message that we send, as the module that sends it describes it. */
export interface Template {
  /** Stays: what administrators have written is kept by it. */
  readonly id: string;
  /** What it is called. */
  readonly name: PlainKey;
  readonly channel: Channel;
  readonly fields: readonly TemplateField[];
  /** What every text of it may name, besides what our own wording of the text names. */
  readonly placeholders: readonly Placeholder[];
  /** The message about somebody who does not exist. Pure. */
  example(frame: ExampleFrame): Written;
}
