import { useMemo } from 'react';
import type { Say } from '../messages';
import type { NamedField, NamedKind } from '../names/name-kinds';
import { findBlock } from '../state/blocks';
import type { PageDocument } from '../state/document';
import { blockWords } from '../state/words';
import type { FieldChange } from './compare-fields';
import { type BlockChange, comparePages, isUnchanged, type Position } from './compare-pages';
import { type Sides, ValueChange } from './value-change';
import './changes.css';

/** What differs between two versions of a page, by block and field. */
export function PageChanges({
  before,
  after,
  kinds,
  pageForms,
  sides,
  say,
  onShow,
}: {
  readonly before: PageDocument;
  readonly after: PageDocument;
  readonly kinds: ReadonlyMap<string, NamedKind>;
  readonly pageForms: readonly NamedField[];
  readonly sides: Sides;
  readonly say: Say;
  /** Opens a block of the later version. */
  onShow?: (uid: string) => void;
}) {
  const changes = useMemo(
    () =>
      comparePages(before, after, { page: pageForms, of: (name: string) => kinds.get(name)?.fields ?? [] }),
    [before, after, kinds, pageForms],
  );
  if (isUnchanged(changes)) return <p role="status">{say('changes.none')}</p>;

  const titleOf = (name: string) => kinds.get(name)?.title ?? name;
  const placeOf = ({ place, number }: Position): string => {
    if ('area' in place) return say('changes.place', { place: say(`changes.${place.area}`), number });
    const parent = (findBlock(after, place.parent) ?? findBlock(before, place.parent))?.node;
    const slot = kinds.get(parent?.componentName ?? '')?.slotLabels[place.slot] ?? place.slot;
    return say('changes.place', { place: `${titleOf(parent?.componentName ?? '')}, ${slot}`, number });
  };
  const count = (has: (change: BlockChange) => boolean) => changes.blocks.filter(has).length;
  const counts = [
    ['changes.blocksChanged', count(({ kind, fields }) => kind === 'changed' && fields.length > 0)],
    ['changes.blocksAdded', count(({ kind }) => kind === 'added')],
    ['changes.blocksRemoved', count(({ kind }) => kind === 'removed')],
    ['changes.blocksMoved', count(({ moved }) => moved !== null)],
    ['changes.pageFields', changes.fields.length],
    ['changes.areas', changes.areas.length],
  ] as const;
  const valuesOf = (fields: readonly FieldChange[]) => <Fields fields={fields} sides={sides} say={say} />;
  return (
    <div className="changes">
      <p role="status">
        {counts.flatMap(([key, number]) => (number > 0 ? [say(key, { count: number })] : [])).join(' · ')}
      </p>
      <ul>
        {changes.fields.length > 0 && (
          <li>
            <h3>{say('page')}</h3>
            {valuesOf(changes.fields)}
          </li>
        )}
        {changes.areas.map(({ area, isOwn }) => (
          <li key={area}>
            <h3>{say(`changes.${area}`)}</h3>
            <p>{say(isOwn ? 'changes.own' : 'changes.inherited')}</p>
          </li>
        ))}
        {changes.blocks.map(({ node, kind, moved, fields, inside }) => (
          <li key={`${kind} ${node.uid}`} data-kind={kind}>
            <h3>
              {titleOf(node.componentName)}{' '}
              {kind !== 'changed' && <span className="change-kind">{say(`changes.${kind}`)}</span>}
              {fields.length > 0 && <span className="change-kind">{say('changes.changed')}</span>}
              {moved !== null && <span className="change-kind">{say('changes.moved')}</span>}
              <small className="quiet">{blockWords(node)}</small>
            </h3>
            {onShow !== undefined && kind !== 'removed' && (
              <button
                type="button"
                className="button"
                aria-label={`${say('show')}: ${titleOf(node.componentName)}`}
                onClick={() => onShow(node.uid)}
              >
                {say('show')}
              </button>
            )}
            {inside > 0 && <p className="quiet">{say('changes.inside', { count: inside })}</p>}
            {moved !== null && (
              <p>{say('changes.movedFrom', { from: placeOf(moved.from), to: placeOf(moved.to) })}</p>
            )}
            {valuesOf(fields)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fields({
  fields,
  sides,
  say,
}: {
  readonly fields: readonly FieldChange[];
  readonly sides: Sides;
  readonly say: Say;
}) {
  return fields.map((change, at) => (
    <div className="field-change" key={at}>
      <h4>
        {change.way
          .map((step) => (typeof step === 'number' ? say('field.item', { number: step }) : step.label))
          .join(', ')}{' '}
        {change.kind !== 'changed' && <span className="change-kind">{say(`changes.${change.kind}`)}</span>}
      </h4>
      <ValueChange change={change} sides={sides} say={say} />
    </div>
  ));
}
