import { rulesOf, type SheetRule } from './sheet-rules';

/** States that a visitor has to tell apart, as sheets name them. */
const STATE = /\[aria-(?:current|pressed|selected)\b|:has\((?:[^()]*)?:checked\)|:checked/g;

/** Where a browser chooses the colours these say nothing: an edge that was clear has the colour of all others. What a drawing is filled with stays. */
const MERE_COLOUR = /^(?:--[\w-]+|(?:background|border)(?:-[\w-]*)?|color|box-shadow)$/;

/** States of controls that a sheet tells by colours alone, and says nothing of for forced colours. */
export function statesByColour(sheet: string): readonly string[] {
  const statesOf = ({ selector }: SheetRule) => selector.match(STATE) ?? [];
  const rules = rulesOf(sheet);
  const marked = new Set(
    rules
      .filter(
        ({ isForced, declarations }) =>
          isForced || [...declarations.keys()].some((property) => !MERE_COLOUR.test(property)),
      )
      .flatMap(statesOf),
  );
  return rules
    .filter((rule) => !rule.isForced && statesOf(rule).some((state) => !marked.has(state)))
    .map(({ selector }) => selector);
}
