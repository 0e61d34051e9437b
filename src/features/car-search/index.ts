export { ListFrame, type ListTexts } from './frame/list-frame';
export { DidYouMean } from './text/did-you-mean';
