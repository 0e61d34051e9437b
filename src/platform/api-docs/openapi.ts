import { z } from 'zod';
import type { ApiDescription, DescribedCall } from './description';

/** JSON Schema of a field of the documentation. */
export interface FieldSchema {
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema: FieldSchema;
}

interface Media {
  readonly schema: FieldSchema;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: ApiInfo;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, FieldSchema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
  /** Any one of these is enough. */
  readonly security?: readonly Readonly<Record<string, readonly []>>[];
}

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

/** How a caller says who they are. */
export type SecurityScheme =
  | { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }
  | { readonly type: 'apiKey'; readonly in: 'cookie'; readonly name: string; readonly description: string };

/**
 * The modules' descriptions as one OpenAPI 3.1 document, from the schemas that the routes parse with.
 * @param securitySchemes the ways to say who calls, any of which is enough; without, nothing is said of it
 */
export function openApiDocument(
  info: ApiInfo,
  descriptions: readonly ApiDescription[],
  securitySchemes?: Readonly<Record<string, SecurityScheme>>,
): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/' }],
    tags: descriptions.map(({ title: name, text: description }) => ({ name, description })),
    paths: pathsOf(descriptions),
    components: { schemas: schemasOf(descriptions), ...(securitySchemes && { securitySchemes }) },
    ...(securitySchemes && {
      security: Object.keys(securitySchemes).map((name) => ({ [name]: [] as const })),
    }),
  };
}

function schemasOf(descriptions: readonly ApiDescription[]): Record<string, FieldSchema> {
  const named = new Map<string, z.core.$ZodType>();
  for (const [name, schema] of descriptions.flatMap(({ schemas }) => Object.entries(schemas))) {
    if ((named.get(name) ?? schema) !== schema) throw new Error(`two schemas are called ${name}`);
    named.set(name, schema);
  }
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
}

/** Without the keywords of a standalone schema. */
function bare({ $schema: _, $id: __, ...schema }: FieldSchema): FieldSchema {
  return schema;
}

function pathsOf(descriptions: readonly ApiDescription[]): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { base, title, calls } of descriptions)
    for (const [name, call] of Object.entries(calls)) {
      const path = base + call.path;
      paths[path] = { ...paths[path], [call.method]: operationOf(name, title, call) };
    }
  return paths;
}

const reference = (name: string): FieldSchema => ({ $ref: `#/components/schemas/${name}` });

function operationOf(operationId: string, tag: string, call: DescribedCall): Operation {
  const { summary, description, body } = call;
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...parametersOf(call.headers, 'header'),
    ],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: body.required,
            content: { 'application/json': { schema: reference(body.schema), example: body.example } },
          },
        }),
    responses: { [call.status]: successOf(call), ...failuresOf(call) },
  };
}

function parametersOf(schema: z.core.$ZodType | undefined, place: Parameter['in']): readonly Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const { description, example, ...rest } = field;
    return [
      {
        name,
        in: place,
        required: required.includes(name),
        schema: rest,
        ...(description === undefined ? {} : { description }),
        ...(example === undefined ? {} : { example }),
      },
    ];
  });
}

function successOf({ answer }: DescribedCall): Operation['responses'][string] {
  if (answer === null) return { description: 'Done' };
  const schema = answer.schema === null ? { type: 'string' } : reference(answer.schema);
  const { type, example } = answer;
  if (type === 'text/event-stream')
    return {
      description: 'Messages, each one line of `data:`',
      content: {
        [type]: { schema, example: `data: ${JSON.stringify(example)}\n\ndata: {"nosites":true}\n\n` },
      },
    };
  return {
    description: 'What was asked for',
    content: { [type]: { schema, ...(example === null ? {} : { example }) } },
  };
}

/** By status, with the codes it may carry. */
function failuresOf({ failures, failure }: DescribedCall): Operation['responses'] {
  const byStatus = Map.groupBy(new Map(failures), ([, status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map(([code]) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: reference(failure) } },
      },
    ]),
  );
}
