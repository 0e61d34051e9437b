/** Whether the visitor has gone on to a field outside of this form: what comes late takes the focus from nobody who types. */
export function isTypingElsewhere(form: Element | null): boolean {
  const { activeElement: active } = document;
  return active?.matches('input, textarea, select') === true && form?.contains(active) !== true;
}
