import { z } from 'zod';
import {
  type DeviationDay,
  deviationDaySchema,
  type OpeningHoursRow,
  openingHoursRowSchema,
  type SiteDepartment,
  type SiteRecord,
  type SiteUser,
  siteUserSchema,
} from '../site-record';

/** What staff can say of a facility; of the facility itself they say only how it is reached. */
export const FACILITY_PARTS = ['contact', 'hours', 'deviations', 'people'] as const;
export type FacilityPart = (typeof FACILITY_PARTS)[number];

export const CONTACT_FIELDS = ['phone', 'email', 'street', 'zip', 'city'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];
/** A department has only `phone` and `email`. */
export type Contact = { [Field in ContactField]?: string | undefined };

const hours = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const contactSchema = z.object({
  phone: z.string().optional(),
  email: z.string().optional(),
  street: z.string().optional(),
  zip: z.string().optional(),
  city: z.string().optional(),
});

/** The weekdays (1 Monday … 7 Sunday) that are open, in order; the others are closed. */
const weekSchema = z.array(z.object({ weekday: z.int().min(1).max(7), opens: hours, closes: hours }));
export type Week = z.infer<typeof weekSchema>;

/** A date (`YYYY-MM-DD`) that is closed, or has other hours; `name` says why, and may be empty. */
const dayOverrideSchema = z.object({
  date: z.iso.date(),
  hours: z.object({ opens: hours, closes: hours }).nullable(),
  name: z.string(),
});
export type DayOverride = z.infer<typeof dayOverrideSchema>;

/** Somebody of the import, by `personKey`, with what is said otherwise of them; `source` null: somebody of ours. */
const personOverrideSchema = z.object({
  source: z.string().nullable(),
  shown: z.boolean(),
  changes: z.object({
    first_name: z.string().optional(),
    last_name: z.string().optional(),
    title: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
  }),
});
export type PersonOverride = z.infer<typeof personOverrideSchema>;

/** What is said of one part: of a contact the fields that differ, of deviations the days, of people those in their order. */
export const overrideSchema = z.discriminatedUnion('part', [
  z.object({ part: z.literal('contact'), value: contactSchema }),
  z.object({ part: z.literal('hours'), value: weekSchema }),
  z.object({ part: z.literal('deviations'), value: z.array(dayOverrideSchema) }),
  z.object({ part: z.literal('people'), value: z.array(personOverrideSchema) }),
]);
export type Override = z.infer<typeof overrideSchema>;

/** An override with the department that it is of, by `departmentKey`; '' is the facility itself. */
export type PlacedOverride = Override & { readonly department: string };

/** What a part shows. */
export const partShownSchema = z.discriminatedUnion('part', [
  z.object({ part: z.literal('contact'), shown: contactSchema }),
  z.object({ part: z.literal('hours'), shown: z.array(openingHoursRowSchema) }),
  z.object({ part: z.literal('deviations'), shown: z.array(deviationDaySchema) }),
  z.object({ part: z.literal('people'), shown: z.array(siteUserSchema) }),
]);
export type PartShown =
  | { readonly part: 'contact'; readonly shown: Contact }
  | { readonly part: 'hours'; readonly shown: readonly OpeningHoursRow[] }
  | { readonly part: 'deviations'; readonly shown: readonly DeviationDay[] }
  | { readonly part: 'people'; readonly shown: readonly SiteUser[] };

/** What a department is known by within its facility, import after import. */
export const departmentKey = ({ erp_id, name }: Pick<SiteDepartment, 'erp_id' | 'name'>): string =>
  erp_id || name;

/** What somebody is known by within a department, import after import. */
export const personKey = ({ email, first_name, last_name }: SiteUser): string =>
  email.toLowerCase() || `${first_name} ${last_name}`.toLowerCase();

export const departmentOf = (record: SiteRecord, department: string): SiteDepartment | undefined =>
  record.site_departments.find((each) => departmentKey(each) === department);

/** What a facility or a department shows of a part; null where it has no such part. */
export function partOf(record: SiteRecord, department: string, part: FacilityPart): PartShown | null {
  if (department === '') {
    if (part !== 'contact') return null;
    const { site_phone: phone, site_email: email, site_street: street, site_zip: zip } = record;
    return { part, shown: { phone, email, street, zip, city: record.site_city } };
  }
  const found = departmentOf(record, department);
  if (found === undefined) return null;
  const { phone, email, users, openingschedule } = found;
  switch (part) {
    case 'contact':
      return { part, shown: { phone, email } };
    case 'hours':
      return { part, shown: openingschedule.openinghours };
    case 'deviations':
      return { part, shown: openingschedule.deviationdays };
    case 'people':
      return { part, shown: users };
  }
}
