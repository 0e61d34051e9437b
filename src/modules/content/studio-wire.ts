import { z } from 'zod';
import type { BlockNode } from './domain/blocks/block-contract';
import { moment } from './wire/storable';

export type { BlockNode } from './domain/blocks/block-contract';
export type { ImageValue, LinkValue } from './domain/blocks/fields';
export { filmIdOf } from './domain/blocks/film-id';
export { SITE_PHONE, safeHref } from './domain/blocks/href';
export { isNoPage } from './domain/own-links';
export * from './wire/alerts';
export * from './wire/audit';
export * from './wire/copies';
export * from './wire/dashboard';
export * from './wire/deleted';
export * from './wire/link-targets';
export * from './wire/pages';
export * from './wire/pictures';
export * from './wire/redirects';
export * from './wire/releases';
export * from './wire/stories';
export * from './wire/texts';

/** Where the studio and its calls are. */
export const STUDIO_PATH = '/studio';
export const STUDIO_API = '/studio/api';
export const PREVIEW_PATH = '/studio/preview';

/** A form of another site cannot send it, and a script of one only with a question that we do not answer. */
export const STUDIO_HEADER = 'x-studio';

/** The studio's languages; the pages may be in any. */
export const STUDIO_LANGUAGES = ['sv', 'en'] as const;
export type StudioLanguage = (typeof STUDIO_LANGUAGES)[number];

const values = z.record(z.string(), z.unknown());

/** A block with all in it. */
export const blockNode: z.ZodType<BlockNode> = z.object({
  uid: z.string(),
  componentName: z.string(),
  version: z.number().optional(),
  params: z.record(z.string(), z.string()).optional(),
  fields: values,
  get placeholders() {
    return z.record(z.string(), z.array(blockNode)).optional();
  },
});

/** An area that is absent is inherited from the site. */
const areas = z.object({
  header: z.array(blockNode).optional(),
  main: z.array(blockNode).optional(),
  footer: z.array(blockNode).optional(),
});
export type Areas = z.infer<typeof areas>;
export const AREAS = ['header', 'main', 'footer'] as const;
export type Area = (typeof AREAS)[number];

export const sessionAnswer = z.object({
  name: z.string(),
  sites: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      languages: z.array(z.string()),
      origin: z.string(),
      zone: z.string(),
      mayPublish: z.boolean(),
    }),
  ),
});
export type Session = z.infer<typeof sessionAnswer>;
export type EditedSite = Session['sites'][number];

/** A field of the contract, as a form shows it. */
export interface FieldForm {
  readonly name: string;
  readonly kind: string;
  readonly label?: string | undefined;
  readonly help?: string | undefined;
  readonly options?: readonly string[] | undefined;
  readonly limits?:
    | { maxLength?: number | undefined; min?: number | undefined; max?: number | undefined }
    | undefined;
  readonly fallback: unknown;
  readonly item?: readonly FieldForm[] | undefined;
}

export const fieldForm: z.ZodType<FieldForm> = z.object({
  name: z.string(),
  kind: z.string(),
  label: z.string().optional(),
  help: z.string().optional(),
  options: z.array(z.string()).optional(),
  limits: z
    .object({
      maxLength: z.number().optional(),
      min: z.number().optional(),
      max: z.number().optional(),
    })
    .optional(),
  fallback: z.unknown(),
  get item() {
    return z.array(fieldForm).optional();
  },
});

const blockKind = z.object({
  name: z.string(),
  title: z.string(),
  version: z.number(),
  opensPage: z.boolean(),
  fields: z.array(fieldForm),
  /** Placeholder → names of the blocks that it takes. */
  placeholders: z.record(z.string(), z.array(z.string())),
  examples: z.array(
    z.object({
      title: z.string(),
      fields: values,
      placeholders: z.record(z.string(), z.array(blockNode)).optional(),
    }),
  ),
});
export type BlockKind = z.infer<typeof blockKind>;

export const kindsAnswer = z.object({
  blocks: z.array(blockKind),
  /** Fields of the page itself, by template; `Page` stands for the others. */
  pages: z.record(z.string(), z.array(fieldForm)),
});
export type Kinds = z.infer<typeof kindsAnswer>;

const treeItem = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  title: z.string(),
  template: z.string(),
  /** Below the site, without the language; null where the item is no page. */
  path: z.string().nullable(),
  published: z.boolean(),
  /** There is a draft that is not published. */
  draft: z.boolean(),
  /** When the next scheduled version is published. */
  publishAt: z.string().nullable(),
  /** When it is taken off the site. */
  unpublishAt: z.string().nullable(),
});
export type TreeItem = z.infer<typeof treeItem>;
export const treeAnswer = z.object({ items: z.array(treeItem) });

