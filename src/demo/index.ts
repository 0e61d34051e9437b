import { SITES } from '~/sites';
import { type DemoFilling, type FillOptions, fillDemo as fill } from './fill/fill';
import { type DemoPorts, fillSteps } from './fill/steps';

export { makeDemoAccounts } from './accounts';
export type { DemoFilling } from './fill/fill';
export { registerDemoPictures } from './pictures';

/** Fills an empty database with the fictional group Nordhem: what is seen first now, the rest by `continue`. */
export function fillDemo(
  ports: DemoPorts & Pick<FillOptions, 'database' | 'now' | 'always'>,
): Promise<DemoFilling> {
  const [site] = SITES;
  return fill({
    ...ports,
    steps: (now) => fillSteps(ports, now),
    isFilled: async () => (await ports.content.editing.listItems(site?.key ?? '')).length > 0,
  });
}
