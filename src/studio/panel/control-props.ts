import type { ReactNode } from 'react';
import type { Say } from '../messages';
import type { NamedField } from '../names/name-kinds';
import type { Values } from '../state/document';

export interface FieldsProps {
  readonly forms: readonly NamedField[];
  readonly values: Values;
  /** What the server has refused, by the way to the field: `Items[0].link`. */
  readonly refused: ReadonlyMap<string, string>;
  readonly say: Say;
  /** The way to these fields. */
  readonly way?: string;
  onChange(name: string, value: unknown): void;
}

export interface ControlProps {
  readonly form: NamedField;
  readonly value: unknown;
  readonly refused: ReadonlyMap<string, string>;
  readonly way: string;
  readonly say: Say;
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  /** Draws the fields of an entry of a list. */
  readonly nested: (props: FieldsProps) => ReactNode;
  onChange(value: unknown): void;
}
