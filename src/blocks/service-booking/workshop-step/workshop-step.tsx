/** Choice of workshop and time. */
export function WorkshopStep() {
  return null;
}
