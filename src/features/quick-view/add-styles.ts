import sheet from './quick-view-frame.css?inline';

const STYLES = 'data-quick-styles';

/** Once a page: the sheets of all quick views are the same. */
function addStyles(css: string, name: string): void {
  if (document.head.querySelector(`style[${STYLES}="${name}"]`) !== null) return;
  const style = document.createElement('style');
  style.setAttribute(STYLES, name);
  style.textContent = css;
  document.head.append(style);
}

export const addFrameStyles = (): void => addStyles(sheet, 'frame');

/** Those that come with what the server shows of a car. */
export const addContentStyles = (css: string): void => addStyles(css, 'content');
