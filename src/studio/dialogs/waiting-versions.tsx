import { type EditedSite, STUDIO_PATH, type StudioPage } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { inWords } from '../schedule/site-time';

/** What publishing now does to the versions that wait for a time: none is published then, and a release with one stops (ADR 0082). */
export function WaitingVersions({
  waiting,
  site,
  language,
  locale,
  say,
}: {
  readonly waiting: StudioPage['scheduled'];
  readonly site: EditedSite;
  readonly language: string;
  readonly locale: string;
  readonly say: Say;
}) {
  return (
    <ul className="findings">
      {waiting.map(({ number, at: instant, release }) => {
        const at = inWords(instant, site.zone, locale);
        return (
          <li key={number} data-severity="warning">
            <span>
              <strong>{say('severity.warning')}</strong>{' '}
              {release === undefined
                ? say('schedule.replaced', { number, at })
                : say('releases.stopsBy', { name: release, at })}
            </span>
            {release !== undefined && (
              <a className="button" href={`${STUDIO_PATH}/${site.key}/${language}/@releases`}>
                {say('releases.open')}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
