export { QuickViewFrame } from './quick-view-frame';
