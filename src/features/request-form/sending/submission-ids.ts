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
