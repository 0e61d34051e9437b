import {
  type DocumentNode,
  defaultFieldResolver,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { z } from 'zod';
import { createReference, type Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { SitePhone } from '../domain/blocks/site-phone';
import type { SiteSnapshot } from '../site-snapshots';
import { type DeliveredSite, ItemNode, type RequestContext } from './item-node';
import { Budget, badRequest, boundedQuery, LIMITS } from './limits';
import { DeliveryQuery, type DeliverySource } from './query';
import { schema } from './schema';
import { SiteNodes } from './site-nodes';

/** One operation as the clients send it. */
const operationSchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

type Operation = z.infer<typeof operationSchema>;

const bodySchema = z.union([operationSchema, z.array(operationSchema)]);

interface Answer {
  /** 400 when the query cannot be answered as it is asked. */
  readonly status: 200 | 400 | 500;
  readonly body: { readonly data?: unknown; readonly errors?: readonly object[] };
}

export interface DeliveryOptions {
  readonly source: DeliverySource;
  readonly sites: readonly DeliveredSite[];
  /** Whether a client may ask for the schema: not in production. */
  readonly introspection: boolean;
  readonly log: Log;
}

/** Answers operations of the content delivery API from published content (DELIVERY-1 to DELIVERY-4). */
export function createDelivery({ source, sites, introspection, log }: DeliveryOptions) {
  const known = new WeakMap<SiteSnapshot, SiteNodes>();
  const nodesOf = (site: DeliveredSite, snapshot: SiteSnapshot): SiteNodes => {
    const before = known.get(snapshot);
    const nodes =
      before !== undefined && samePhone(before.phone, site.phone()) ? before : new SiteNodes(site, snapshot);
    known.set(snapshot, nodes);
    return nodes;
  };
  const rules = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];

  const answer = async (operation: Operation, budget: Budget): Promise<Answer> => {
    const document = read(operation.query, rules);
    if (!document.ok) return refused(document.error);
    const query = new DeliveryQuery(source, sites, nodesOf, budget);
    const context: RequestContext = { budget, rendered: (node) => query.rendered(node) };
    const result = await execute({
      schema,
      document: document.value,
      rootValue: query,
      contextValue: context,
      fieldResolver,
      variableValues: operation.variables ?? {},
      operationName: operation.operationName ?? null,
    });
    if (result.errors === undefined) return { status: 200, body: { data: result.data } };
    const errors = result.errors.map((error) => shown(error, log));
    if (result.data === undefined) return { status: 400, body: { errors } };
    return { status: statusOf(result.errors), body: { errors, data: result.data } };
  };

  /** Answers a request's body: one operation, or several in a list that share what one request may read. */
  return async (raw: unknown): Promise<{ readonly status: Answer['status']; readonly body: unknown }> => {
    const parsed = bodySchema.safeParse(raw);
    if (!parsed.success) return refused([badRequest('The body is no GraphQL request.')]);
    const budget = new Budget();
    if (!Array.isArray(parsed.data)) return answer(parsed.data, budget);
    if (parsed.data.length === 0 || parsed.data.length > LIMITS.batch) {
      return refused([badRequest(`A request has 1 to ${LIMITS.batch} operations.`)]);
    }
    const answers: Answer[] = [];
    for (const operation of parsed.data) answers.push(await answer(operation, budget));
    const status = answers.reduce<Answer['status']>(
      (worst, each) => (each.status > worst ? each.status : worst),
      200,
    );
    return { status, body: answers.map((each) => each.body) };
  };
}

const samePhone = (a: SitePhone, b: SitePhone) => a.phone === b.phone && a.phoneE164 === b.phoneE164;

/** Reads and checks a query; its size first, because the other checks take longer the larger it is. */
function read(query: string, rules: typeof specifiedRules): Result<DocumentNode, readonly GraphQLError[]> {
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens });
    const tooMuch = validate(schema, document, [boundedQuery]);
    const errors = tooMuch.length > 0 ? tooMuch : validate(schema, document, rules, { maxErrors: 10 });
    return errors.length === 0 ? ok(document) : err(errors);
  } catch (cause) {
    if (cause instanceof GraphQLError) return err([cause]);
    throw cause;
  }
}

const refused = (errors: readonly GraphQLError[]): Answer => ({
  status: 400,
  body: { errors: errors.map((error) => error.toJSON()) },
});

/** The names of a template's own fields are fields of the item; all else is a property or a method. */
const fieldResolver: GraphQLFieldResolver<unknown, RequestContext> = (source, args, context, info) =>
  source instanceof ItemNode && !(info.fieldName in source)
    ? source.field({ name: info.fieldName })
    : defaultFieldResolver(source, args, context, info);

const isOurs = (error: GraphQLError) => !error.originalError || error.extensions.code === 'BAD_USER_INPUT';

/** What went wrong inside is logged and shown as a reference only. */
function shown(error: GraphQLError, log: Log): object {
  if (isOurs(error)) return error.toJSON();
  const reference = createReference();
  log.error({ err: error.originalError, reference }, 'content delivery failed');
  const extensions = { code: 'INTERNAL', reference };
  return { ...new GraphQLError('Internal error', { extensions }).toJSON(), path: error.path };
}

function statusOf(errors: readonly GraphQLError[]): 200 | 400 | 500 {
  if (errors.some((error) => !isOurs(error))) return 500;
  return errors.some((error) => error.extensions.code === 'BAD_USER_INPUT') ? 400 : 200;
}
