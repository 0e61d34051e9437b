import { storeChoice } from './device/choice';
import { type ChosenBar, createChosenBar } from './device/chosen-bar';
import { pressChoice } from './device/press-choice';
import { showChoice } from './device/show-choice';

let bar: ChosenBar | null | undefined;
/** Whether a car was chosen for comparison on this page. */
let hasCompared = false;

/**
 * The visitor's saved and compared cars. Runs for the header's link, for the pages of both lists, and for each clicked
 * button; the first run updates all of them.
 */
export default function enhance(
  element: HTMLElement,
  wake: (root: ParentNode) => void,
): Promise<void> | undefined {
  const texts = document.querySelector<HTMLTemplateElement>('template[data-chosen-texts]');
  if (bar === undefined) {
    bar = createChosenBar(texts, () => storeChoice('compared-cars', []));
    showChoice((compared) => bar?.show(compared, hasCompared));
  }
  if (element.matches('[data-choice]')) {
    hasCompared ||= element.dataset.choice === 'compared-cars';
    pressChoice(element, texts, bar);
  }
  if (element.matches('[data-chosen-page]'))
    return import('./chosen-page').then((module) => module.startChosenPage(element, wake));
}
