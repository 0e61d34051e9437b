import { useId, useMemo, useState } from 'react';
import { type ListedRelease, releasesAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import { failureKey } from '../failure-key';
import type { RoomProps } from '../rooms/room-props';
import { fromField, inShort } from '../schedule/site-time';
import { type Draft, keyOf } from './check-drafts';
import { Checked } from './checked';
import { isStopped, useDraftsCheck } from './use-drafts-check';

/** Drafts that are chosen, checked, and then published as one. */
export function NewRelease({
  site,
  kinds,
  locale,
  say,
  drafts,
  onReleased,
  onStale,
}: Pick<RoomProps, 'site' | 'kinds' | 'locale' | 'say'> & {
  readonly drafts: readonly Draft[];
  onReleased(releases: readonly ListedRelease[], notice: string): void;
  /** What is listed is not what is stored any more; settles when it is. */
  onStale(): Promise<void>;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  const [when, setWhen] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const { checks, check, stop } = useDraftsCheck(site, kinds);
  const wanted = drafts.filter((draft) => chosen.has(keyOf(draft)));
  // Sent again after an answer that was lost, it is the same release; of other drafts, another one.
  const content = JSON.stringify([name, when, wanted.map((draft) => [keyOf(draft), draft.revision])]);
  const newId = useMemo(() => ({ of: content, id: crypto.randomUUID() }), [content]);
  const labelOf = ({ title, path, language }: Draft) => `${title || path || say('partials')} (${language})`;

  const toggle = (key: string, isOn: boolean) => {
    setChosen(new Set(isOn ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
    stop();
    setProblems([]);
  };
  const checkWanted = () => {
    setProblems(wanted.length === 0 ? [say('releases.choose')] : []);
    if (wanted.length > 0) void check(wanted);
  };
  const send = async () => {
    if (isSending) return;
    const at = when === '' ? null : fromField(when, site.zone);
    setSending(true);
    const answer = await call(releasesAnswer, `/releases/${site.key}`, {
      method: 'POST',
      body: {
        id: newId.id,
        name,
        ...(at !== null && { at }),
        entries: wanted.map(({ itemId, language, revision }) => ({ itemId, language, revision })),
      },
    });
    // Whoever checks again at once is to check what is stored now.
    if (!answer.ok && answer.error.code === 'conflict') await onStale();
    setSending(false);
    if (answer.ok)
      return onReleased(answer.value.releases, say(at === null ? 'releases.done' : 'releases.scheduled'));
    if (answer.error.code === 'time-passed') return setProblems([say('releases.past')]);
    if (answer.error.code !== 'conflict') return setProblems([say(failureKey(answer.error))]);
    const { problems: changed = [] } = answer.error;
    const titles = new Map(drafts.map((draft) => [keyOf(draft), labelOf(draft)]));
    setProblems([
      say('releases.conflict'),
      ...changed.map(({ path, kind }) => `${titles.get(path) ?? path}: ${reason(kind)}`),
    ]);
    stop();
  };
  const reason = (kind: string) =>
    say(
      kind === 'gone'
        ? 'releases.gone'
        : kind === 'changed'
          ? 'releases.changed'
          : 'releases.nothing-to-publish',
    );

  const refusals = (
    <div className="problem" role="alert">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
  if (drafts.length === 0)
    return (
      <>
        <p className="quiet">{say('releases.noDrafts')}</p>
        {refusals}
      </>
    );
  return (
    <form
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (checks.state === 'done' && !isStopped(checks)) void send();
        else if (checks.state === 'none') checkWanted();
      }}
    >
      <fieldset className="release-drafts">
        <legend>{say('releases.drafts')}</legend>
        {drafts.map((draft) => (
          <span className="check" key={keyOf(draft)}>
            <input
              id={`${id}-${keyOf(draft)}`}
              type="checkbox"
              checked={chosen.has(keyOf(draft))}
              onChange={(event) => toggle(keyOf(draft), event.target.checked)}
            />
            <label htmlFor={`${id}-${keyOf(draft)}`}>
              {labelOf(draft)}{' '}
              <small className="quiet">
                {say('dashboard.by', { author: draft.author, at: inShort(draft.savedAt, site.zone, locale) })}
              </small>
            </label>
          </span>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}-name`}>{say('releases.name')}</label>
        <input
          id={`${id}-name`}
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-at`}>{say('releases.at')}</label>
        <input
          id={`${id}-at`}
          type="datetime-local"
          aria-describedby={`${id}-zone`}
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
        <p className="help" id={`${id}-zone`}>
          {say('schedule.zone', { zone: site.zone })}
        </p>
      </div>
      <Checked checks={checks} site={site.key} labelOf={labelOf} locale={locale} say={say} onStop={stop} />
      {refusals}
      <button
        type="submit"
        className="button primary release-send"
        // Disabled, it would lose the focus while the pages are checked.
        aria-disabled={checks.state === 'running' || isSending || isStopped(checks)}
      >
        {checks.state === 'done'
          ? say(when === '' ? 'releases.publish' : 'releases.schedule')
          : say('releases.check', { count: wanted.length })}
      </button>
    </form>
  );
}
