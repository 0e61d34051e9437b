/** How long a page says that it has copied something, in milliseconds (FOOTER-3). */
const SHOWN_MS = 1000;

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
 * Announces a copy in a status element, with the text of its `data-copied`, and clears it after a second; a second copy
 * restarts the second. A failed copy is not announced.
 */
export function announceCopied(status: HTMLElement): (copied: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (copied) => {
    clearTimeout(timer);
    status.textContent = copied ? (status.dataset.copied ?? '') : '';
    if (copied) timer = setTimeout(() => (status.textContent = ''), SHOWN_MS);
  };
}
