import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one caller may ask for; the public clients stay far below. */
export const LIMITS = {
  /** Operations in one request. */
  batch: 10,
  /** Words and signs of one query text. */
  tokens: 2000,
  /** Fields below each other. */
  depth: 15,
  /** Aliases, so that one field cannot be requested a hundred times. */
  aliases: 30,
  /** Fields in all, those of a fragment each time that it is used. */
  fields: 400,
  /** Conditions of one search. */
  predicates: 50,
  /** Items that one request may read, lists below lists multiplied. */
  items: 3000,
  /** Most items, texts and routes of one page. */
  page: { items: 100, dictionary: 1000, routes: 1000 },
  /** What a rendered page and the list of redirects cost of the items. */
  renderedCost: 60,
  /** What a search costs of them besides its results: it looks at everything published. */
  searchCost: 100,
} as const;

/** A request that asks for something that cannot be or is too much; answered with status 400. */
export const badRequest = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

const EMPTY_SIZE: Size = { depth: 0, fields: 0, aliases: 0 };
/** Beyond every limit: a fragment that contains itself. */
const UNBOUNDED_SIZE: Size = { depth: 1e6, fields: 1e6, aliases: 1e6 };

/** Refuses a query that is too deep, too wide or renames too much, before anything else looks at it. */
export function boundedQuery(context: ValidationContext): ASTVisitor {
  const sizes = new Map<FragmentDefinitionNode, Size>();

  const ofFragment = (name: string): Size => {
    const fragment = context.getFragment(name);
    if (!fragment) return EMPTY_SIZE;
    const known = sizes.get(fragment);
    if (known !== undefined) return known;
    sizes.set(fragment, UNBOUNDED_SIZE);
    const size = ofSelections(fragment.selectionSet);
    sizes.set(fragment, size);
    return size;
  };
  const ofSelections = (set: SelectionSetNode | undefined): Size => {
    if (set === undefined) return EMPTY_SIZE;
    return set.selections.reduce<Size>((sum, selection) => {
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : ofSelections(selection.selectionSet);
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      return {
        depth: Math.max(sum.depth, below.depth + own),
        fields: sum.fields + below.fields + own,
        aliases: sum.aliases + below.aliases + (selection.kind === Kind.FIELD && selection.alias ? 1 : 0),
      };
    }, EMPTY_SIZE);
  };

  return {
    OperationDefinition(operation) {
      const size = ofSelections(operation.selectionSet);
      for (const limit of ['depth', 'fields', 'aliases'] as const) {
        if (size[limit] > LIMITS[limit]) {
          context.reportError(badRequest(`The query has more than ${LIMITS[limit]} ${NAMES[limit]}.`));
        }
      }
      return false;
    },
    FragmentDefinition: () => false,
  };
}

const NAMES = { depth: 'levels', fields: 'fields', aliases: 'aliases' } as const;

/** What one request may still read. Lists inside lists multiply, so it is counted while reading. */
export class Budget {
  private left: number = LIMITS.items;

  spend(items: number): void {
    this.left -= items;
    if (this.left < 0) throw badRequest(`One request reads at most ${LIMITS.items} items.`);
  }
}

/** The asked size of a page, when it is one. */
export function pageSize(first: number | null | undefined, fallback: number, max: number): number {
  const size = first ?? fallback;
  if (size < 1 || size > max) throw badRequest(`A page has 1 to ${max} entries, not ${size}.`);
  return size;
}
