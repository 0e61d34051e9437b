export { type BrandLink, BrandLinks, type BrandLinksModel } from './brand-links';
export { ServiceQuestions } from './service-questions';
