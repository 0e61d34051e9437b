import { z } from 'zod';

/**
 * A dealer facility as the search record spells it (FACILITY-11). Fields that a source lacks become
 * empty, so that views need no second case; only an identity, a name and a slug are demanded.
 */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);

const localTime = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

/** The four groups that decide a department's behaviour and links; used cars and others have none. */
const DEPARTMENT_GROUPS = ['New cars', 'Parts', 'Workshop', 'Body work'] as const;
const departmentGroupSchema = z.enum(DEPARTMENT_GROUPS);
export type DepartmentGroup = z.infer<typeof departmentGroupSchema>;

const siteBrandSchema = z.object({ name: z.string(), brand_code: z.string() });
export type SiteBrand = z.infer<typeof siteBrandSchema>;

export const siteUserSchema = z.object({
  first_name: text,
  last_name: text,
  title: text,
  phone: text,
  email: text,
});
export type SiteUser = z.infer<typeof siteUserSchema>;

/**
 * `day` and `displayText` are shown as they are. Where the source also says it in numbers, `weekdays` (1 Monday … 7
 * Sunday) and local times follow; weekdays without times are closed days.
 */
export const openingHoursRowSchema = z.object({
  day: z.string(),
  displayText: z.string(),
  weekdays: z.array(z.int().min(1).max(7)).optional(),
  opens: localTime.optional(),
  closes: localTime.optional(),
});
export type OpeningHoursRow = z.infer<typeof openingHoursRowSchema>;

/** A deviating day; a `day` that begins with an ISO date can be compared and hidden once it is past. */
export const deviationDaySchema = z.object({
  day: z.string(),
  displayText: z.string(),
  closed: z.boolean().optional(),
  opens: localTime.optional(),
  closes: localTime.optional(),
});
export type DeviationDay = z.infer<typeof deviationDaySchema>;

const openingScheduleSchema = z.object({
  openinghours: list(openingHoursRowSchema),
  deviationdays: list(deviationDaySchema),
});
export type OpeningSchedule = z.infer<typeof openingScheduleSchema>;

const siteDepartmentSchema = z.object({
  name: z.string(),
  official_name: text,
  department_type: text,
  phone: text,
  email: text,
  group: departmentGroupSchema.nullish().transform((value) => value ?? null),
  brands: list(siteBrandSchema),
  /** "company.department", the identity in the dealer-management system. */
  erp_id: text,
  users: list(siteUserSchema),
  openingschedule: openingScheduleSchema
    .nullish()
    .transform((value) => value ?? { openinghours: [], deviationdays: [] }),
});
export type SiteDepartment = z.infer<typeof siteDepartmentSchema>;

/** A small picture within the address itself; anything else would be a request, or style of its own, and becomes empty. */
const blur = text.transform((value) => (/^data:image\/[a-z+]+;base64,[\w+/=]+$/.test(value) ? value : ''));

const siteImageSchema = z.object({ thumbnail_url: text, blur_data_url: blur, original: text });
export const siteRecordSchema = z.object({
  site_id: z.string().min(1),
  site_official_name: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  site_street: text,
  site_zip: text,
  site_city: text,
  site_region: text,
  site_phone: text,
  site_email: text,
  site_image_url: text,
  site_primary_image: siteImageSchema.nullish().transform((value) => value ?? null),
  /** "lat,lng" in degrees; read with `parseGeocoord`. */
  site_geocoord: text,
  /** Editors' order in lists, lowest first; a site without one comes last. */
  website_sort_order: z
    .number()
    .nullish()
    .transform((value) => value ?? Number.MAX_SAFE_INTEGER),
  /** Names of the brands, the facet of the list. */
  site_brands: list(z.string()),
  site_departments: list(siteDepartmentSchema),
  /** Opening hours within which a request is answered; without it the site's own answer time counts. */
  site_answer_hours: z.number().positive().max(80).optional(),
});
export type SiteRecord = z.infer<typeof siteRecordSchema>;
