import type { z } from 'zod';

/** A module's description of its calls; one document is made of all of them. */
export interface ApiDescription {
  readonly title: string;
  /** Notes that apply to all of its calls. */
  readonly text: string;
  /** Base path of its calls: `/api/mechmate`. */
  readonly base: string;
  /** By the name of the operation, which is unique among all descriptions. */
  readonly calls: Readonly<Record<string, DescribedCall>>;
  /** Bodies and responses by name; the same name in two modules must mean the same schema. */
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
  /** null: no response body. */
  readonly answer: {
    readonly type: string;
    /** null: a text. */
    readonly schema: string | null;
    readonly example: object | null;
  } | null;
  /** Failure codes, each with its status. */
  readonly failures: readonly (readonly [code: string, status: number])[];
  /** Name of the schema of failures. */
  readonly failure: string;
}
