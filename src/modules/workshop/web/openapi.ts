import { z } from 'zod';
import { type AnyCall, BASE, CALLS, EVERYWHERE, ON_BODY, ON_CHANGE, SCHEMAS } from './calls';
import { type FailureCode, STATUS } from './failures';

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
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, FieldSchema>> };
}

let made: OpenApiDocument | undefined;

/** The API as an OpenAPI 3.1 document, made from the schemas that the routes parse with. */
export function openApiDocument(): OpenApiDocument {
  made ??= {
    openapi: '3.1.1',
    info: {
      title: 'Workshop booking',
      version: '1.0.0',
      description:
        'Workshops of the group with their free times: look up a car, choose services, find a workshop, hold a time, book, change. JSON in camelCase. Dates and times are those of the workshop’s own clock. Money is in whole units of the site’s currency, VAT included. Failures are `{code, message}` with a message for the visitor in the language of `Accept-Language`, where the site speaks it. Calls that change something are for the site’s own pages and for programs, not for pages of others.',
    },
    servers: [{ url: BASE }],
    paths: pathsOf(Object.entries(CALLS)),
    components: { schemas: schemasOf() },
  };
  return made;
}

function schemasOf(): Record<string, FieldSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
}

/** Without what only a document of its own needs. */
function bare({ $schema: _, $id: __, ...schema }: FieldSchema): FieldSchema {
  return schema;
}

function pathsOf(calls: readonly (readonly [string, AnyCall])[]): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of calls)
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(name, call) };
  return paths;
}

const reference = (name: string): FieldSchema => ({ $ref: `#/components/schemas/${name}` });

function operationOf(operationId: string, call: AnyCall): Operation {
  const { summary, description, example, bodyName } = call;
  return {
    ...{ operationId, summary, description },
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...parametersOf(call.headers, 'header'),
    ],
    ...(bodyName === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: reference(bodyName), example: example.body } },
          },
        }),
    responses: { [call.status]: successOf(call), ...failuresOf(call) },
  };
}

function parametersOf(schema: z.ZodObject, place: Parameter['in']): readonly Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const { description, example, ...rest } = field;
    return [
      {
        ...{ name, in: place, required: required.includes(name), schema: rest },
        ...(description === undefined ? {} : { description }),
        ...(example === undefined ? {} : { example }),
      },
    ];
  });
}

function successOf(call: AnyCall): Operation['responses'][string] {
  if (call.type === null) return { description: 'Done' };
  const schema = call.answer === null ? { type: 'string' } : reference(call.answer);
  const { answer } = call.example;
  if (call.type === 'text/event-stream')
    return {
      description: 'Messages, each one line of `data:`',
      content: {
        [call.type]: { schema, example: `data: ${JSON.stringify(answer)}\n\ndata: {"nosites":true}\n\n` },
      },
    };
  return {
    description: 'What was asked for',
    content: { [call.type]: { schema, ...(answer === null ? {} : { example: answer }) } },
  };
}

/** By status, with the codes it may carry. */
function failuresOf(call: AnyCall): Operation['responses'] {
  const codes = new Set<FailureCode>([
    ...call.failures,
    ...(call.method === 'get' ? [] : ON_CHANGE),
    ...(call.bodyName === null ? [] : ON_BODY),
    ...EVERYWHERE,
  ]);
  const byStatus = Map.groupBy([...codes], (code) => STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: reference('Failure') } },
      },
    ]),
  );
}
