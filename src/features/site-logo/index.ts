export { SiteLogo } from './site-logo';
