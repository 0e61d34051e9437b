/** States that a visitor has to tell apart, as sheets name them. */
const STATE = /\[aria-(?:current|pressed|selected)\b|:has\((?:[^()]*)?:checked\)|:checked/g;

/** Where a browser chooses the colours these say nothing: an edge that was clear has the colour of all others. What a drawing is filled with stays. */
const MERE_COLOUR = /^(?:--[\w-]+|(?:background|border)(?:-[\w-]*)?|color|box-shadow)$/;

interface Rule {
  readonly selector: string;
  readonly properties: readonly string[];
  readonly isForced: boolean;
}

/** The rules of a sheet, nested ones with what is around them. */
function rulesOf(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  const open: { readonly selector: string; readonly properties: string[] }[] = [];
  let text = '';
  const declare = () => {
    const property = /^\s*([\w-]+)\s*:/.exec(text)?.[1];
    if (property !== undefined) open.at(-1)?.properties.push(property);
    text = '';
  };
  for (const character of sheet.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      open.push({ selector: text.trim(), properties: [] });
      text = '';
    } else if (character === ';') declare();
    else if (character === '}') {
      declare();
      const around = open.map(({ selector }) => selector).join(' ');
      const { properties = [] } = open.pop() ?? {};
      const isForced = around.includes('forced-colors');
      if (properties.length > 0)
        rules.push({ selector: around.replace(/@[^{]*?\s(?=[.:&[])/g, ''), properties, isForced });
    } else text += character;
  }
  return rules;
}

/** States of controls that a sheet tells by colours alone, and says nothing of for forced colours. */
export function statesByColour(sheet: string): readonly string[] {
  const statesOf = ({ selector }: Rule) => selector.match(STATE) ?? [];
  const rules = rulesOf(sheet);
  const marked = new Set(
    rules
      .filter(
        ({ isForced, properties }) => isForced || properties.some((property) => !MERE_COLOUR.test(property)),
      )
      .flatMap(statesOf),
  );
  return rules
    .filter((rule) => !rule.isForced && statesOf(rule).some((state) => !marked.has(state)))
    .map(({ selector }) => selector);
}
