import { buildSchema, type GraphQLSchema } from 'graphql';

/** What every item answers, whatever its template. */
const ITEM = /* GraphQL */ `
  id(format: String = "N"): ID!
  name: String!
  displayName: String!
  path: String!
  version: Int!
  language: ItemLanguage!
  languages: [Item!]!
  template: ItemTemplate!
  url: ItemUrl!
  hasChildren(hasLayout: Boolean, includeTemplateIDs: [String!]): Boolean!
  parent: Item
  ancestors(hasLayout: Boolean, includeTemplateIDs: [String!]): [Item!]!
  children(hasLayout: Boolean, includeTemplateIDs: [String!], first: Int = 50, after: String): ItemResults!
  field(name: String!): ItemField
  fields(ownFields: Boolean): [ItemField!]!
  personalization: ItemPersonalization!
  rendered: JSON
`;

const PAGE = /* GraphQL */ `
  title: TextField!
  navigationTitle: TextField!
  metaTitle: TextField!
  metaDescription: TextField!
  ogImage: ImageField!
  noindex: CheckboxField!
  hideInNavigation: CheckboxField!
  shouldBeNavigableInMenuWhenItHasChildren: CheckboxField!
  externalLink: LinkField!
`;

const FIELD = /* GraphQL */ `
  name: String!
  value: String!
  jsonValue: JSON!
`;

const PAGING = /* GraphQL */ `
  total: Int!
  pageInfo: PageInfo!
`;

/** The part of the Experience Edge schema that its public clients and the reads of DELIVERY-2 and DELIVERY-3 use. */
const SDL = /* GraphQL */ `
  scalar JSON
  scalar Long

  type Query {
    layout(site: String!, routePath: String!, language: String): Layout!
    item(path: String!, language: String!): Item
    search(where: SearchPredicate!, first: Int = 10, after: String, orderBy: SearchOrder): ItemResults!
    site: SiteQuery!
  }

  type Layout { item: Item }
  type PageInfo { endCursor: String hasNext: Boolean! }

  enum SearchOperator { EQ NEQ CONTAINS NCONTAINS LT LTE GT GTE }
  enum OrderDirection { ASC DESC }
  input SearchOrder { name: String! direction: OrderDirection = ASC }
  input SearchPredicate {
    AND: [SearchPredicate!]
    OR: [SearchPredicate!]
    name: String
    value: String
    operator: SearchOperator = EQ
  }

  interface Item { ${ITEM} }
  type Page implements Item { ${ITEM} ${PAGE} }
  type Folder implements Item { ${ITEM} ${PAGE} }
  type Link implements Item { ${ITEM} ${PAGE} }
  type StoryPage implements Item {
    ${ITEM} ${PAGE}
    premble: TextField!
    date: DateField!
    author: TextField!
    image: ImageField!
    tags: MultilistField!
  }
  type StoryTag implements Item { ${ITEM} key: TextField! value: TextField! }
  type DictionaryEntry implements Item { ${ITEM} key: TextField! phrase: TextField! }
  type UnknownItem implements Item { ${ITEM} }
  type ItemResults { ${PAGING} results: [Item!]! }

  type ItemLanguage { name: String! displayName: String! englishName: String! nativeName: String! }
  type ItemTemplate { id: ID! name: String! }
  type ItemUrl { path: String! url: String! hostName: String! scheme: String! siteName: String! }
  type ItemPersonalization { variantIds: [String!]! }

  interface ItemField { ${FIELD} }
  type TextField implements ItemField { ${FIELD} }
  type NumberField implements ItemField { ${FIELD} numberValue: Float! }
  type CheckboxField implements ItemField { ${FIELD} boolValue: Boolean! }
  type DateField implements ItemField { ${FIELD} dateValue: Long! formattedDateValue: String! }
  type ImageField implements ItemField { ${FIELD} src: String alt: String width: Int height: Int }
  type LinkField implements ItemField {
    ${FIELD}
    href: String
    url: String
    text: String
    target: String
    linkType: String
    linktype: String
  }
  type MultilistField implements ItemField { ${FIELD} count: Int! targetIds: [ID!]! targetItems: [Item!]! }
  type JsonField implements ItemField { ${FIELD} }

  type SiteQuery {
    siteInfo(site: String!): SiteInfo
    siteInfoCollection: [SiteInfo!]!
  }
  type SiteInfo {
    name: String!
    hostname: String!
    language: String!
    rootPath: String!
    startPath: String!
    dictionary(language: String!, first: Int = 500, after: String): DictionaryResults!
    redirects: [RedirectInfo!]!
    robots: String!
    sitemap: [String!]!
    routes(
      language: String!
      includedPaths: [String]
      excludedPaths: [String]
      first: Int = 50
      after: String
    ): RouteResults!
    errorHandling(language: String!): ErrorHandling!
  }
  type DictionaryResults { ${PAGING} results: [DictionaryPhrase!]! }
  type DictionaryPhrase { key: String! value: String! }
  type RouteResults { ${PAGING} results: [RouteInfo!]! }
  type RouteInfo { routePath: String! path: String! modified: String route: Item }
  type RedirectInfo {
    pattern: String!
    target: String!
    redirectType: String!
    isQueryStringPreserved: Boolean!
    isLanguagePreserved: Boolean!
    locale: String!
  }
  type ErrorHandling {
    notFoundPage: Item
    notFoundPagePath: String
    serverErrorPage: Item
    serverErrorPagePath: String
  }
`;

export const schema: GraphQLSchema = buildSchema(SDL);
