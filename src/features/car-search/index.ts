export { ListFrame } from './frame/list-frame';
export type { ListTexts } from './frame/list-frame-props';
export { DidYouMean } from './text/did-you-mean';
