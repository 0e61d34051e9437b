export type { ApiDescription, DescribedCall } from './description';

export { docsPage } from './docs-page';
export { openApiDocument } from './openapi';
export { apiDocsRoutes } from './routes';
