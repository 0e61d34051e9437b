import { choose } from './choice';
import { type ChosenFoot, chosenFoot } from './chosen-foot';
import { pressChoice } from './press-choice';
import { showChoice } from './show-choice';

let foot: ChosenFoot | null | undefined;
/** Whether a car was chosen for comparison on this page. */
let compares = false;

/**
 * The visitor's saved and compared cars. Runs for the link in the header, which then shows their number, for the pages of
 * either list, and for each button that is clicked, which is pressed or released; the first of them wakes the others.
 */
export default function enhance(element: HTMLElement, wake: (root: ParentNode) => void): void {
  const texts = document.querySelector<HTMLTemplateElement>('template[data-chosen-texts]');
  if (foot === undefined) {
    foot = chosenFoot(texts, () => choose('compared-cars', []));
    showChoice((compared) => foot?.show(compared, compares));
  }
  if (element.matches('[data-choice]')) {
    compares ||= element.dataset.choice === 'compared-cars';
    pressChoice(element, texts, foot);
  }
  if (element.matches('[data-chosen-page]'))
    void import('./chosen-page').then((module) => module.startChosenPage(element, wake));
}
