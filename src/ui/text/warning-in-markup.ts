/** The words of the notice that `LoanWarning` has drawn in there. */
export function warningIn(place: Element): { readonly heading: string; readonly body: string } {
  const [heading, ...body] = place.querySelector('[role=note] > p')?.childNodes ?? [];
  return { heading: heading?.textContent ?? '', body: body.at(-1)?.textContent ?? '' };
}
