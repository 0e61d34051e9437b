import { type EditedSite, STUDIO_PATH, type StudioPage } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { inWords } from '../schedule/site-time';

/** A consequence that whoever goes on is told before; with the way to the releases where one of them stops. */
export function Consequence({
  text,
  releasesAt,
  say,
}: {
  readonly text: string;
  /** Site and language, where a release stops. */
  readonly releasesAt?: readonly [site: string, language: string] | undefined;
  readonly say: Say;
}) {
  return (
    <li data-severity="warning">
      <span>
        <strong>{say('severity.warning')}</strong> {text}
      </span>
      {releasesAt !== undefined && (
        <a className="button" href={[STUDIO_PATH, ...releasesAt, '@releases'].join('/')}>
          {say('releases.open')}
        </a>
      )}
    </li>
  );
}

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
        return release === undefined ? (
          <Consequence key={number} text={say('schedule.replaced', { number, at })} say={say} />
        ) : (
          <Consequence
            key={number}
            text={say('releases.stopsBy', { name: release, at })}
            releasesAt={[site.key, language]}
            say={say}
          />
        );
      })}
    </ul>
  );
}
