import { Hono } from 'hono';
import { mayEdit } from '~/modules/identity';
import type { Log } from '~/platform/log';
import type { Media } from '~/platform/media';
import type { Site } from '~/sites';
import type { BlockContract } from '../../domain/blocks/block-contract';
import type { PreviewLinks } from '../../domain/preview-link';
import {
  drawnAnswer,
  drawRequest,
  kindsAnswer,
  publishRequest,
  restoreRequest,
  STUDIO_API,
  savedAnswer,
  saveRequest,
  sessionAnswer,
  treeAnswer,
  versionAnswer,
  versionName,
  versionsAnswer,
} from '../../studio-wire';
import { copyCalls } from './copy/studio-copy';
import { deletedCalls } from './deletion/studio-deleted';
import { studioDocs } from './docs/studio-docs';
import { dashboardCalls } from './overview/studio-dashboard';
import { releaseCalls } from './overview/studio-releases';
import { storyCalls } from './stories/studio-stories';
import { alertCalls } from './studio-alerts';
import { auditCalls } from './studio-audit';
import { type DraftDrawing, drawing } from './studio-drawing';
import { answer, bodyOf, type Guard, languageOf, refuse } from './studio-guard';
import { pageCalls } from './studio-pages';
import { pictureCalls } from './studio-pictures';
import { previewLinkCalls } from './studio-preview';
import { missingCalls, redirectCalls } from './studio-redirects';
import { scheduleCalls } from './studio-schedules';
import { kindsOf, versionContent, versionShape } from './studio-shapes';
import { type LinkTargetsOf, targetCalls } from './studio-targets';
import { textCalls } from './studio-texts';
import { studioVisits } from './studio-visits';

export interface StudioCallOptions extends Guard {
  readonly contracts: readonly BlockContract[];
  readonly draw: DraftDrawing;
  originOf(site: Site): string;
  readonly log: Log;
  readonly previews: PreviewLinks;
  readonly media: Pick<Media, 'put' | 'transfer'>;
  readonly targets: LinkTargetsOf;
  /** For how many days deleted pages are kept. */
  readonly deletedPageDays: number;
  now(): Date;
}

/** `/studio/api`: what the studio calls. Each call is of somebody signed in, for a site that they edit, from our own script. */
export function studioCalls(options: StudioCallOptions): Hono {
  const { content, sites } = options;
  const { editing, studio } = content;
  const app = new Hono();
  const kinds = kindsOf(options.contracts);

  const visits = studioVisits(options);
  const { signedIn, onPage, onSite, edited, shown } = visits;

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
            zone: site.zone,
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
    onSite('drafts', async ({ site }, c) => {
      const language = languageOf(site, c.req.param('language'));
      if (language === undefined) return refuse({ code: 'not-found' });
      return answer(treeAnswer, { items: [...(await studio.tree(site.key, language))] });
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
      const saved = await visit.editing.saveDraft({ ...body.value, ...draft });
      return edited('save', visit, saved, (answered) => answer(savedAnswer, answered));
    }),
  );
  app.post(
    `${PAGE}/publish`,
    onPage('publishing', async (visit, c) => {
      const body = await bodyOf(c.req.raw, publishRequest);
      if (!body.ok) return refuse(body.error);
      const { item, language } = visit;
      const { revision, at, until } = body.value;
      // Whoever gives a time means one to come: with a wrong year the page would be out at once.
      if (at !== undefined && new Date(at) <= options.now()) return refuse({ code: 'time-passed' });
      const published = await visit.editing.publish(item.id, language, {
        revision,
        at: at === undefined ? undefined : new Date(at),
        until: until === undefined ? undefined : new Date(until),
      });
      return edited('publish', visit, published, () => shown(visit));
    }),
  );
  app.post(
    `${PAGE}/unpublish`,
    onPage('publishing', async (visit) => {
      const { item, language } = visit;
      return edited('unpublish', visit, await visit.editing.unpublish(item.id, language), () => shown(visit));
    }),
  );
  app.get(
    `${PAGE}/versions`,
    onPage('drafts', async ({ item, language }) => {
      const versions = await editing.listVersions(item.id, language);
      return answer(versionsAnswer, { versions: versions.map(versionShape) });
    }),
  );
  app.get(
    `${PAGE}/versions/:version`,
    onPage('drafts', async ({ item, language }, c) => {
      const which = versionName.safeParse(c.req.param('version'));
      if (!which.success) return refuse({ code: 'not-found' });
      const version = await studio.version(item.id, language, which.data);
      if (version === null) return refuse({ code: 'not-found' });
      return answer(versionAnswer, versionContent(version));
    }),
  );
  app.post(
    `${PAGE}/versions/:number/restore`,
    onPage('drafts', async (visit, c) => {
      const body = await bodyOf(c.req.raw, restoreRequest);
      if (!body.ok) return refuse(body.error);
      const { item, language, member } = visit;
      const number = Number(c.req.param('number'));
      const { revision } = body.value;
      const wanted = { itemId: item.id, language, number, revision, author: member.name };
      return edited('restore', visit, await visit.editing.restore(wanted), () => shown(visit));
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
  app.route('/', studioDocs(sites, visits));
  app.route('/', scheduleCalls(visits));
  app.route('/', previewLinkCalls(options, visits));
  app.route('/', alertCalls({ studio, now: options.now }, visits));
  app.route('/', auditCalls(options, visits));
  app.route('/', pageCalls(content, visits));
  app.route('/', deletedCalls(options, visits));
  app.route('/', storyCalls(content, visits));
  app.route('/', dashboardCalls(content, visits));
  app.route('/', releaseCalls(content, visits));
  app.route('/', redirectCalls(content, visits));
  app.route('/', missingCalls(content, visits));
  app.route('/', targetCalls(options.targets, visits));
  app.route('/', textCalls(content, visits));
  app.route('/', pictureCalls({ studio, media: options.media, now: options.now }, visits));
  app.route('/', copyCalls({ content, media: options.media.transfer }, visits));
  app.all(
    `${STUDIO_API}/*`,
    signedIn(() => refuse({ code: 'not-found' })),
  );
  return app;
}
