export { demoCatalogue } from './catalogue';
