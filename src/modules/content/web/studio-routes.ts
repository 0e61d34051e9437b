import { type Context, Hono } from 'hono';
import type { Member } from '~/modules/identity';
import { mayEdit } from '~/modules/identity';
import type { Log } from '~/platform/log';
import type { Result } from '~/platform/result';
import type { Site } from '~/sites';
import type { BlockContract } from '../domain/block-contract';
import type { EditFailure } from '../editing/edit';
import {
  drawnAnswer,
  drawRequest,
  kindsAnswer,
  pageAnswer,
  publishRequest,
  STUDIO_API,
  savedAnswer,
  saveRequest,
  sessionAnswer,
  treeAnswer,
  versionsAnswer,
} from '../studio-wire';
import { type DraftDrawing, drawing } from './studio-drawing';
import {
  answer,
  asMember,
  bodyOf,
  type Guard,
  languageOf,
  type PageVisit,
  type Permission,
  pageFor,
  refuse,
  siteFor,
} from './studio-guard';
import { kindsOf, pageShape, refusalOf, versionShape } from './studio-shapes';

export interface StudioCallOptions extends Guard {
  readonly contracts: readonly BlockContract[];
  readonly draw: DraftDrawing;
  originOf(site: Site): string;
  readonly log: Log;
}

type Failure = EditFailure | { readonly kind: 'no-such-version' };

/** `/studio/api`: what the studio calls. Each call is of somebody signed in, for a site that they edit, from our own script. */
export function studioCalls(options: StudioCallOptions): Hono {
  const { content, sites, log } = options;
  const { editing, studio } = content;
  const app = new Hono();
  const kinds = kindsOf(options.contracts);

  const signedIn = (act: (member: Member, c: Context) => Promise<Response> | Response) => (c: Context) =>
    asMember(c, options, (member) => act(member, c));

  const onPage = (permission: Permission, act: (visit: PageVisit, c: Context) => Promise<Response>) =>
    signedIn(async (member, c) => {
      const visit = await pageFor(options, member, c, permission);
      return visit.ok ? act(visit.value, c) : refuse(visit.error);
    });

  /** The answer to an edit, and the line that says who has made it. */
  const edited = async <T>(
    act: string,
    { member, item, language }: PageVisit,
    result: Result<T, Failure>,
    done: (value: T) => Promise<Response> | Response,
  ): Promise<Response> => {
    const { kind: outcome } = result.ok ? { kind: 'done' } : result.error;
    log.info({ account: member.id, item: item.id, language, act, outcome }, 'studio');
    if (result.ok) return done(result.value);
    const stored = result.error.kind === 'conflict' ? await studio.open(item.id, language) : null;
    return refuse(refusalOf(result.error, stored));
  };

  const shown = async ({ item, language }: PageVisit): Promise<Response> => {
    const page = await studio.open(item.id, language);
    return page === null ? refuse({ code: 'not-found' }) : answer(pageAnswer, pageShape(page));
  };

  app.get(
    `${STUDIO_API}/session`,
    signedIn((member) =>
      answer(sessionAnswer, {
        name: member.name,
        sites: sites
          .filter(({ key }) => mayEdit(member, key, 'drafts'))
          .map((site) => ({
            key: site.key,
            name: site.name,
            languages: [...site.languages],
            origin: options.originOf(site),
            mayPublish: mayEdit(member, site.key, 'publishing'),
          })),
      }),
    ),
  );
  app.get(
    `${STUDIO_API}/kinds`,
    signedIn((member) => {
      const mayEditAny = sites.some(({ key }) => mayEdit(member, key, 'drafts'));
      return mayEditAny ? answer(kindsAnswer, kinds) : refuse({ code: 'forbidden' });
    }),
  );
  app.get(
    `${STUDIO_API}/sites/:site/:language`,
    signedIn(async (member, c) => {
      const site = siteFor(options, member, c.req.param('site') ?? '', 'drafts');
      if (!site.ok) return refuse(site.error);
      const language = languageOf(site.value, c.req.param('language'));
      if (language === undefined) return refuse({ code: 'not-found' });
      return answer(treeAnswer, { items: [...(await studio.tree(site.value.key, language))] });
    }),
  );

  const PAGE = `${STUDIO_API}/pages/:id/:language`;
  app.get(PAGE, onPage('drafts', shown));
  app.put(
    PAGE,
    onPage('drafts', async (visit, c) => {
      const body = await bodyOf(c.req.raw, saveRequest);
      if (!body.ok) return refuse(body.error);
      const { item, language, member } = visit;
      const draft = { itemId: item.id, language, author: member.name };
      const saved = await editing.saveDraft({ ...body.value, ...draft });
      return edited('save', visit, saved, ({ revision }) => answer(savedAnswer, { revision }));
    }),
  );
  app.post(
    `${PAGE}/publish`,
    onPage('publishing', async (visit, c) => {
      const body = await bodyOf(c.req.raw, publishRequest);
      if (!body.ok) return refuse(body.error);
      const { item, language } = visit;
      const published = await editing.publish(item.id, language, undefined, body.value.revision);
      return edited('publish', visit, published, () => shown(visit));
    }),
  );
  app.post(
    `${PAGE}/unpublish`,
    onPage('publishing', async (visit) => {
      const { item, language } = visit;
      return edited('unpublish', visit, await editing.unpublish(item.id, language), () => shown(visit));
    }),
  );
  app.get(
    `${PAGE}/versions`,
    onPage('drafts', async ({ item, language }) => {
      const versions = await editing.listVersions(item.id, language);
      return answer(versionsAnswer, { versions: versions.map(versionShape) });
    }),
  );
  app.post(
    `${PAGE}/versions/:number/restore`,
    onPage('drafts', async (visit, c) => {
      const body = await bodyOf(c.req.raw, savedAnswer);
      if (!body.ok) return refuse(body.error);
      const { item, language, member } = visit;
      const number = Number(c.req.param('number'));
      const { revision } = body.value;
      const wanted = { itemId: item.id, language, number, revision, author: member.name };
      return edited('restore', visit, await studio.restore(wanted), () => shown(visit));
    }),
  );
  app.post(
    `${PAGE}/draw`,
    onPage('drafts', async (visit, c) => {
      const body = await bodyOf(c.req.raw, drawRequest);
      if (!body.ok) return refuse(body.error);
      const drawn = await drawing(options, visit, body.value);
      return drawn === null ? refuse({ code: 'malformed' }) : answer(drawnAnswer, { html: drawn });
    }),
  );
  app.all(
    `${STUDIO_API}/*`,
    signedIn(() => refuse({ code: 'not-found' })),
  );
  return app;
}
