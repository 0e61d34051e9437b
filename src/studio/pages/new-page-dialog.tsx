import { useId, useMemo, useRef, useState } from 'react';
import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import type { CallFailure } from '../api';
import { Dialog } from '../dialogs/dialog';
import { DialogForm } from '../dialogs/dialog-form';
import type { Say } from '../messages';
import { ItemOptions, parentsIn } from './item-options';
import { pageCalls, problemOfForm } from './page-calls';
import { PlaceFields } from './place-fields';
import { slugFor } from './slug';

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
  onMade(id: string): void;
  onClose(): void;
}) {
  const id = useId();
  const parents = parentsIn(items);
  const [title, setTitle] = useState('');
  const [name, setName] = useState<string | null>(null);
  // The tree may come after the dialog was opened: what is not chosen yet follows it.
  const [chosen, setBelow] = useState<string | null>(null);
  const below = chosen ?? parents.find((item) => item.id === parent?.id)?.id ?? parents[0]?.id ?? '';
  const [template, setTemplate] = useState<(typeof KINDS)[number]>('Page');
  const [copyOf, setCopyOf] = useState('');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const shownName = name ?? slugFor(title);
  // Sent again after an answer that was lost, it is the same page; at another place, another one.
  const newId = useMemo(() => ({ of: `${below}/${shownName}`, id: crypto.randomUUID() }), [below, shownName]);
  const isMaking = useRef(false);
  const make = async () => {
    // A second press while the first is under way would find its own page in the way.
    if (isMaking.current || below === '') return;
    isMaking.current = true;
    const page = { id: newId.id, language, parentId: below, name: shownName, title, template };
    const made = await pageCalls.create(site.key, { ...page, ...(copyOf !== '' && { copyOf }) });
    if (made.ok) onMade(made.value.id);
    else setFailure(made.error);
    isMaking.current = false;
  };
  return (
    <Dialog title={say('pages.newTitle')} onClose={onClose}>
      <DialogForm
        act={say('pages.make')}
        problem={problemOfForm(failure, say)}
        isIncomplete={below === ''}
        say={say}
        onSubmit={() => void make()}
        onClose={onClose}
      >
        <div className="field">
          <label htmlFor={`${id}-title`}>{say('pages.title')}</label>
          <input
            id={`${id}-title`}
            required
            maxLength={500}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </div>
        <PlaceFields
          name={shownName}
          below={below}
          parents={parents}
          failure={failure}
          say={say}
          onName={setName}
          onBelow={setBelow}
        />
        <div className="field">
          <label htmlFor={`${id}-kind`}>{say('pages.kind')}</label>
          <select
            id={`${id}-kind`}
            value={template}
            onChange={(event) => setTemplate(KINDS.find((kind) => kind === event.target.value) ?? 'Page')}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {say(`pages.kind.${kind}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-copy`}>{say('pages.copyOf')}</label>
          <select id={`${id}-copy`} value={copyOf} onChange={(event) => setCopyOf(event.target.value)}>
            <option value="">{say('pages.empty')}</option>
            <ItemOptions items={items.filter(({ path }) => path !== null)} />
          </select>
        </div>
      </DialogForm>
    </Dialog>
  );
}
