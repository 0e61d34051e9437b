export type { ApiDescription, DescribedCall } from './description';

export { openApiDocument } from './openapi';
export { apiDocsRoutes } from './routes';
