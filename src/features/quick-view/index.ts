export { QuickView, QuickViewGone } from './quick-view.view';
export { QuickViewFrame } from './quick-view-frame';
