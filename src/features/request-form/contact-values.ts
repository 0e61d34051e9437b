import type { DealerChoice } from './request-form-model';

const TEXTS = [
  ...(['name', 'phone', 'email', 'message', 'siteName', 'car', 'carId', 'siteId'] as const),
  ...(['toName', 'toEmail', 'calculation', 'driveTime'] as const),
] as const;

/** The values of REQUEST-7, as far as the form has a field for them. */
export function contactValues(
  form: HTMLFormElement,
  dealers: readonly DealerChoice[],
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
): Readonly<Record<string, string | boolean>> {
  const data = new FormData(form);
  const texts = TEXTS.flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const isThere = (name: string) => form.elements.namedItem(name) !== null;
  const boxes = ['quote', 'testDrive'].filter(isThere).map((name) => [name, data.has(name)] as const);
  return {
    ...Object.fromEntries(texts),
    ...chosenReceiver(dealers, data.get('siteName')),
    ...Object.fromEntries(boxes),
    sourceUrl: origin + pathname + search,
  };
}

/** Of a sample car: the chosen dealer's new-cars department, or nobody where that has none. */
function chosenReceiver(dealers: readonly DealerChoice[], chosen: unknown): Readonly<Record<string, string>> {
  if (dealers.length === 0) return {};
  const receiver = dealers.find(({ siteName }) => siteName === chosen)?.receiver ?? null;
  return { toName: receiver?.name ?? '', toEmail: receiver?.email ?? '' };
}
