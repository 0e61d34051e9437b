export { load } from './quick-view.data';
