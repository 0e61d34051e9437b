/** How long a page says that it has copied something, in milliseconds (specification 1 §9). */
export const COPIED_SHOWN = 1000;

/** Puts a text on the clipboard; false where the browser or the visitor does not allow it. */
export async function writeClipboard(text: string): Promise<boolean> {
  // Absent on pages that are not served over a secure connection.
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
