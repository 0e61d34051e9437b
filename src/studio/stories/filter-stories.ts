import type { ListedStory } from '~/modules/content/studio-wire';
import { itemsWithWords } from '~/platform/typed-words';

export const STORY_STATES = ['draft', 'published', 'scheduled', 'elsewhere'] as const;
type StoryState = (typeof STORY_STATES)[number];

/** What a list of stories is narrowed by; empty: by nothing. */
export interface StoryFilter {
  readonly words: string;
  readonly tag: string;
  readonly state: StoryState | '';
  /** Days, `2027-01-31`, both included. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: StoryFilter = { words: '', tag: '', state: '', from: '', to: '' };

const IS: Readonly<Record<StoryState, (story: ListedStory) => boolean>> = {
  draft: ({ draft }) => draft,
  published: ({ published }) => published,
  scheduled: ({ publishAt }) => publishAt !== null,
  elsewhere: ({ isElsewhere }) => isElsewhere,
};

/** The stories that a filter leaves, in their order. A story without a date has no day to be found by. */
export function filterStories(
  stories: readonly ListedStory[],
  { words, tag, state, from, to }: StoryFilter,
): readonly ListedStory[] {
  const textOf = ({ title, premble, path, author, date }: ListedStory) =>
    `${title} ${premble} ${path} ${author} ${date.slice(0, 10)}`;
  return itemsWithWords(stories, words, textOf).filter((story) => {
    const day = story.date.slice(0, 10);
    return (
      (tag === '' || story.tags.includes(tag)) &&
      (state === '' || IS[state](story)) &&
      (from === '' || day >= from) &&
      (to === '' || (day !== '' && day <= to))
    );
  });
}
