export type { ApiDescription, DescribedCall } from './description';
export { docsPage } from './docs-page';
export { type ApiInfo, type OpenApiDocument, openApiDocument } from './openapi';
export { type ApiDocsOptions, apiDocsRoutes } from './routes';
