// Not by the other door: its pages would carry the styles of what is fetched when a quick view is opened.
export { load } from './quick-view.data';
export { QuickView, QuickViewGone } from './quick-view.view';
