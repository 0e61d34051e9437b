import type { z } from 'zod';
import {
  newPageAnswer,
  type newStoryRequest,
  storiesAnswer,
  type storyTagRequest,
  storyTagsAnswer,
} from '~/modules/content/studio-wire';
import { call } from '../api';

export const storyCalls = {
  list: (site: string, language: string) => call(storiesAnswer, `/stories/${site}/${language}`),
  create: (site: string, language: string, story: z.input<typeof newStoryRequest>) =>
    call(newPageAnswer, `/stories/${site}/${language}`, { method: 'POST', body: story }),
  tags: (site: string) => call(storyTagsAnswer, `/tags/${site}`),
  addTag: (site: string, tag: z.input<typeof storyTagRequest>) =>
    call(storyTagsAnswer, `/tags/${site}`, { method: 'POST', body: tag }),
};
