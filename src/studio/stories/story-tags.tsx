import { createContext, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import type { EditedSite, StoryTagShape } from '~/modules/content/studio-wire';
import { Failed } from '../failed';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import type { ControlProps } from '../panel/control-props';
import { FieldsByThen } from '../panel/fields-by-then';
import { useAnswer } from '../use-answer';
import { storyCalls } from './story-calls';

interface Place {
  readonly site: EditedSite;
  readonly language: string;
}

/** Where what is edited stands; null outside of a site. */
export const EditedPlace = createContext<Place | null>(null);

/** The text of a tag in a language, else in any. */
export const tagText = ({ key, values }: StoryTagShape, language: string): string =>
  values[language] ?? Object.values(values)[0] ?? key;

/**
 * The tags of a site in the order of their texts; null until they are read.
 *
 * @param chosen ids; one that came after the list was read, as from a field that was left while it was added, has the list read again
 */
export function useStoryTags(site: string, language: string, chosen: readonly string[] = NONE_CHOSEN) {
  const { value, failure, again } = useAnswer(useCallback(() => storyCalls.tags(site), [site]));
  /** Those that are added here. */
  const [added, setAdded] = useState<readonly StoryTagShape[]>([]);
  const read = value?.tags;
  const known = read && [...read, ...added.filter(({ id }) => !read.some((tag) => tag.id === id))];
  const unknown = chosen.filter((each) => known?.some(({ id }) => id === each) === false);
  const requested = useRef(chosen);
  const isNew = unknown.some((each) => !requested.current.includes(each));
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    requested.current = [...requested.current, ...unknown];
    setReading(true);
    void again().then(() => setReading(false));
  }, [isNew, unknown, again]);
  const tags = known?.toSorted((a, b) => tagText(a, language).localeCompare(tagText(b, language), language));
  return { tags: tags ?? null, failure, again, setAdded, isReading: isNew || isReading };
}

const NONE_CHOSEN: readonly string[] = [];

/** Tags that are chosen from those of the site; whoever publishes adds new ones. */
function StoryTags({
  place: { site, language },
  chosen,
  say,
  onChange,
  onAdded,
}: {
  readonly place: Place;
  /** Ids. */
  readonly chosen: readonly string[];
  readonly say: Say;
  onChange(chosen: readonly string[]): void;
  /** A new tag is there, some time after it was asked for. */
  onAdded(id: string): void;
}) {
  const id = useId();
  const { tags, failure, again, setAdded, isReading } = useStoryTags(site.key, language, chosen);
  const [fresh, setFresh] = useState('');
  const [problem, setProblem] = useState('');
  const isAdding = useRef(false);
  if (tags === null)
    return failure === null ? (
      <p className="quiet">{say('loading')}</p>
    ) : (
      <Failed failure={failure} say={say} onAgain={again} />
    );
  const lost = chosen.filter((each) => !tags.some((tag) => tag.id === each));
  const toggle = (tag: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, tag] : chosen.filter((each) => each !== tag));
  const add = async () => {
    const value = fresh.trim();
    if (value === '' || isAdding.current) return;
    isAdding.current = true;
    const answer = await storyCalls.addTag(site.key, { id: crypto.randomUUID(), language, value });
    isAdding.current = false;
    if (!answer.ok) return setProblem(say(failureKey(answer.error)));
    setAdded(answer.value.tags);
    setFresh((now) => (now.trim() === value ? '' : now));
    setProblem('');
    const added = answer.value.tags.find(
      (tag) => tag.values[language]?.toLowerCase() === value.toLowerCase(),
    );
    if (added !== undefined) onAdded(added.id);
  };
  return (
    <>
      {tags.length === 0 && <p className="quiet">{say('stories.noTags')}</p>}
      <div className="tag-choice">
        {[...tags.map((tag) => [tag.id, tagText(tag, language)]), ...lost.map((each) => [each, null])].map(
          ([tag = '', text]) => (
            <span className="check" key={tag}>
              <input
                id={`${id}-${tag}`}
                type="checkbox"
                checked={chosen.includes(tag ?? '')}
                onChange={(event) => toggle(tag ?? '', event.target.checked)}
              />
              <label htmlFor={`${id}-${tag}`}>
                {text ?? say(isReading ? 'loading' : 'stories.tagUnknown')}
              </label>
            </span>
          ),
        )}
      </div>
      {site.mayPublish && (
        <div className="line-form">
          <label htmlFor={`${id}-new`}>{say('stories.newTag')}</label>
          <input
            id={`${id}-new`}
            value={fresh}
            maxLength={200}
            onChange={(event) => setFresh(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It adds the tag, and does not send the form around it.
              event.preventDefault();
              void add();
            }}
          />
          <button type="button" className="button" onClick={add}>
            {say('stories.addTag')}
          </button>
        </div>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

const idsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split('|').filter(Boolean) : [];

/** The field of a story that holds its tags: ids with pipes between them. */
export function TagsField({
  form: { name },
  value,
  way,
  say,
  onChange,
}: Pick<ControlProps, 'form' | 'value' | 'way' | 'say' | 'onChange'>) {
  const place = useContext(EditedPlace);
  const changeByThen = useContext(FieldsByThen);
  if (place === null) return null;
  return (
    <StoryTags
      place={place}
      chosen={idsIn(value)}
      say={say}
      onChange={(ids) => onChange(ids.join('|'))}
      onAdded={(added) =>
        changeByThen(way, (values) => ({
          ...values,
          [name]: [...new Set([...idsIn(values[name]), added])].join('|'),
        }))
      }
    />
  );
}
