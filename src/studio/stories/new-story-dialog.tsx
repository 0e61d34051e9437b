import { useState } from 'react';
import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import { languageName } from '~/platform/language-name';
import { useIsMounted } from '~/ui/mounted/use-is-mounted';
import type { CallFailure } from '../api';
import { Choice } from '../dialogs/choice';
import { Dialog } from '../dialogs/dialog';
import { DialogForm } from '../dialogs/dialog-form';
import type { Say } from '../messages';
import type { NamedKinds } from '../names/name-kinds';
import { ItemOptions, parentsIn } from '../pages/item-options';
import { useNewPlace } from '../pages/new-place';
import { problemOfForm } from '../pages/page-calls';
import { NameField, TitleField } from '../pages/place-fields';
import { Fields } from '../panel/fields';
import { type ChangeByThen, FieldsByThen } from '../panel/fields-by-then';
import { PicturesOfSite } from '../pictures/pick-image';
import { toField } from '../schedule/site-time';
import { fieldProblem } from '../state/checks/field-problem';
import { isImage } from '../state/checks/value-kinds';
import type { Values } from '../state/document';
import { storyCalls } from './story-calls';
import { EditedPlace } from './story-tags';
import { TeaserPreview } from './teaser-preview';

/** What a story is begun with besides its title; the rest stands on its page. */
const FIRST = ['date', 'tags', 'premble', 'image'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Makes a story as a draft, from the template of stories. */
export function NewStoryDialog({
  site,
  language: shownLanguage,
  items,
  parents,
  kinds,
  locale,
  say,
  onMade,
  onClose,
}: {
  readonly site: EditedSite;
  readonly language: string;
  readonly items: readonly TreeItem[];
  /** Ids of what has stories below it. */
  readonly parents: readonly string[];
  readonly kinds: NamedKinds;
  readonly locale: string;
  readonly say: Say;
  /** @param isThere false: the dialog was left meanwhile */
  onMade(id: string, language: string, isThere: boolean): void;
  onClose(): void;
}) {
  const places = items.filter((item) => parents.includes(item.id));
  const choices = places.length > 0 ? places : parentsIn(items);
  const [language, setLanguage] = useState(shownLanguage);
  const { id, title, name, below, setTitle, setName, setBelow } = useNewPlace(choices);
  const [values, setValues] = useState<Values>(() => ({
    date: toField(new Date().toISOString(), site.zone).slice(0, 10),
  }));
  const changeByThen: ChangeByThen = (_, change) => setValues(change);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isMounted = useIsMounted();
  const forms = FIRST.flatMap((field) => kinds.pages.StoryPage?.filter((form) => form.name === field) ?? []);
  const wrong = forms.filter((form) => fieldProblem(form, values[form.name]) !== null).length;
  const make = async () => {
    const { image } = values;
    const made = await storyCalls.create(site.key, language, {
      id,
      parentId: below,
      name,
      title,
      date: textOf(values.date),
      premble: textOf(values.premble),
      tags: textOf(values.tags).split('|').filter(Boolean),
      image: isImage(image) ? image : null,
    });
    if (made.ok) onMade(made.value.id, language, isMounted());
    else setFailure(made.error);
  };
  return (
    <EditedPlace value={{ site, language }}>
      <PicturesOfSite value={site.key}>
        <Dialog title={say('stories.newTitle')} onClose={onClose}>
          <DialogForm
            act={say('pages.make')}
            problem={wrong > 0 ? say('save.invalid', { count: wrong }) : problemOfForm(failure, say)}
            isIncomplete={below === '' || wrong > 0}
            say={say}
            onSubmit={make}
            onClose={onClose}
          >
            <Choice label={say('stories.language')} value={language} onSet={setLanguage}>
              {site.languages.map((each) => (
                <option key={each} value={each}>
                  {languageName(each, locale)}
                </option>
              ))}
            </Choice>
            <Choice label={say('stories.parent')} value={below} onSet={setBelow}>
              <ItemOptions items={choices} />
            </Choice>
            <TitleField title={title} say={say} onTitle={setTitle} />
            <NameField
              name={name}
              below={below}
              parents={choices}
              failure={failure}
              say={say}
              onName={setName}
            />
            <FieldsByThen value={changeByThen}>
              <Fields
                forms={forms}
                values={values}
                refused={new Map()}
                say={say}
                onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
              />
            </FieldsByThen>
            <TeaserPreview values={{ ...values, title }} say={say} />
          </DialogForm>
        </Dialog>
      </PicturesOfSite>
    </EditedPlace>
  );
}
