export { brandLinkFields, brandLinksModel } from './brand-link-fields';