/** What is edited of a page. */
export const pageContent = { fields: values, placeholders: areas };

/** A page in one language as its editor finds it. */
export const pageAnswer = z.object({
  ...pageContent,
  id: z.string(),
  site: z.string(),
  language: z.string(),
  name: z.string(),
  template: z.string(),
  /** The draft's, 0 where there is none: a save has to name it. */
  revision: z.number(),
  /** Of the version that is read here, 0 where there is none: a draft that begins with it names it. */
  number: z.number(),
  /** What it was begun from; `published` is shown as long as nothing was changed. */
  source: z.enum(['draft', 'scheduled', 'published', 'archived', 'none']),
  /** Values that all languages share, where this one sets none. */
  shared: values,
  author: z.string(),
  savedAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** Versions that are published by themselves, the next one first; `release`: the name of the one that it waits for. */
  scheduled: z.array(z.object({ number: z.number(), at: z.string(), release: z.string().optional() })),
  unpublishAt: z.string().nullable(),
});
export type StudioPage = z.infer<typeof pageAnswer>;

export const saveRequest = z.object({
  ...pageContent,
  placeholders: z.unknown(),
  revision: z.number().int().min(0),
  /** The version that a first draft was begun from; if there is a newer one by now, that is a conflict. */
  number: z.number().int().min(0).optional(),
  /** What somebody else has saved stays as an earlier version. */
  keepsStored: z.boolean().optional(),
});

/** The revision of the draft as it is stored, 0 where there is none, and the number of the version that is read from now on. */
export const savedAnswer = z.object({ revision: z.number(), number: z.number() });

export const restoreRequest = saveRequest.pick({ revision: true });

/** Now, or at a time; until it is taken off, or a time. */
export const publishRequest = z.object({
  revision: z.number().int().min(1),
  at: moment.optional(),
  until: moment.optional(),
});
export const rescheduleRequest = z.object({ at: moment });
export const endingRequest = z.object({ at: moment.nullable() });

/** For how many days a link to a draft is good. */
export const PREVIEW_DAYS = [1, 7, 30] as const;
export const previewLinkRequest = z.object({ days: z.literal(PREVIEW_DAYS) });
export const previewLinkAnswer = z.object({ address: z.string(), expires: z.string() });

/** The whole page, or one block with its position on the page and what it may show of the page itself. */
export const drawRequest = z.union([
  z.object({
    block: z.unknown(),
    index: z.number().int().min(-1000).max(1000),
    fields: values.default({}),
  }),
  z.object({ fields: values, placeholders: z.unknown() }),
]);
export const drawnAnswer = z.object({ html: z.string() });

const versionEntry = z.object({
  number: z.number(),
  state: z.enum(['draft', 'published', 'archived', 'scheduled']),
  author: z.string(),
  at: z.string(),
});
export type VersionEntry = z.infer<typeof versionEntry>;
export const versionsAnswer = z.object({ versions: z.array(versionEntry) });

/** Which version of a page: by its number, the draft that is being edited, or what visitors see. */
export const versionName = z.enum(['draft', 'published']).or(z.coerce.number().int().min(1).max(1e9));
export type VersionName = z.infer<typeof versionName>;
/** A version with what it says. */
export const versionAnswer = z.object({ ...versionEntry.shape, ...pageContent });
export type VersionContent = z.infer<typeof versionAnswer>;

const problem = z.object({
  kind: z.string(),
  /** The way to the block, `main[0].items[2]`, or `(page)`. */
  path: z.string(),
  field: z.string().optional(),
  message: z.string(),
});
export type StudioProblem = z.infer<typeof problem>;

/** Why a call was refused; `page` is what is stored now. */
export const refusal = z.object({
  error: z.object({
    code: z.enum([
      'signed-out',
      'forbidden',
      'read-only',
      'rate-limited',
      'foreign-request',
      'not-found',
      'malformed',
      'too-large',
      'unsupported-type',
      'conflict',
      'invalid-content',
      'nothing-to-publish',
      'not-published',
      'not-scheduled',
      'in-release',
      'time-passed',
      'name-taken',
      'unknown-type',
      'too-many-pixels',
      'unsafe-svg',
      'damaged',
      'unavailable',
      'in-use',
      'not-empty',
      'invalid-name',
      'address-redirected',
      'refused',
    ]),
    problems: z.array(problem).optional(),
    page: pageAnswer.optional(),
  }),
});
export type Refusal = z.infer<typeof refusal>['error'];
