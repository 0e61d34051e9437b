/** Says what became of a car, and how many are chosen for the comparison by then; with none, or of saved cars, no number. */
export function announceChoice(texts: HTMLElement | null, what: string, title: string, count: number): void {
  const status = document.querySelector('[data-chosen-status]');
  if (status === null) return;
  const words = texts?.dataset[what]?.replace('{car}', () => title) ?? '';
  const number = texts?.dataset.chosen?.split('|')[count - 1] ?? '';
  status.textContent = `${words} ${number}`.trim();
}
