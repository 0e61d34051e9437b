export { type BrandLink, BrandLinks, type BrandLinksModel } from './brand-links';
export { BrandTextLinks } from './brand-text-links';
export { ServiceQuestions } from './service-questions';
