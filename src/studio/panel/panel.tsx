import type { ReactNode } from 'react';
import type { StudioProblem } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import type { NamedField } from '../names/name-kinds';
import type { BlockAct } from '../outline/block-list';
import type { Placed } from '../state/blocks';
import type { Values } from '../state/document';
import { TeaserPreview } from '../stories/teaser-preview';
import { ActButton } from './act-button';
import { Fields } from './fields';

const ACTS = [
  ['up', 'moveUp'],
  ['down', 'moveDown'],
  ['in', 'moveIn'],
  ['out', 'moveOut'],
  ['duplicate', 'duplicate'],
  ['copy', 'copy'],
  ['remove', 'remove'],
] as const;

/** The fields of the selected block, or of the page, and what can be done with the block. */
export function Panel({
  title,
  template,
  placed,
  forms,
  values,
  problems,
  ways,
  say,
  children,
  onChange,
  onAct,
}: {
  readonly title: string;
  readonly template: string;
  /** null: the page itself. */
  readonly placed: Placed | null;
  readonly forms: readonly NamedField[];
  readonly values: Values;
  readonly problems: readonly StudioProblem[];
  /** Whether the block can go into one beside it, or out of the one that it stands in. */
  readonly ways: { readonly in: boolean; readonly out: boolean };
  readonly say: Say;
  /** What stands above the fields. */
  readonly children?: ReactNode;
  onChange(name: string, value: unknown): void;
  onAct(act: BlockAct, uid: string): void;
}) {
  const refused = new Map(problems.map(({ field = '', message }) => [field, message]));
  // What goes in can go out again: the button that was pressed stays, and the keyboard with it.
  const acts = ACTS.filter(([act]) => ways.in || ways.out || (act !== 'in' && act !== 'out'));
  const isStuck = (act: BlockAct) =>
    placed === null ||
    ((act === 'in' || act === 'out') && !ways[act]) ||
    (act === 'up' && placed.at === 0) ||
    (act === 'down' && placed.at === placed.siblings - 1);
  return (
    <section className="pane panel" aria-labelledby="panel-title">
      <h2 id="panel-title">{title}</h2>
      {placed !== null && (
        <div className="acts" role="toolbar" aria-label={say('selected')}>
          {acts.map(([act, key]) => (
            <ActButton key={act} isIdle={isStuck(act)} onAct={() => onAct(act, placed.node.uid)}>
              {say(key)}
            </ActButton>
          ))}
        </div>
      )}
      {children}
      {forms.length === 0 && <p className="quiet">{say('noFields')}</p>}
      {/* Another block has fields of its own: nothing of the one before is left in them. */}
      <form
        key={placed?.node.uid ?? 'page'}
        className="fields"
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
      >
        <Fields forms={forms} values={values} refused={refused} say={say} onChange={onChange} />
      </form>
      {placed === null && template === 'StoryPage' && <TeaserPreview values={values} say={say} />}
    </section>
  );
}
