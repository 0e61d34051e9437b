import { z } from 'zod';
import { SITES } from '~/sites';
import { isGuessable } from './guessable';

export const ROLES = ['staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody does with a site: an editor writes drafts, a publisher also publishes, its admin also administers its people. */
export const EDITOR_ROLES = ['editor', 'publisher', 'admin'] as const;

/** As it is compared and kept: without space around it, lower case. */
export const emailSchema = z.string().trim().toLowerCase().max(200).pipe(z.email());

/** Where cookies of staff are sent: to the staff pages, and to no page of visitors. */
export const COOKIE_PATH = '/staff';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .refine((password) => !isGuessable(password));

const workshopsSchema = z.array(z.string().regex(/^[A-Za-z0-9._-]{1,40}$/)).max(200);
const siteIndexSchema = z.string().regex(/^[a-z0-9-]{1,60}-sites$/);

/** Workshops of one index of facilities (`automotive-se-sites`), by `departmentId`. */
export const placeSchema = z.object({ siteIndex: siteIndexSchema, departments: workshopsSchema.min(1) });
export type Place = z.infer<typeof placeSchema>;

/** Facilities of one index whose requests are answered, by `site_id`; `*` is all of them and the group itself. */
export const answersSchema = z.object({
  siteIndex: siteIndexSchema,
  facilities: z.array(z.string().regex(/^(?:\*|[A-Za-z0-9._-]{1,40})$/)).max(200),
});
export type Answers = z.infer<typeof answersSchema>;

/** The sites that a member edits, each once. */
export const editedSitesSchema = z
  .array(
    z.object({
      site: z.string().refine((key) => SITES.some((site) => site.key === key)),
      role: z.enum(EDITOR_ROLES),
    }),
  )
  .max(100)
  .refine((sites) => new Set(sites.map(({ site }) => site)).size === sites.length);
export type EditedSites = z.infer<typeof editedSitesSchema>;

export const newAccountSchema = z
  .object({
    email: emailSchema,
    name: z.string().trim().min(1).max(120),
    role: z.enum(ROLES),
    password: passwordSchema,
    /** null for admins, who see all. */
    place: placeSchema.nullable(),
    sites: editedSitesSchema.optional(),
    answers: answersSchema.optional(),
  })
  .refine(({ password, email, name }) => !isGuessable(password, [email, name]), { path: ['password'] });

/** A signed-in member of staff. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Where staff work; empty for admins. */
  readonly workshops: readonly { readonly siteIndex: string; readonly departmentId: string }[];
  /** What they edit; empty for admins, who edit all. */
  readonly sites: Readonly<EditedSites>;
  /** Whose requests they answer; empty for admins, who answer all. */
  readonly facilities: readonly { readonly siteIndex: string; readonly siteId: string }[];
}

/** An account as the command line lists it. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  disabled: z.boolean(),
  /** Signs in with a code besides the password. */
  secondFactor: z.boolean(),
  workshops: z.array(z.object({ siteIndex: z.string(), departmentId: z.string() })),
  sites: z.array(z.object({ site: z.string(), role: z.enum(EDITOR_ROLES) })),
  facilities: z.array(z.object({ siteIndex: z.string(), siteId: z.string() })),
});
export type Account = z.infer<typeof accountSchema>;
