import type { z } from 'zod';
import type * as wire from '../../../studio-wire';

type Need = 'signed-in' | 'drafts' | 'publishing' | 'administering';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the document says of one call; the schemas are those that the routes parse and answer with. */
export interface StudioCall {
  /** The name of the operation. */
  readonly name: string;
  readonly summary: string;
  readonly needs: Need;
  /** null: bytes. */
  readonly answer: z.ZodType | null;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /** What may stand in the way besides what every call has. */
  readonly failures?: readonly wire.Refusal['code'][];
}

export const call = (
  name: string,
  needs: Need,
  summary: string,
  answer: z.ZodType | null,
  more: Pick<StudioCall, 'body' | 'query' | 'failures'> = {},
): StudioCall => ({ name, needs, summary, answer, ...more });

/** Saved by somebody else meanwhile, or not as its contract wants it. */
export const CHANGED = ['conflict', 'invalid-content'] as const;

/** By method and path below `/studio/api`. */
export type CallList = Readonly<Record<`${Method} /${string}`, StudioCall>>;
