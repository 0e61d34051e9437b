/** A rule of a style sheet, nested ones with what is around them. */
export interface SheetRule {
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
  /** Only where a browser chooses the colours. */
  readonly isForced: boolean;
}

interface OpenRule {
  readonly selector: string;
  readonly declarations: Map<string, string>;
}

/** The rules of a sheet that declare anything, in its order but for nested ones, which come before what is around them. */
export function rulesOf(sheet: string): readonly SheetRule[] {
  const rules: SheetRule[] = [];
  const open: OpenRule[] = [];
  let text = '';
  const declare = () => {
    const [, property, value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]*)/.exec(text) ?? [];
    if (property !== undefined) open.at(-1)?.declarations.set(property, value.trim());
    text = '';
  };
  for (const character of sheet.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      open.push({ selector: text.trim(), declarations: new Map() });
      text = '';
    } else if (character === ';') declare();
    else if (character === '}') {
      declare();
      const around = open.map(({ selector }) => selector);
      const { declarations } = open.pop() ?? {};
      if (declarations === undefined || declarations.size === 0) continue;
      const selector = around.filter((each) => !each.startsWith('@')).join(' ');
      const isForced = around.some((each) => each.includes('forced-colors'));
      rules.push({ selector, declarations, isForced });
    } else text += character;
  }
  return rules;
}
