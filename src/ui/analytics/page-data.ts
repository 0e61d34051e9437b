import { decodeJson, isJsonObject, type JsonValue } from '~/platform/json';
/**
 * What a page says of itself to analytics, as the server writes it into the document (`page/render/page-data.ts`). A
 * document without it is no visitor's page (gallery, editing): nothing is asked and nothing is counted there.
 */
export interface PageData {
  /** Name of the page's item. */
  readonly name: string;
  /** Which personalised variant is shown; `default` where there are none. */
  readonly variant: string;
  readonly language: string;
  /** ISO 4217 code that page views carry (ANALYTICS-2). */
  readonly currency: string;
  /** Container of the site's tag manager with the address of its script; null without one. */
  readonly container: { readonly id: string; readonly script: string } | null;
}

/** Id of the element that holds it. */
export const PAGE_DATA_ID = 'page-data';

/** Browser only. */
export function pageData(): PageData | null {
  const data = decodeJson(document.getElementById(PAGE_DATA_ID)?.textContent);
  if (!isJsonObject(data)) return null;
  const { name, variant, language, currency } = data;
  if (typeof name !== 'string' || typeof variant !== 'string') return null;
  if (typeof language !== 'string' || typeof currency !== 'string') return null;
  return { name, variant, language, currency, container: readContainer(data.container) };
}

function readContainer(container: JsonValue | undefined): PageData['container'] {
  if (!isJsonObject(container)) return null;
  const { id, script } = container;
  return typeof id === 'string' && typeof script === 'string' ? { id, script } : null;
}
