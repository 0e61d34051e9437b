import type { TreeItem } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { ItemOptions } from './item-options';

/** Where a page stands: its name in the address, and the page above it. */
export function PlaceFields({
  id,
  name,
  below,
  parents,
  describedBy,
  say,
  onName,
  onBelow,
}: {
  /** What the ids of the fields begin with. */
  readonly id: string;
  readonly name: string;
  /** Id of the page above. */
  readonly below: string;
  readonly parents: readonly TreeItem[];
  readonly describedBy?: string;
  readonly say: Say;
  onName(name: string): void;
  onBelow(id: string): void;
}) {
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-name`}>{say('pages.name')}</label>
        <input
          id={`${id}-name`}
          required
          maxLength={100}
          value={name}
          aria-describedby={describedBy}
          onChange={(event) => onName(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-parent`}>{say('pages.parent')}</label>
        <select
          id={`${id}-parent`}
          value={below}
          aria-describedby={describedBy}
          onChange={(event) => onBelow(event.target.value)}
        >
          <ItemOptions items={parents} />
        </select>
      </div>
    </>
  );
}
