import { err, ok, type Result } from '~/platform/result';
import type { Placeholders } from '../domain/blocks/block-tree';
import { storedFields } from '../domain/blocks/fields';
import { fieldsOf, isLanguage } from '../domain/item';
import { staleTags } from '../domain/tags';
import { itemById } from '../store/item-rows';
import { insertVersions } from '../store/version-rows';
import { changesBetween, deedOf, flatPage } from './deed';
import { type Edited, type EditFailure, type Editing, edit } from './edit';
import { addItem } from './items';
import { authorName, checkContent } from './versions';

export interface NewPage {
  /** Chosen by who asks, so that a request that comes twice makes one page. */
  readonly id: string;
  readonly site: string;
  readonly parentId: string;
  readonly name: string;
  readonly template: string;
  readonly language: string;
  readonly title: string;
  /** What is copied; fields that the template does not have are left out. */
  readonly fields: { readonly [name: string]: unknown };
  readonly placeholders: Placeholders;
  /** What all its languages have in common. */
  readonly shared?: { readonly [name: string]: unknown };
  readonly author: string;
}

/** Makes a page with its first draft, both or neither. The same page asked for again is answered as if it was made now. */
export function createPage(editing: Editing, page: NewPage): Promise<Result<{ id: string }, EditFailure>> {
  const { id, site, parentId, name, template, language, title, author, shared = {} } = page;
  return edit(editing, site, async (tx): Promise<Result<Edited<{ id: string }>, EditFailure>> => {
    if (!isLanguage(language)) return err({ kind: 'invalid-language' });
    const known = await itemById(tx, id);
    if (known !== null)
      return known.site === site && known.parentId === parentId && known.name === name
        ? ok({ value: { id }, stale: [], deed: null })
        : err({ kind: 'name-taken' });
    const fields = { ...storedFields(fieldsOf(template), page.fields), title };
    const content = checkContent(editing, template, { fields, placeholders: page.placeholders });
    if (!content.ok) return err({ kind: 'invalid-content', problems: content.error });
    const added = await addItem(editing, tx, id, { site, parentId, name, template, shared });
    if (!added.ok) return added;
    const draft = { state: 'draft', publishAt: null, publishedAt: null, number: 1, revision: 1 } as const;
    await insertVersions(tx, [
      {
        ...draft,
        ...content.value,
        id: editing.newId(),
        itemId: id,
        language,
        author: authorName(author),
        updatedAt: editing.now(),
      },
    ]);
    const deed = {
      ...deedOf('create', added.value, language),
      ...changesBetween({}, { name, template, parentId, ...added.value.shared, ...flatPage(content.value) }),
    };
    return ok({ value: { id }, stale: staleTags({ kind: 'item-created', site }), deed });
  });
}
