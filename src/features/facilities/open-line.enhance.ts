/** The longest time that a browser's timer can be set to. */
const LONGEST = 2 ** 31 - 1;

/** Takes away what the server said of the opening hours once it holds no more: a page may be kept for a while. */
export default function enhanceOpenLine(line: HTMLElement): () => void {
  const left = Number(line.dataset.until) - Date.now();
  const hide = () => {
    line.hidden = true;
  };
  if (left <= 0) hide();
  const waiting = setTimeout(hide, Math.min(Math.max(left, 0), LONGEST));
  return () => clearTimeout(waiting);
}
