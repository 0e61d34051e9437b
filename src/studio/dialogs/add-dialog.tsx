import { useState } from 'react';
import type { BlockKind } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { labelOf } from '../panel/labels';
import { blockFrom, type Opening } from '../state/blocks';
import type { BlockNode } from '../state/document';
import { Dialog } from './dialog';

/** A new block from one of the examples of its contract, at one of the places that are open to it. */
export function AddDialog({
  openings,
  kinds,
  say,
  onAdd,
  onClose,
}: {
  readonly openings: readonly Opening[];
  readonly kinds: readonly BlockKind[];
  readonly say: Say;
  onAdd(opening: Opening, node: BlockNode): void;
  onClose(): void;
}) {
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
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
  if (opening === undefined) return null;
  return (
    <Dialog title={say('add')} onClose={onClose}>
      <div className="add-head">
        <label>
          {say('addTo')}
          <select value={at} onChange={(event) => setAt(Number(event.target.value))}>
            {openings.map(({ where, slot = '' }, each) => (
              <option key={`${where} ${slot}`} value={each}>
                {where === 'inside' ? say('inside', { slot: labelOf({ name: slot }) }) : say(where)}
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
        {shown.map(({ kind, examples }) => (
          <section key={kind.name}>
            <h3>{kind.title}</h3>
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
          </section>
        ))}
      </div>
      <form method="dialog" className="dialog-acts">
        <button type="submit" className="button">
          {say('cancel')}
        </button>
      </form>
    </Dialog>
  );
}
