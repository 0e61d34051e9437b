import { useCallback, useDeferredValue, useState } from 'react';
import { type ListedStory, STUDIO_PATH } from '~/modules/content/studio-wire';
import { languageName } from '~/platform/language-name';
import { Failed } from '../failed';
import type { Say } from '../messages';
import { inShort } from '../schedule/site-time';
import { filterStories, NO_FILTER, STORY_STATES, type StoryFilter } from '../stories/filter-stories';
import { NewStoryDialog } from '../stories/new-story-dialog';
import { storyCalls } from '../stories/story-calls';
import { tagText, useStoryTags } from '../stories/story-tags';
import { useAnswer } from '../use-answer';
import type { RoomProps } from './room-props';

const PAGE = 50;

/** The stories of a site: found by words, day, tag and state; opened on the canvas, or made. */
export function StoriesRoom({
  site,
  language,
  items,
  kinds,
  locale,
  say,
  onChanged,
  onNotice,
  onOpen,
}: RoomProps) {
  const list = useCallback(() => storyCalls.list(site.key, language), [site.key, language]);
  const { value: read, failure, again } = useAnswer(list);
  const [filter, setFilter] = useState<StoryFilter>(NO_FILTER);
  const [limit, setLimit] = useState(PAGE);
  const [isMaking, setMaking] = useState(false);
  const { tags } = useStoryTags(site.key, language);
  const wanted = useDeferredValue(filter);
  const narrow = (by: Partial<StoryFilter>) => {
    setFilter((before) => ({ ...before, ...by }));
    setLimit(PAGE);
  };
  if (failure !== null) return <Failed failure={failure} say={say} onAgain={again} />;
  if (read === null) return <p className="quiet">{say('loading')}</p>;
  const { stories, parents } = read;
  const found = filterStories(stories, wanted);
  return (
    <>
      <div className="room-head">
        <h2>{say('stories.title')}</h2>
        <button type="button" className="button primary" onClick={() => setMaking(true)}>
          {say('stories.new')}
        </button>
      </div>
      <Filters filter={filter} tags={tags ?? []} language={language} say={say} onNarrow={narrow} />
      <p className="quiet" role="status">
        {say('stories.count', { shown: Math.min(limit, found.length), count: found.length })}
      </p>
      {found.length === 0 ? (
        <p className="quiet">{say(stories.length === 0 ? 'stories.none' : 'noMatch')}</p>
      ) : (
        <table className="records stories">
          <thead>
            <tr>
              <th scope="col">{say('stories.date')}</th>
              <th scope="col">{say('stories.name')}</th>
              <th scope="col">{say('stories.tags')}</th>
              <th scope="col">{say('stories.state')}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, limit).map((story) => (
              <tr key={story.id}>
                <td>{story.date.slice(0, 10) || say('stories.undated')}</td>
                <th scope="row">
                  <div className="story-name">
                    {story.image !== null && <img src={story.image.src} alt="" loading="lazy" />}
                    <div>
                      <a
                        href={`${STUDIO_PATH}/${site.key}/${language}/${story.id}`}
                        onClick={(event) => {
                          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                          event.preventDefault();
                          onOpen(story.id, language);
                        }}
                      >
                        {story.title || say('stories.untitled', { language: languageName(language, locale) })}
                      </a>
                      <small className="quiet">{story.premble || story.path}</small>
                    </div>
                  </div>
                </th>
                <td>
                  {story.tags
                    .flatMap((id) => tags?.filter((tag) => tag.id === id) ?? [])
                    .map((tag) => tagText(tag, language))
                    .join(', ')}
                </td>
                <td>{stateText(story, site.zone, locale, say)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.length > limit && (
        <button type="button" className="button" onClick={() => setLimit(limit + PAGE)}>
          {say('stories.more')}
        </button>
      )}
      {isMaking && (
        <NewStoryDialog
          site={site}
          language={language}
          items={items}
          parents={parents}
          kinds={kinds}
          locale={locale}
          say={say}
          onMade={(id, made, isThere) => {
            onChanged();
            if (isThere) return onOpen(id, made, say('stories.made'));
            void again();
            onNotice(say('stories.made'));
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}

function stateText(story: ListedStory, zone: string, locale: string, say: Say): string {
  const { published, draft, publishAt, isElsewhere } = story;
  if (isElsewhere) return say('stories.state.elsewhere');
  return [
    published ? say('state.published') : say('notPublished'),
    ...(draft ? [say('hasDraft')] : []),
    ...(publishAt === null ? [] : [say('schedule.planOn', { at: inShort(publishAt, zone, locale) })]),
  ].join(' · ');
}

function Filters({
  filter,
  tags,
  language,
  say,
  onNarrow,
}: {
  readonly filter: StoryFilter;
  readonly tags: NonNullable<ReturnType<typeof useStoryTags>['tags']>;
  readonly language: string;
  readonly say: Say;
  onNarrow(by: Partial<StoryFilter>): void;
}) {
  return (
    <div className="filters">
      <label>
        {say('stories.search')}
        <input
          type="search"
          value={filter.words}
          onChange={(event) => onNarrow({ words: event.target.value })}
        />
      </label>
      <label>
        {say('stories.tag')}
        <select value={filter.tag} onChange={(event) => onNarrow({ tag: event.target.value })}>
          <option value="">{say('stories.all')}</option>
          {tags.map((tag) => (
            <option key={tag.id} value={tag.id}>
              {tagText(tag, language)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('stories.state')}
        <select
          value={filter.state}
          onChange={(event) =>
            onNarrow({ state: STORY_STATES.find((state) => state === event.target.value) ?? '' })
          }
        >
          <option value="">{say('stories.all')}</option>
          {STORY_STATES.map((state) => (
            <option key={state} value={state}>
              {say(`stories.state.${state}`)}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className="day">
          {say(`stories.${end}`)}
          <input
            type="date"
            value={filter[end]}
            onChange={(event) => onNarrow({ [end]: event.target.value })}
          />
        </label>
      ))}
    </div>
  );
}
