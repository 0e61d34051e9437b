import type { BookedVisit, Slot } from '~/modules/workshop';
import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import { catalogueOf, offeringsOf } from './chosen';
import {
  type Catalogue,
  type CatalogueEntry,
  type CatalogueOption,
  entryOf,
  inOrder,
} from './domain/catalogue';
import { bookableRange, isWithin } from './domain/window';
import type { Failure, ServiceBookingOptions } from './options';

/** A booking of flow B or C as requested; prices and times are the engine's. */
export interface Order extends Slot {
  /** 8 to 80 letters, figures, hyphens. */
  readonly idempotencyKey: string;
  readonly holdId: string | null;
  readonly registrationNumber: string;
  /** In Swedish mil; null: not known. */
  readonly mileage: number | null;
  readonly departmentId: string;
  readonly lines: readonly { readonly serviceId: string; readonly text: string | null }[];
  readonly optionIds: readonly string[];
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly comment: string;
  readonly isWaiting: boolean;
  readonly refuseIfCarIsBooked: boolean;
}

export async function bookOrder(
  options: ServiceBookingOptions,
  site: Site,
  language: Language,
  order: Order,
): Promise<Result<BookedVisit, Failure>> {
  const { workshops, clock } = options;
  if (!isWithin(bookableRange(clock.now(), site.zone), order.date))
    return err({ code: 'outside-booking-window' });
  const catalogue = await catalogueOf(options, site);
  if (!catalogue.ok) return catalogue;
  const chosen = chosenOf(catalogue.value, order, { language, fallback: site.languages[0] });
  if (!chosen.ok) return chosen;
  const { lines: _, optionIds: __, ...request } = order;
  const booked = await workshops.book(site, language, { ...request, ...chosen.value });
  if (!booked.ok) return booked;
  // The same was sent before, and that visit was cancelled since.
  return booked.value.state === 'cancelled' ? err({ code: 'key-reused' }) : booked;
}

interface Chosen {
  readonly services: readonly { readonly id: string; readonly text: string | null }[];
  /** Labels of what was ticked. */
  readonly choices: readonly string[];
}

interface Spoken {
  readonly language: string;
  readonly fallback: string;
}

function chosenOf(
  catalogue: Catalogue,
  { lines, optionIds }: Order,
  spoken: Spoken,
): Result<Chosen, Failure> {
  const entries: CatalogueEntry[] = [];
  for (const { serviceId } of lines) {
    const entry = entryOf(catalogue, serviceId);
    if (entry === undefined) return err({ code: 'unknown-service' });
    entries.push(entry);
  }
  const textOf = (id: string) =>
    lines.find(({ text }, at) => text !== null && entries[at]?.kobraProductId === id)?.text ?? null;
  const choices = labelsOf(
    catalogue,
    (entry) => entries.includes(entry),
    optionIds,
    ({ optionid }, id) => optionid === id,
    spoken,
  );
  if (choices === null) return err({ code: 'invalid', field: 'options' });
  return ok({ services: offeringsOf(entries).map((id) => ({ id, text: textOf(id) })), choices });
}

/** The labels of options that are offered with some of the workshops' services (WIZARD-CALL-8). */
export async function choiceLabels(
  options: Pick<ServiceBookingOptions, 'catalogues' | 'workshops'>,
  site: Site,
  language: Language,
  offerings: readonly string[],
  choices: readonly string[],
): Promise<Result<readonly string[], Failure>> {
  const catalogue = await catalogueOf(options, site);
  if (!catalogue.ok) return catalogue;
  const isChosen = ({ kobraProductId }: CatalogueEntry) => offerings.includes(kobraProductId);
  const isNamed = ({ optionid, label }: CatalogueOption, name: string) =>
    optionid === name || Object.values(label).includes(name);
  const labels = labelsOf(catalogue.value, isChosen, choices, isNamed, {
    language,
    fallback: site.languages[0],
  });
  return labels === null ? err({ code: 'invalid', field: 'choices' }) : ok(labels);
}

/**
 * Labels of the named options. They belong to a category of which something is chosen, and of a choice by radio there is one;
 * null for any other.
 */
function labelsOf(
  { categories }: Catalogue,
  isChosen: (entry: CatalogueEntry) => boolean,
  names: readonly string[],
  isNamed: (option: CatalogueOption, name: string) => boolean,
  { language, fallback }: Spoken,
): readonly string[] | null {
  const open = inOrder(categories).filter(({ services }) => services.some(isChosen));
  const labels: string[] = [];
  const wanted = new Set(names);
  for (const { options, optionsAsRadio } of open) {
    const ticked = options.filter((option) => {
      const named = [...wanted].filter((name) => isNamed(option, name));
      for (const name of named) wanted.delete(name);
      return named.length > 0;
    });
    if (optionsAsRadio && ticked.length > 1) return null;
    labels.push(...ticked.map(({ label, optionid }) => label[language] ?? label[fallback] ?? optionid));
  }
  return wanted.size === 0 ? labels : null;
}
