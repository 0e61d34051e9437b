import { useEffect, useId, useRef, useState } from 'react';
import { Dialog, LeaveDialog } from '../dialogs/dialog';
import type { Say } from '../messages';
import type { NamedKind } from '../names/name-kinds';
import { blockFrom, type Opening } from '../state/blocks';
import type { BlockNode } from '../state/document';
import { OfferCard } from './offer-card';
import { examplesOf, type Offer, offersFor } from './offers';
import './adding.css';

const FIRST = '.offer button';
const focusIn = (list: HTMLElement | null, selector: string) =>
  list?.querySelector<HTMLElement>(selector)?.focus();

/** A new block from one of the examples of its contract, at one of the places that are open to it. */
export function AddDialog({
  openings,
  kinds,
  site,
  language,
  say,
  onAdd,
  onClose,
}: {
  readonly openings: readonly Opening[];
  readonly kinds: readonly NamedKind[];
  /** Whose look and content the pictures have. */
  readonly site: string;
  readonly language: string;
  readonly say: Say;
  onAdd(opening: Opening, node: BlockNode): void;
  onClose(): void;
}) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const [chosen, setChosen] = useState<NamedKind | null>(null);
  const [at, setAt] = useState(0);
  const searchField = useRef<HTMLInputElement>(null);
  const offersList = useRef<HTMLDivElement>(null);
  const left = useRef<NamedKind | null>(null);
  useEffect(() => searchField.current?.focus(), []);
  useEffect(() => {
    offersList.current?.scrollTo({ top: 0 });
    if (chosen !== null) focusIn(offersList.current, FIRST);
    else if (left.current !== null) focusIn(offersList.current, `[data-kind="${left.current.name}"] button`);
    left.current = null;
  }, [chosen]);
  const slotLabels = Object.fromEntries(kinds.flatMap((kind) => Object.entries(kind.slotLabels)));
  const opening = openings[at];
  if (opening === undefined) return null;
  const open = kinds.filter(({ name }) => opening.allow?.includes(name) !== false);
  const groups = [...new Set(open.map((kind) => kind.group))];
  // Another place may not take it.
  const shown = chosen !== null && open.includes(chosen) ? chosen : null;
  const offers =
    shown !== null
      ? examplesOf(shown)
      : offersFor(
          open.filter((kind) => group === null || kind.group === group),
          search,
        );
  const sections = Object.entries(Object.groupBy(offers, ({ kind }) => kind.group));

  const choose = ({ kind, example, of }: Offer) =>
    of === 1 ? onAdd(opening, blockFrom(kind, example)) : setChosen(kind);
  const back = () => {
    left.current = chosen;
    setChosen(null);
  };
  const find = (text: string) => {
    setSearch(text);
    setGroup(null);
    setChosen(null);
  };
  return (
    <Dialog title={say('add')} className="add-dialog" onClose={onClose}>
      <div className="add-head">
        <label>
          {say('addTo')}
          <select value={at} onChange={(event) => setAt(Number(event.target.value))}>
            {openings.map(({ where, slot = '', around = '' }, each) => (
              <option key={`${where} ${slot}`} value={each}>
                {where === 'inside'
                  ? say('inside', { slot: slotLabels[slot] ?? slot })
                  : where === 'outside'
                    ? say('outside', { title: kinds.find(({ name }) => name === around)?.title ?? around })
                    : say(where)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('searchKinds')}
          <input
            type="search"
            value={search}
            ref={searchField}
            onChange={(event) => find(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
              event.preventDefault();
              focusIn(offersList.current, FIRST);
            }}
          />
        </label>
      </div>
      <div className="add-body">
        <Groups
          groups={groups}
          group={group}
          say={say}
          onGroup={(next) => {
            setGroup(next);
            setSearch('');
            setChosen(null);
          }}
        />
        <div className="offers" ref={offersList}>
          <p role="status" className={shown === null && offers.length > 0 ? 'visually-hidden' : 'quiet'}>
            {offers.length === 0 ? say('noMatch') : say('add.found', { count: offers.length })}
          </p>
          {shown !== null && (
            <button type="button" className="button" onClick={back}>
              {say('add.allKinds')}
            </button>
          )}
          {sections.map(([name, members = []]) => (
            <section key={name}>
              <h3>{shown === null ? name : shown.title}</h3>
              <ul>
                {members.map((offer) => (
                  <OfferCard
                    key={`${site} ${language} ${offer.kind.name} ${offer.at}`}
                    offer={offer}
                    site={site}
                    language={language}
                    say={say}
                    onChoose={() => choose(offer)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <LeaveDialog label={say('cancel')} />
    </Dialog>
  );
}

/** Narrows the kinds to one group. */
function Groups({
  groups,
  group,
  say,
  onGroup,
}: {
  readonly groups: readonly string[];
  readonly group: string | null;
  readonly say: Say;
  onGroup(group: string | null): void;
}) {
  const id = useId();
  return (
    <fieldset className="groups">
      <legend className="visually-hidden">{say('add.groups')}</legend>
      {[null, ...groups].map((each) => (
        <label key={each ?? ''}>
          <input
            type="radio"
            name={id}
            className="visually-hidden"
            checked={each === group}
            onChange={() => onGroup(each)}
          />
          {each ?? say('add.everyGroup')}
        </label>
      ))}
    </fieldset>
  );
}
