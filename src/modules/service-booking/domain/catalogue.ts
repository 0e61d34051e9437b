import { z } from 'zod';

/**
 * How the wizards (flows B and C) present the services of the workshops: categories, options, texts, packages (CATALOGUE-3,
 * CATALOGUE-4). Costs, duration and suitability belong to the workshop module.
 */

const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** By language tag; the site's default language must be there. */
const byLanguage = (maxLength: number) => z.record(z.string(), z.string().max(maxLength));

const entrySchema = z.object({
  serviceId: id,
  /** Id of the service at the workshops. Several entries may be the same work. */
  kobraProductId: id,
  /** What it is called; those of the workshops where left out. */
  label: byLanguage(120).optional(),
  description: byLanguage(600).optional(),
  /** HTML that is shown with it; sanitised when it is delivered. */
  body: byLanguage(4000).optional(),
  /** A price in words instead of the workshops' ("visas i summering"). */
  priceText: byLanguage(120).optional(),
  /** `priceText` is shown only until a workshop is chosen. */
  pricedAtWorkshop: z.boolean().optional(),
  packageType: z.enum(['gold', 'silver', 'bronze']).optional(),
});
export type CatalogueEntry = z.infer<typeof entrySchema>;

const optionSchema = z.object({ optionid: id, label: byLanguage(120), description: byLanguage(600) });
export type CatalogueOption = z.infer<typeof optionSchema>;

const categorySchema = z.object({
  categoryId: id,
  sortOrder: z.int(),
  label: byLanguage(120),
  description: byLanguage(600),
  services: z.array(entrySchema),
  options: z.array(optionSchema),
  /** One of them at most. */
  optionsAsRadio: z.boolean(),
});
export type CatalogueCategory = z.infer<typeof categorySchema>;

const addOnCategorySchema = z.object({
  categoryType: id,
  description: byLanguage(600),
  services: z.array(entrySchema),
});

export const catalogueSchema = z.object({
  categories: z.array(categorySchema).max(40),
  addOns: z.array(addOnCategorySchema).max(40),
});
export type Catalogue = z.infer<typeof catalogueSchema>;

/** An id that stands twice among services and add-ons, or among options; null when each is its own. */
export function findDuplicate({ categories, addOns }: Catalogue): string | null {
  const entries = [...categories, ...addOns].flatMap(({ services }) =>
    services.map((each) => each.serviceId),
  );
  const options = categories.flatMap((category) => category.options.map(({ optionid }) => optionid));
  for (const ids of [entries, options]) {
    const duplicate = ids.find((each, at) => ids.indexOf(each) !== at);
    if (duplicate !== undefined) return duplicate;
  }
  return null;
}

export const inOrder = (categories: readonly CatalogueCategory[]): readonly CatalogueCategory[] =>
  categories.toSorted((a, b) => a.sortOrder - b.sortOrder || (a.categoryId < b.categoryId ? -1 : 1));

/** The entry with an id, a service or an add-on. */
export const entryOf = ({ categories, addOns }: Catalogue, serviceId: string): CatalogueEntry | undefined =>
  [...categories, ...addOns].flatMap(({ services }) => services).find((each) => each.serviceId === serviceId);
