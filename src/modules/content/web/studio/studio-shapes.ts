import type { BlockContract } from '../../domain/blocks/block-contract';
import type { Placeholders } from '../../domain/blocks/block-tree';
import type { FieldSet } from '../../domain/blocks/fields';
import { fieldsOf, STORY_TEMPLATE } from '../../domain/item';
import type { EditFailure } from '../../editing/edit';
import type { OpenPage, PageVersion } from '../../editing/studio';
import type { StoredVersion } from '../../store/version-rows';
import type {
  Areas,
  BlockKind,
  FieldForm,
  Kinds,
  Refusal,
  StudioPage,
  VersionContent,
  VersionEntry,
} from '../../studio-wire';

const formOf = (fields: FieldSet): FieldForm[] =>
  Object.entries(fields).map(([name, { kind, label, help, options, limits, fallback, item }]) => ({
    name,
    kind,
    label,
    help,
    options,
    limits,
    fallback,
    ...(item !== undefined && { item: formOf(item) }),
  }));

const kindOf = ({
  opensPage,
  name,
  title,
  version,
  fields,
  placeholders,
  examples,
}: BlockContract): BlockKind => ({
  name,
  title,
  version,
  opensPage,
  fields: formOf(fields),
  placeholders: Object.fromEntries(
    Object.entries(placeholders).map(([slot, { allow }]) => [slot, [...allow]]),
  ),
  examples: Object.entries(examples).map(([example, { fields: values, placeholders: children }]) => ({
    title: example,
    fields: { ...values },
    ...(children !== undefined && {
      placeholders: Object.fromEntries(Object.entries(children).map(([slot, nodes]) => [slot, [...nodes]])),
    }),
  })),
});

/** The forms of all blocks and pages, from their contracts alone. */
export const kindsOf = (contracts: readonly BlockContract[]): Kinds => ({
  blocks: contracts.map(kindOf).sort((a, b) => (a.title < b.title ? -1 : 1)),
  pages: { Page: formOf(fieldsOf('Page')), [STORY_TEMPLATE]: formOf(fieldsOf(STORY_TEMPLATE)) },
});

const areasShape = ({ header, main, footer }: Placeholders): Areas => ({
  ...(header !== undefined && { header: [...header] }),
  ...(main !== undefined && { main: [...main] }),
  ...(footer !== undefined && { footer: [...footer] }),
});

export const pageShape = ({ item, placeholders, ...page }: OpenPage): StudioPage => ({
  id: item.id,
  site: item.site,
  name: item.name,
  template: item.template,
  shared: item.shared,
  language: page.language,
  fields: page.fields,
  placeholders: areasShape(placeholders),
  revision: page.revision,
  number: page.number,
  source: page.source,
  author: page.author,
  savedAt: page.savedAt?.toISOString() ?? null,
  publishedAt: page.publishedAt?.toISOString() ?? null,
  scheduled: page.scheduled.map(({ at, ...planned }) => ({ ...planned, at: at.toISOString() })),
  unpublishAt: page.unpublishAt?.toISOString() ?? null,
});

export const versionShape = ({
  number,
  state,
  author,
  publishAt,
  publishedAt,
  updatedAt,
}: StoredVersion): VersionEntry => ({
  number,
  state: state === 'draft' && publishAt !== null ? 'scheduled' : state,
  author,
  at: (publishAt ?? publishedAt ?? updatedAt).toISOString(),
});

export const versionContent = ({ version, fields, placeholders }: PageVersion): VersionContent => ({
  ...versionShape(version),
  fields,
  placeholders: areasShape(placeholders),
});

/** Why an edit was not made, in the words of the call. */
export function refusalOf(
  failure: EditFailure | { readonly kind: 'no-such-version' },
  stored: OpenPage | null,
): Refusal {
  switch (failure.kind) {
    case 'conflict':
      return { code: 'conflict', ...(stored !== null && { page: pageShape(stored) }) };
    case 'invalid-content':
      return { code: 'invalid-content', problems: [...failure.problems] };
    case 'item-not-found':
    case 'invalid-language':
    case 'no-such-version':
      return { code: 'not-found' };
    case 'nothing-to-publish':
    case 'not-published':
    case 'not-scheduled':
    case 'in-release':
    case 'time-passed':
    case 'name-taken':
    case 'invalid-name':
    case 'address-redirected':
      return { code: failure.kind };
    default:
      return { code: 'refused' };
  }
}
