import { useId, useMemo, useState } from 'react';
import { type ListedRelease, releasesAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import type { RoomProps } from '../rooms/room-props';
import { fromField, inShort } from '../schedule/site-time';
import { type CheckedDraft, checkDrafts, type Draft, keyOf } from './check-drafts';

type Checks = readonly CheckedDraft[] | 'running' | null;
const isDone = (checked: Checks): checked is readonly CheckedDraft[] =>
  checked !== null && checked !== 'running';

/** Drafts that are chosen, checked, and then published as one. */
export function NewRelease({
  site,
  items,
  kinds,
  locale,
  say,
  drafts,
  onReleased,
  onStale,
}: Pick<RoomProps, 'site' | 'items' | 'kinds' | 'locale' | 'say'> & {
  readonly drafts: readonly Draft[];
  onReleased(releases: readonly ListedRelease[], notice: string): void;
  /** What is listed is not what is stored any more. */
  onStale(): void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  const [when, setWhen] = useState('');
  const [checked, setChecked] = useState<Checks>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const byName = useMemo(() => new Map(kinds.blocks.map((kind) => [kind.name, kind])), [kinds]);
  const wanted = drafts.filter((draft) => chosen.has(keyOf(draft)));
  // Sent again after an answer that was lost, it is the same release; of other drafts, another one.
  const content = JSON.stringify([name, when, wanted.map((draft) => [keyOf(draft), draft.revision])]);
  const newId = useMemo(() => ({ of: content, id: crypto.randomUUID() }), [content]);
  const labelOf = ({ title, path, language }: Draft) => `${title || path || say('partials')} (${language})`;

  const toggle = (key: string, isOn: boolean) => {
    setChosen(new Set(isOn ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
    setChecked(null);
    setProblems([]);
  };
  const check = async () => {
    if (wanted.length === 0) return setProblems([say('releases.choose')]);
    setProblems([]);
    setChecked('running');
    setChecked(await checkDrafts(wanted, byName, items));
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
    setSending(false);
    if (answer.ok)
      return onReleased(answer.value.releases, say(at === null ? 'releases.done' : 'releases.scheduled'));
    if (answer.error.code === 'time-passed') return setProblems([say('releases.past')]);
    if (answer.error.code !== 'conflict') return setProblems([say('refused')]);
    const { problems: changed = [] } = answer.error;
    const titles = new Map(drafts.map((draft) => [keyOf(draft), labelOf(draft)]));
    setProblems([
      say('releases.conflict'),
      ...changed.map(({ path, kind }) => `${titles.get(path) ?? path}: ${reason(kind)}`),
    ]);
    setChecked(null);
    onStale();
  };
  const reason = (kind: string) =>
    say(
      kind === 'gone'
        ? 'releases.gone'
        : kind === 'changed'
          ? 'releases.changed'
          : 'releases.nothing-to-publish',
    );

  if (drafts.length === 0) return <p className="quiet">{say('releases.noDrafts')}</p>;
  return (
    <form
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        void (isDone(checked) ? send() : check());
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
      <Checked checked={checked} labelOf={labelOf} say={say} />
      <div className="problem" role="alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <button
        type="submit"
        className="button primary release-send"
        disabled={checked === 'running' || isSending || isStopped(checked)}
      >
        {isDone(checked)
          ? say(when === '' ? 'releases.publish' : 'releases.schedule')
          : say('releases.check', { count: wanted.length })}
      </button>
    </form>
  );
}

/** An error of any page stops all of them, and so does one that is not what was chosen. */
const isStopped = (checked: Checks): boolean =>
  isDone(checked) &&
  checked.some(
    ({ findings, isChanged }) => isChanged || findings.some(({ severity }) => severity === 'error'),
  );

function Checked({
  checked,
  labelOf,
  say,
}: {
  readonly checked: Checks;
  readonly say: RoomProps['say'];
  labelOf(draft: Draft): string;
}) {
  if (checked === null) return <div role="status" />;
  if (checked === 'running')
    return (
      <p className="quiet" role="status">
        {say('releases.checking')}
      </p>
    );
  const found = checked.filter(({ findings, isChanged }) => isChanged || findings.length > 0);
  const intro = isStopped(checked)
    ? 'releases.stopped'
    : found.length > 0
      ? 'releases.remarks'
      : 'releases.checkedAll';
  return (
    <div role="status">
      <p>{say(intro)}</p>
      {found.map(({ draft, findings, isChanged }) => (
        <section key={keyOf(draft)}>
          <h3>{labelOf(draft)}</h3>
          <ul className="findings">
            {isChanged && (
              <li data-severity="error">
                <span>
                  <strong>{say('severity.error')}</strong> {say('releases.changed')}
                </span>
              </li>
            )}
            {findings.map((finding) => (
              <li
                key={`${finding.kind} ${finding.uid} ${finding.path} ${finding.about}`}
                data-severity={finding.severity}
              >
                <span>
                  <strong>{say(`severity.${finding.severity}`)}</strong>{' '}
                  {say(`finding.${finding.kind}`, { about: finding.about })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
