import { z } from 'zod';

/** A picture as it stands in a field. */
const picture = z.object({
  src: z.string().max(2000),
  alt: z.string().max(1000),
  width: z.number().int(),
  height: z.number().int(),
  focus: z.object({ x: z.number().int(), y: z.number().int() }).optional(),
});

const listedStory = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  premble: z.string(),
  author: z.string(),
  /** As its editor wrote it; empty: the day it is published. */
  date: z.string(),
  image: picture.nullable(),
  /** Ids of tags. */
  tags: z.array(z.string()),
  /** Nothing is written in this language, only in others. */
  isElsewhere: z.boolean(),
  published: z.boolean(),
  draft: z.boolean(),
  publishAt: z.string().nullable(),
});
export type ListedStory = z.infer<typeof listedStory>;

/** The stories of a site in a language, newest first, and the items that have stories below them. */
export const storiesAnswer = z.object({ stories: z.array(listedStory), parents: z.array(z.string()) });

const storyTag = z.object({ id: z.string(), key: z.string(), values: z.record(z.string(), z.string()) });
export type StoryTagShape = z.infer<typeof storyTag>;
export const storyTagsAnswer = z.object({ tags: z.array(storyTag) });
/** `id` is the asker's, so that the same request twice makes one tag. */
export const storyTagRequest = z.object({
  id: z.uuid(),
  language: z.string(),
  value: z.string().trim().min(1).max(200),
});

/** A story that is to be made, as a draft. */
export const newStoryRequest = z.object({
  /** The same one again is the same story. */
  id: z.uuid().optional(),
  parentId: z.string(),
  name: z.string().max(100),
  title: z.string().trim().min(1).max(500),
  /** Empty: the day it is published. */
  date: z.union([z.literal(''), z.iso.date()]),
  premble: z.string().max(2000),
  tags: z.array(z.guid()).max(50),
  image: picture.nullable(),
});
