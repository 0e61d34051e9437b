/**
 * Gives each submission its id: the same one while the same words are sent again after a failure, a new one for other
 * words, so that the server stores an offer once and never takes one for another.
 */
export function submissionIds(newId: () => string): (values: object) => string {
  let last = { words: '', id: '' };
  return (values) => {
    const words = JSON.stringify(values);
    if (words !== last.words) last = { words, id: newId() };
    return last.id;
  };
}

/** `randomUUID` is there on secure pages only; a site may be tried out without. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
