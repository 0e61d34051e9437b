import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AlertDraft, alertsAnswer, type ListedAlert } from '~/modules/content/studio-wire';
import { type Called, call } from '../api';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import { inShort } from '../schedule/site-time';
import { AlertForm } from './alert-form';
import { ChangedAlert } from './changed-alert';
import type { RoomProps } from './room-props';
import { unsavedAlert } from './unsaved-alert';

const textOf = ({ texts }: Pick<ListedAlert, 'texts'>, language: string): string => {
  const { MessageTitle, MessageText } = texts[language] ?? Object.values(texts)[0] ?? {};
  const words = [MessageTitle, MessageText].find((each) => typeof each === 'string' && each !== '');
  return String(words ?? '')
    .replace(/<[^>]*>/g, ' ')
    .trim();
};

/** The alert banners of a site: made, changed, ended and taken away; each appears and ends by itself. */
export function AlertsRoom({ site, language, items, kinds, locale, say, onNotice }: RoomProps) {
  const [alerts, setAlerts] = useState<readonly ListedAlert[] | null>(null);
  const unsaved = useMemo(() => unsavedAlert(site.key, sessionStorage), [site.key]);
  const [opened, setOpened] = useState<AlertDraft | null>(unsaved.read);
  const [problem, setProblem] = useState('');
  const [removing, setRemoving] = useState<ListedAlert | null>(null);
  /** The alert in the form as somebody else has saved it meanwhile; null where it is gone. */
  const [theirs, setTheirs] = useState<ListedAlert | null | undefined>(undefined);
  /** What takes the form away once it was said that what is written in it is not saved. */
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const newAlert = useRef<HTMLButtonElement>(null);
  /** Why there is no list. */
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const path = `/alerts/${site.key}`;
  const show = useCallback(
    (alert: AlertDraft | null) => {
      setOpened(alert);
      setTheirs(undefined);
      setLeaving(null);
      unsaved.clear();
    },
    [unsaved],
  );

  const settle = useCallback(
    async (
      called: Called<{ alerts: ListedAlert[] }>,
      done: string,
      onConflict: () => Promise<void> = async () => undefined,
    ): Promise<boolean> => {
      const answer = await called;
      if (answer.ok) {
        setAlerts(answer.value.alerts);
        setProblem('');
        onNotice(done);
        return true;
      }
      const { code } = answer.error;
      const key =
        code === 'time-passed'
          ? 'alerts.time'
          : code === 'invalid-content'
            ? 'alerts.invalid'
            : failureKey(answer.error);
      setProblem(say(key));
      if (code === 'conflict') await onConflict();
      return false;
    },
    [say, onNotice],
  );
  const read = useCallback(async () => {
    const answer = await call(alertsAnswer, path);
    setFailure(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setAlerts(answer.value.alerts);
  }, [path]);
  useEffect(() => void read(), [read]);

  /** What is written stays, on top of what is stored now. */
  const compare = async (written: AlertDraft) => {
    const answer = await call(alertsAnswer, path);
    if (!answer.ok) return;
    setAlerts(answer.value.alerts);
    const stored = answer.value.alerts.find(({ id }) => id === written.id) ?? null;
    const mine = { ...written, revision: stored?.revision ?? 0 };
    show(mine);
    unsaved.write(mine);
    setTheirs(stored);
    setProblem('');
  };
  const save = async (written: AlertDraft) => {
    const { id, ...draft } = written;
    const called = call(alertsAnswer, `${path}/${id}`, { method: 'PUT', body: draft });
    if (await settle(called, say('alerts.saved'), () => compare(written))) close();
  };
  /** What had the focus goes with the form. */
  const close = () => {
    show(null);
    newAlert.current?.focus();
  };
  const closeOf = (id: string) => {
    if (opened?.id === id) show(null);
  };
  const end = async (id: string) => {
    const called = call(alertsAnswer, `${path}/${id}/end`, { method: 'POST' });
    if (await settle(called, say('alerts.ended'))) closeOf(id);
  };
  const leaveFor = (act: () => void) => {
    if (opened !== null && unsaved.read() !== null) setLeaving(() => act);
    else act();
  };
  const remove = async ({ id }: ListedAlert) => {
    setRemoving(null);
    const called = call(alertsAnswer, `${path}/${id}`, { method: 'DELETE' });
    // The row that had the focus is gone.
    if (!(await settle(called, say('alerts.removed')))) return;
    closeOf(id);
    newAlert.current?.focus();
  };
  const make = () =>
    show({ id: crypto.randomUUID(), revision: 0, startsAt: null, endsAt: null, pages: [], texts: {} });

  const fields = kinds.blocks.find(({ name }) => name === 'AlertBanner')?.fields ?? [];
  return (
    <>
      <h2>{say('alerts.title')}</h2>
      <p className="quiet">{say('alerts.intro')}</p>
      <p>
        <button ref={newAlert} type="button" className="button primary" onClick={() => leaveFor(make)}>
          {say('alerts.new')}
        </button>
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      {opened !== null && theirs !== undefined && (
        <ChangedAlert mine={opened} theirs={theirs} kinds={kinds} locale={locale} say={say} />
      )}
      {opened !== null && (
        <AlertForm
          key={`${opened.id} ${opened.revision}`}
          draft={opened}
          fields={fields}
          site={site}
          items={items}
          locale={locale}
          say={say}
          onSave={save}
          onTyped={unsaved.write}
          onClose={close}
        />
      )}
      {failure !== null && <Failed failure={failure} say={say} onAgain={read} />}
      {alerts?.length === 0 && <p>{say('alerts.none')}</p>}
      {alerts !== null && alerts.length > 0 && (
        <table className="records">
          <thead>
            <tr>
              <th scope="col">{say('alerts.words')}</th>
              <th scope="col">{say('alerts.state')}</th>
              <th scope="col">{say('alerts.from')}</th>
              <th scope="col">{say('alerts.until')}</th>
              <th scope="col">{say('alerts.pages')}</th>
              <td className="acts" />
            </tr>
          </thead>
          <tbody>
            {alerts.map((alert) => {
              const { state, ...draft } = alert;
              const title = textOf(alert, language);
              const button = (text: string, act: () => void) => (
                <button type="button" className="button" aria-label={`${text}: ${title}`} onClick={act}>
                  {text}
                </button>
              );
              return (
                <tr key={alert.id}>
                  <th scope="row">{title}</th>
                  <td>{say(`alerts.${state}`)}</td>
                  <td>{inShort(alert.startsAt, site.zone, locale)}</td>
                  <td>
                    {alert.endsAt === null ? say('alerts.noEnd') : inShort(alert.endsAt, site.zone, locale)}
                  </td>
                  <td>{alert.pages.length === 0 ? say('alerts.everywhere') : alert.pages.join(', ')}</td>
                  <td className="acts">
                    {button(say('alerts.change'), () => leaveFor(() => show(draft)))}{' '}
                    {state === 'over'
                      ? button(say('alerts.remove'), () => setRemoving(alert))
                      : button(say('alerts.end'), () =>
                          alert.id === opened?.id ? leaveFor(() => end(alert.id)) : end(alert.id),
                        )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={say('alerts.leaveTitle')}
          act={say('alerts.leave')}
          say={say}
          onConfirm={async () => {
            setLeaving(null);
            leaving();
          }}
          onClose={() => setLeaving(null)}
        >
          <p>{say('alerts.leaveIntro')}</p>
        </ConfirmDialog>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={say('alerts.removeTitle', { title: textOf(removing, language) })}
          act={say('alerts.remove')}
          say={say}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{say('alerts.removeIntro')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
