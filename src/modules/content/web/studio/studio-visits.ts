import type { Context } from 'hono';
import type { Member } from '~/modules/identity';
import type { Log } from '~/platform/log';
import type { Result } from '~/platform/result';
import type { EditFailure } from '../../editing/edit';
import { pageAnswer } from '../../studio-wire';
import {
  answer,
  asMember,
  editingOf,
  type Guard,
  type PageVisit,
  type Permission,
  pageFor,
  refuse,
  type SiteVisit,
  siteFor,
} from './studio-guard';
import { pageShape, refusalOf } from './studio-shapes';

type Failure = EditFailure | { readonly kind: 'no-such-version' };

export type StudioVisits = ReturnType<typeof studioVisits>;

/** What the calls of the studio have in common: who may make them, and how they answer. */
export function studioVisits(options: Guard & { readonly log: Log }) {
  const { content, log } = options;

  const signedIn = (act: (member: Member, c: Context) => Promise<Response> | Response) => (c: Context) =>
    asMember(c, options, (member) => act(member, c));

  const onPage = (permission: Permission, act: (visit: PageVisit, c: Context) => Promise<Response>) =>
    signedIn(async (member, c) => {
      const visit = await pageFor(options, member, c, permission);
      return visit.ok ? act(visit.value, c) : refuse(visit.error);
    });

  /** For a call whose address names a site. */
  const onSite = (permission: Permission, act: (visit: SiteVisit, c: Context) => Promise<Response>) =>
    signedIn(async (member, c) => {
      const site = siteFor(options, member, c.req.param('site') ?? '', permission);
      if (!site.ok) return refuse(site.error);
      return act({ member, site: site.value, editing: editingOf(options, member) }, c);
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
    const stored = result.error.kind === 'conflict' ? await content.studio.open(item.id, language) : null;
    return refuse(refusalOf(result.error, stored));
  };

  const shown = async ({ item, language }: PageVisit): Promise<Response> => {
    const page = await content.studio.open(item.id, language);
    return page === null ? refuse({ code: 'not-found' }) : answer(pageAnswer, pageShape(page));
  };

  return { signedIn, onPage, onSite, edited, shown };
}
