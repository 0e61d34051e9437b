import { useState } from 'react';
import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import { useIsMounted } from '~/ui/mounted/use-is-mounted';
import type { CallFailure } from '../api';
import { Choice } from '../dialogs/choice';
import { Dialog } from '../dialogs/dialog';
import { DialogForm } from '../dialogs/dialog-form';
import type { Say } from '../messages';
import { ItemOptions, parentsIn } from './item-options';
import { useNewPlace } from './new-place';
import { pageCalls, problemOfForm } from './page-calls';
import { PlaceFields, TitleField } from './place-fields';

const KINDS = ['Page', 'StoryPage', 'Folder'] as const;

/** Makes a page as a draft, empty or with the blocks of another one. */
export function NewPageDialog({
  site,
  language,
  items,
  parent,
  say,
  onMade,
  onClose,
}: {
  readonly site: EditedSite;
  readonly language: string;
  readonly items: readonly TreeItem[];
  readonly parent: TreeItem | undefined;
  readonly say: Say;
  /** @param isThere false: the dialog was left meanwhile */
  onMade(id: string, isThere: boolean): void;
  onClose(): void;
}) {
  const parents = parentsIn(items);
  const { id, title, name, below, setTitle, setName, setBelow } = useNewPlace(parents, parent?.id);
  const [template, setTemplate] = useState<(typeof KINDS)[number]>('Page');
  const [copyOf, setCopyOf] = useState('');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isMounted = useIsMounted();
  const make = async () => {
    const page = { id, language, parentId: below, name, title, template };
    const made = await pageCalls.create(site.key, { ...page, ...(copyOf !== '' && { copyOf }) });
    if (made.ok) onMade(made.value.id, isMounted());
    else setFailure(made.error);
  };
  return (
    <Dialog title={say('pages.newTitle')} onClose={onClose}>
      <DialogForm
        act={say('pages.make')}
        problem={problemOfForm(failure, say)}
        isIncomplete={below === ''}
        say={say}
        onSubmit={make}
        onClose={onClose}
      >
        <TitleField title={title} say={say} onTitle={setTitle} />
        <PlaceFields
          name={name}
          below={below}
          parents={parents}
          failure={failure}
          say={say}
          onName={setName}
          onBelow={setBelow}
        />
        <Choice
          label={say('pages.kind')}
          value={template}
          onSet={(value) => setTemplate(KINDS.find((kind) => kind === value) ?? 'Page')}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {say(`pages.kind.${kind}`)}
            </option>
          ))}
        </Choice>
        <Choice label={say('pages.copyOf')} value={copyOf} onSet={setCopyOf}>
          <option value="">{say('pages.empty')}</option>
          <ItemOptions items={items.filter(({ path }) => path !== null)} />
        </Choice>
      </DialogForm>
    </Dialog>
  );
}
