import type { en } from './en';

/** Forms of a text by the plural category of `count` in the language; `other` is always there. */
export interface Plural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type MessageKey = keyof typeof en;

/** What every language must have: a text where English has a text, plural forms where English has them. */
export type Messages = {
  readonly [K in MessageKey]: (typeof en)[K] extends string ? string : Plural;
};

/** The keys whose message is one text, without plural forms. */
export type TextKey = {
  readonly [K in MessageKey]: (typeof en)[K] extends string ? K : never;
}[MessageKey];

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Texts<Message> = Message extends string ? Message : Message[keyof Message];

/** Names of the parameters of a message, read from the English text; a plural has `count`, whether its text says it or not. */
type ParameterNames<K extends MessageKey> =
  | NamesIn<Texts<(typeof en)[K]>>
  | ((typeof en)[K] extends string ? never : 'count');

/** The keys of texts without parameters. */
export type PlainKey = {
  readonly [K in TextKey]: [ParameterNames<K>] extends [never] ? K : never;
}[TextKey];

type Parameters<K extends MessageKey> = Readonly<Record<ParameterNames<K>, string | number>>;

/** No second argument for a plain text, all parameters for one that has them. */
export type Arguments<K extends MessageKey> = [ParameterNames<K>] extends [never]
  ? []
  : [parameters: Parameters<K>];
