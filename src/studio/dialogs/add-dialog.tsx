import { useState } from 'react';
import type { Say } from '../messages';
import type { NamedKind } from '../names/name-kinds';
import { blockFrom, type Opening } from '../state/blocks';
import type { BlockNode } from '../state/document';
import { Dialog, LeaveDialog } from './dialog';

/** A new block from one of the examples of its contract, at one of the places that are open to it. */
export function AddDialog({
  openings,
  kinds,
  say,
  onAdd,
  onClose,
}: {
  readonly openings: readonly Opening[];
  readonly kinds: readonly NamedKind[];
  readonly say: Say;
  onAdd(opening: Opening, node: BlockNode): void;
  onClose(): void;
}) {
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const slotLabels = Object.fromEntries(kinds.flatMap((kind) => Object.entries(kind.slotLabels)));
  const opening = openings[at];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = kinds
    .filter(({ name }) => opening?.allow?.includes(name) !== false)
    .map((kind) => ({
      kind,
      examples: kind.examples.filter(({ title }) => {
        const text = `${kind.title} ${kind.name} ${title}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ examples }) => examples.length > 0);
  const groups = Object.entries(Object.groupBy(shown, ({ kind }) => kind.group));
  if (opening === undefined) return null;
  return (
    <Dialog title={say('add')} onClose={onClose}>
      <div className="add-head">
        <label>
          {say('addTo')}
          <select value={at} onChange={(event) => setAt(Number(event.target.value))}>
            {openings.map(({ where, slot = '' }, each) => (
              <option key={`${where} ${slot}`} value={each}>
                {where === 'inside' ? say('inside', { slot: slotLabels[slot] ?? slot }) : say(where)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('searchKinds')}
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
      </div>
      <div className="kinds">
        {shown.length === 0 && <p className="quiet">{say('noMatch')}</p>}
        {groups.map(([group, members = []]) => (
          <section key={group}>
            <h3>{group}</h3>
            {members.map(({ kind, examples }) => (
              <div key={kind.name}>
                <h4>{kind.title}</h4>
                <ul>
                  {examples.map((example) => (
                    <li key={example.title}>
                      <button
                        type="button"
                        className="button"
                        onClick={() => onAdd(opening, blockFrom(kind, example))}
                      >
                        <span className="visually-hidden">{`${kind.title}: `}</span>
                        {example.title}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
      <LeaveDialog label={say('cancel')} />
    </Dialog>
  );
}
