import { expect, test } from 'vitest';
import type { ListedStory } from '~/modules/content/studio-wire';
import { filterStories, NO_FILTER, type StoryFilter } from './filter-stories';

const story = (id: string, rest: Partial<ListedStory>): ListedStory => ({
  id,
  path: `/nyheter/${id}`,
  title: id,
  premble: '',
  author: '',
  date: '',
  image: null,
  tags: [],
  isElsewhere: false,
  published: true,
  draft: false,
  publishAt: null,
  ...rest,
});

const STORIES = [
  story('a', { title: 'Vinterdäck i tid', date: '2027-03-02', tags: ['t1'], draft: true }),
  story('b', { premble: 'Däcken hålls kalla', date: '2027-03-01T10:00:00Z', tags: ['t1', 't2'] }),
  story('c', { published: false, publishAt: '2099-01-01T00:00:00Z' }),
  story('d', { published: false, isElsewhere: true }),
];

test.each<[string, Partial<StoryFilter>, string]>([
  ['nothing', {}, 'abcd'],
  ['words, in any order and part of any text', { words: ' i VINTER' }, 'a'],
  ['a word of the preamble', { words: 'däck' }, 'ab'],
  ['a tag', { tag: 't2' }, 'b'],
  ['drafts', { state: 'draft' }, 'a'],
  ['published', { state: 'published' }, 'ab'],
  ['scheduled', { state: 'scheduled' }, 'c'],
  ['other languages', { state: 'elsewhere' }, 'd'],
  ['from a day', { from: '2027-03-02' }, 'a'],
  ['to a day, that day too', { to: '2027-03-01' }, 'b'],
  ['all at once', { words: 'däck', tag: 't1', from: '2027-03-01', to: '2027-03-02' }, 'ab'],
])('stories by %s', (_, filter, ids) => {
  expect(
    filterStories(STORIES, { ...NO_FILTER, ...filter })
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids);
});
