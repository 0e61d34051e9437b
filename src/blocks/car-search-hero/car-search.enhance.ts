import { type KnownValue, readKnown, searchTarget } from '~/features/car-search/browser';

/** Leads to the list with the filters in its path, as `searchTarget` writes it. */
export default function enhanceCarSearch(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = [...form.querySelectorAll('select')].flatMap(
      ({ selectedOptions }) => selectedOptions[0]?.dataset.segment ?? [],
    );
    const keyphrase = form.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '';
    const url = form.dataset.url ?? form.action;
    location.assign(searchTarget({ url, chosen, keyphrase, known: knownValues(form) }));
  });
}

/** Values stand in the options of the form, or all together in one attribute of it. */
const knownValues = (form: HTMLFormElement): readonly KnownValue[] => [
  ...readKnown(form.dataset.known ?? ''),
  ...[...form.querySelectorAll<HTMLOptionElement>('option[data-segment]')].map((option) => ({
    text: option.dataset.text ?? option.value,
    segment: option.dataset.segment ?? '',
    parent: option.dataset.parent ?? null,
  })),
];
