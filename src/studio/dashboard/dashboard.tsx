import { type ReactNode, useCallback, useMemo } from 'react';
import {
  brokenLinksAnswer,
  type Dashboard as DashboardContent,
  dashboardAnswer,
  type EditedSite,
  missingAnswer,
} from '~/modules/content/studio-wire';
import { languageName } from '~/platform/language-name';
import { type Called, call } from '../api';
import type { FailureKey } from '../failure-key';
import type { Say } from '../messages';
import { inShort } from '../schedule/site-time';
import { useAgainWhenBack } from '../use-again-when-back';
import { useAnswer } from '../use-answer';
import { DashboardCard, PlaceLink } from './dashboard-card';

type Read<T> = T | FailureKey | null;

interface DashboardProps {
  readonly site: EditedSite;
  readonly locale: string;
  readonly say: Say;
  onOpen(id: string, language: string): void;
}

/** The first page: what waits for whoever is signed in, what is to happen, and what is broken. */
export function Dashboard({ site, locale, say, onOpen }: DashboardProps) {
  const { key, mayPublish, zone } = site;
  const dashboard = useRead(useCallback(() => call(dashboardAnswer, `/dashboard/${key}`), [key]));
  const links = useRead(useCallback(() => call(brokenLinksAnswer, `/broken-links/${key}`), [key]));
  const askMissing = useMemo(
    () => (mayPublish ? () => call(missingAnswer, `/missing/${key}`) : null),
    [key, mayPublish],
  );
  const addresses = useRead(askMissing);

  const at = (instant: string) => inShort(instant, zone, locale);
  const opened = { site, say, onOpen };
  const drafts = partOf(dashboard, ({ drafts: all }) => all);
  const draftRow = (draft: DashboardContent['drafts'][number]): ReactNode => (
    <PlaceLink
      {...opened}
      place={draft}
      note={say('dashboard.by', { author: draft.author, at: at(draft.savedAt) })}
    />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, and where nothing waits no card has a link (WCAG 2.1.1)
    <section className="dashboard-page" tabIndex={0} aria-labelledby="dashboard-title">
      <h2 id="dashboard-title">{say('dashboard.title')}</h2>
      <p className="quiet">{say('dashboard.choose')}</p>
      <div className="dashboard-cards">
        <DashboardCard
          title={say('dashboard.mine')}
          none={say('dashboard.mineNone')}
          rows={partOf(drafts, (all) => all.filter(({ isMine }) => isMine))}
          say={say}
          draw={draftRow}
        />
        <DashboardCard
          title={say(mayPublish ? 'dashboard.toPublish' : 'dashboard.others')}
          none={say('dashboard.toPublishNone')}
          rows={partOf(drafts, (all) => all.filter(({ isMine }) => !isMine))}
          say={say}
          draw={draftRow}
        />
        <DashboardCard
          title={say('dashboard.scheduled')}
          none={say('dashboard.scheduledNone')}
          rows={partOf(dashboard, ({ scheduled }) => scheduled)}
          say={say}
          draw={({ what, isLate, ...planned }) => {
            const text = say(`dashboard.${what}`, { at: at(planned.at) });
            return (
              <PlaceLink
                {...opened}
                place={planned}
                note={isLate ? say('dashboard.late', { what: text }) : text}
                isWrong={isLate}
              />
            );
          }}
        />
        <DashboardCard
          title={say('dashboard.broken')}
          none={say('dashboard.brokenNone')}
          rows={partOf(links, ({ links: all }) => all)}
          say={say}
          draw={(link) => (
            <PlaceLink {...opened} place={link} note={say('dashboard.brokenTo', { href: link.href })} />
          )}
        />
        {site.languages.length > 1 && (
          <DashboardCard
            title={say('dashboard.untranslated')}
            none={say('dashboard.untranslatedNone')}
            rows={partOf(dashboard, ({ untranslated }) => untranslated)}
            say={say}
            draw={({ missing: languages, ...page }) => (
              <PlaceLink
                {...opened}
                place={{ ...page, language: languages[0] ?? page.language }}
                note={say('dashboard.missingIn', {
                  languages: languages.map((each) => languageName(each, locale)).join(', '),
                })}
              />
            )}
          />
        )}
        {mayPublish && (
          <DashboardCard
            title={say('dashboard.notFound')}
            none={say('dashboard.notFoundNone')}
            rows={partOf(addresses, ({ missing }) => missing)}
            say={say}
            draw={({ path, times, lastAt }) => (
              <>
                <span>{path}</span>
                <small className="quiet">{say('dashboard.times', { times, at: at(lastAt) })}</small>
              </>
            )}
          >
            <button
              type="button"
              className="button"
              onClick={() => onOpen('@redirects', site.languages[0] ?? 'sv')}
            >
              {say('dashboard.seeRedirects')}
            </button>
          </DashboardCard>
        )}
      </div>
    </section>
  );
}

/** What the server has answered, or why it has not; asked again by itself. */
function useRead<T>(ask: (() => Called<T>) | null): Read<T> {
  const { value, failure, again } = useAnswer(ask);
  useAgainWhenBack(failure, again);
  return value ?? failure;
}

/** A part of what is read, or why there is none. */
function partOf<T extends object, P>(read: Read<T>, part: (value: T) => P): Read<P> {
  if (read === null) return null;
  return typeof read === 'string' ? read : part(read);
}
