import { Fragment, useContext } from 'react';
import { Failed } from '../failed';
import type { Say } from '../messages';
import type { NamedField } from '../names/name-kinds';
import { EditedPlace, tagText, useStoryTags } from '../stories/story-tags';
import type { FieldChange } from './compare-fields';
import { type Described, describeEntry, describeValue, type TagText } from './describe-value';
import { type Piece, textChange } from './text-change';

/** What the two versions are called. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

interface ChangeProps {
  readonly change: FieldChange;
  readonly sides: Sides;
  readonly say: Say;
}

const fieldOf = ({ way }: FieldChange): NamedField | undefined =>
  way.findLast((step): step is NamedField => typeof step !== 'number');

/** A value as it was and as it is, with what differs marked. */
export function ValueChange(props: ChangeProps) {
  const { change, say } = props;
  if (change.kind === 'moved') return null;
  if (fieldOf(change)?.kind === 'tags') return <TagsChange {...props} />;
  return (
    <TwoSides {...props} before={describe(change, 'before', say)} after={describe(change, 'after', say)} />
  );
}

function describe(
  change: FieldChange,
  side: 'before' | 'after',
  say: Say,
  tagName: TagText = (id) => id,
): Described {
  const form = fieldOf(change);
  if (form === undefined) return { text: '', picture: null };
  // An entry of a list, as a whole.
  if (typeof change.way.at(-1) === 'number') return describeEntry(form.item ?? [], change[side], say);
  return describeValue(form, change[side], say, tagName);
}

/** Tags are stored by their ids; their texts are asked for where one has changed. */
function TagsChange(props: ChangeProps) {
  const place = useContext(EditedPlace);
  const { tags, failure, again } = useStoryTags(place?.site.key ?? '', place?.language ?? '');
  const { change, say } = props;
  if (tags === null && failure !== null) return <Failed failure={failure} say={say} onAgain={again} />;
  if (tags === null) return <p className="quiet">{say('loading')}</p>;
  const nameOf = (id: string) => {
    const tag = tags.find((each) => each.id === id);
    return tag === undefined ? say('stories.tagUnknown') : tagText(tag, place?.language ?? '');
  };
  return (
    <TwoSides
      {...props}
      before={describe(change, 'before', say, nameOf)}
      after={describe(change, 'after', say, nameOf)}
    />
  );
}

function TwoSides({
  change,
  sides,
  say,
  before,
  after,
}: ChangeProps & { readonly before: Described; readonly after: Described }) {
  const isFormat = before.text === after.text && before.text !== '' && before.picture === null;
  if (isFormat && fieldOf(change)?.kind === 'richText') return <p>{say('changes.format')}</p>;
  const lines = textChange(before.text, after.text);
  return (
    <div className="change-sides">
      {change.kind !== 'added' && (
        <Side kind="before" label={sides.before} described={before} lines={lines.before} say={say} />
      )}
      {change.kind !== 'removed' && (
        <Side kind="after" label={sides.after} described={after} lines={lines.after} say={say} />
      )}
    </div>
  );
}

function Side({
  kind,
  label,
  described: { picture, text },
  lines,
  say,
}: {
  readonly kind: 'before' | 'after';
  readonly label: string;
  readonly described: Described;
  readonly lines: readonly (readonly Piece[])[];
  readonly say: Say;
}) {
  const Mark = kind === 'before' ? 'del' : 'ins';
  return (
    <div data-side={kind}>
      <p className="change-label">{label}</p>
      {picture !== null && (
        <img
          src={picture.src.replace('/1280.', '/320.')}
          alt={picture.alt}
          loading="lazy"
          width={picture.width}
          height={picture.height}
        />
      )}
      {text === '' && picture === null ? (
        <p className="quiet">{say('changes.empty')}</p>
      ) : (
        <p className="change-words">
          {lines.map((pieces, line) => (
            <Fragment key={line}>
              {line > 0 && <br />}
              {pieces.map((piece, at) =>
                piece.isChanged ? (
                  <Mark key={at}>{piece.text}</Mark>
                ) : (
                  <Fragment key={at}>{piece.text}</Fragment>
                ),
              )}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
