import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { languagePrefix } from '~/sites';
import type { Content } from '../../../content';
import { addressOf } from '../../../editing/moved-pages';
import {
  newPageAnswer,
  newStoryRequest,
  STUDIO_API,
  storiesAnswer,
  storyTagRequest,
  storyTagsAnswer,
} from '../../../studio-wire';
import { answer, bodyOf, languageOf, refuse } from '../studio-guard';
import { refusalOf } from '../studio-shapes';
import type { StudioVisits } from '../studio-visits';

/** Stories, as their editors think of them: a title, a day, tags, a teaser. A new tag shows at once: it is a publisher's. */
export function storyCalls(
  content: Pick<Content, 'editing' | 'studio' | 'redirects'>,
  { onSite }: StudioVisits,
): Hono {
  const app = new Hono();
  const { studio } = content;
  const STORIES = `${STUDIO_API}/stories/:site/:language`;
  const TAGS = `${STUDIO_API}/tags/:site`;
  const tagsAnswer = async (site: string) =>
    answer(storyTagsAnswer, {
      tags: (await studio.storyTags(site)).map(({ id, key, values }) => ({ id, key, values: { ...values } })),
    });

  app.get(
    STORIES,
    onSite('drafts', async ({ site }, c) => {
      const language = languageOf(site, c.req.param('language'));
      if (language === undefined) return refuse({ code: 'not-found' });
      const { stories, parents } = await studio.stories(site.key, language);
      return answer(storiesAnswer, {
        stories: stories.map((story) => ({ ...story, tags: [...story.tags] })),
        parents: [...parents],
      });
    }),
  );
  app.post(
    STORIES,
    onSite('drafts', async ({ member, site, editing }, c) => {
      const body = await bodyOf(c.req.raw, newStoryRequest);
      if (!body.ok) return refuse(body.error);
      const language = languageOf(site, c.req.param('language'));
      if (language === undefined) return refuse({ code: 'not-found' });
      const { id = randomUUID(), parentId, name, ...rest } = body.value;
      const address = addressOf(await content.editing.listItems(site.key), { id: '', parentId, name });
      const url =
        address === null ? null : URL.parse(languagePrefix(site, language) + address, 'http://site.invalid');
      if (url !== null && (await content.redirects.find(site.key, url)) !== null)
        return refuse({ code: 'address-redirected' });
      const story = { ...rest, id, parentId, name, site: site.key, language, author: member.name };
      const made = await editing.createStory(story);
      return made.ok ? answer(newPageAnswer, made.value) : refuse(refusalOf(made.error, null));
    }),
  );
  app.get(
    TAGS,
    onSite('drafts', ({ site }) => tagsAnswer(site.key)),
  );
  app.post(
    TAGS,
    onSite('publishing', async ({ site, editing }, c) => {
      const body = await bodyOf(c.req.raw, storyTagRequest);
      if (!body.ok) return refuse(body.error);
      const language = languageOf(site, body.value.language);
      if (language === undefined) return refuse({ code: 'not-found' });
      const added = await editing.addStoryTag(site.key, { ...body.value, language });
      return added.ok ? tagsAnswer(site.key) : refuse({ code: 'malformed' });
    }),
  );
  return app;
}
