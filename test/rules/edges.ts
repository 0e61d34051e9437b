import { rulesOf, type SheetRule } from './sheet-rules';

/** Grounds that hide what is behind them, as sheets name them. */
const SOLID = /^(?:var\(--(?:color-)?(?:surface|inverse|ink|ground)\)|#[\da-f]{3,6})$/;

/** What a rule is about: the last class or attribute of each of its selectors. */
const subjectsOf = ({ selector }: SheetRule): readonly string[] =>
  selector.split(',').map((each) => /[.[][\w-]+(?=[^.[\s>+~]*$)/.exec(each)?.[0] ?? each);

const hasEdge = ({ declarations }: SheetRule): boolean =>
  [...declarations].some(
    ([property, value]) =>
      /^(?:border(?:-\w+-(?:start|end))?|outline)$/.test(property) && !/^(?:0|none)/.test(value),
  );

/**
 * What lies over a page and ends where its ground does; what covers the whole of something ends with it. Where a browser chooses the colours all grounds are alike and
 * shadows are left out: its words run into those below. An edge, be it a transparent one, is drawn there.
 */
export function layersWithoutEdge(sheet: string): readonly string[] {
  const rules = rulesOf(sheet);
  const edged = new Set(rules.filter(hasEdge).flatMap(subjectsOf));
  return rules
    .filter(
      ({ declarations }) =>
        /^(?:absolute|fixed)$/.test(declarations.get('position') ?? '') &&
        SOLID.test(declarations.get('background') ?? '') &&
        declarations.get('inset') !== '0',
    )
    .filter((rule) => subjectsOf(rule).some((subject) => !edged.has(subject)))
    .map(({ selector }) => selector);
}
