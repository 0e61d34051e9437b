import type { z } from 'zod';

/** How one module tells of its calls; documents and pages are made of any number of them. */
export interface ApiDescription {
  readonly title: string;
  /** What holds for all of its calls. */
  readonly text: string;
  /** Below it lie all of its calls: `/api/mechmate`. */
  readonly base: string;
  /** By the name of the operation, which is unique among all descriptions. */
  readonly calls: Readonly<Record<string, DescribedCall>>;
  /** Bodies and answers by name; what two modules call alike must be the same. */
  readonly schemas: Readonly<Record<string, z.core.$ZodType>>;
}

export interface DescribedCall {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below the base; `{…}` are parameters. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Objects whose fields are the parameters; left out: none. */
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly headers?: z.core.$ZodType;
  /** `schema` is a name among the schemas. */
  readonly body?: { readonly schema: string; readonly required: boolean; readonly example: object | null };
  readonly status: number;
  /** null: nothing is answered. */
  readonly answer: {
    readonly type: string;
    /** null: a text. */
    readonly schema: string | null;
    readonly example: object | null;
  } | null;
  /** What may be refused: codes, each with its status. */
  readonly failures: readonly (readonly [code: string, status: number])[];
  /** Name of the schema of refusals. */
  readonly failure: string;
}
