/** How long a page says that it has copied something, in milliseconds (FOOTER-3). */
const COPIED_SHOWN = 1000;

/** Puts a text on the clipboard; false where the browser or the visitor does not allow it. */
export async function writeClipboard(text: string): Promise<boolean> {
  // Absent on pages that are not served over a secure connection.
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/**
 * Says in a status element, by its own `data-copied`, that something was copied, and takes it back after a second;
 * said again within it, it is said anew for a whole second. What was not copied is not said.
 */
export function sayCopied(status: HTMLElement): (copied: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (copied) => {
    clearTimeout(timer);
    status.textContent = copied ? (status.dataset.copied ?? '') : '';
    if (copied) timer = setTimeout(() => (status.textContent = ''), COPIED_SHOWN);
  };
}
