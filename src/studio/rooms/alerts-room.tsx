import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AlertDraft, alertsAnswer, type ListedAlert } from '~/modules/content/studio-wire';
import { type Called, call } from '../api';
import { isSameValue } from '../changes/same-value';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import { inShort } from '../schedule/site-time';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { useInTurn } from '../use-in-turn';
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

const storedIn = (alerts: readonly ListedAlert[], id: string): ListedAlert | null =>
  alerts.find((each) => each.id === id) ?? null;

/** The alert banners of a site: made, changed, ended and taken away; each appears and ends by itself. */
export function AlertsRoom({ site, language, items, kinds, locale, say, onNotice }: RoomProps) {
  const [alerts, setAlerts] = useState<readonly ListedAlert[] | null>(null);
  const unsaved = useMemo(() => unsavedAlert(site.key, sessionStorage), [site.key]);
  const [opened, setOpened] = useState<AlertDraft | null>(unsaved.read);
  /** What stands in the form now: an answer takes its time. */
  const written = useRef(opened);
  /** Each form that is opened is another one. */
  const [turn, setTurn] = useState(0);
  const isSaving = useRef(false);
  const [problem, setProblem] = useState('');
  const [removing, setRemoving] = useState<ListedAlert | null>(null);
  /** The alert in the form as somebody else has saved it meanwhile; null where it is gone. */
  const [theirs, setTheirs] = useState<ListedAlert | null | undefined>(undefined);
  /** What takes the form away once it was said that what is written in it is not saved. */
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const newAlert = useRef<HTMLButtonElement>(null);
  const focusWhenLost = useFocusWhenLost(newAlert);
  const inTurn = useInTurn();
  /** Why there is no list. */
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const path = `/alerts/${site.key}`;
  const show = useCallback(
    (alert: AlertDraft | null) => {
      setOpened(alert);
      written.current = alert;
      setTurn((before) => before + 1);
      setTheirs(undefined);
      setLeaving(null);
      unsaved.clear();
    },
    [unsaved],
  );

  const settle = useCallback(
    async (
      ask: () => Called<{ alerts: ListedAlert[] }>,
      done: string,
      onConflict: () => Promise<void> = async () => undefined,
    ): Promise<readonly ListedAlert[] | null> => {
      const answer = await inTurn(ask);
      if (answer.ok) {
        setAlerts(answer.value.alerts);
        setProblem('');
        onNotice(done);
        return answer.value.alerts;
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
      return null;
    },
    [say, onNotice, inTurn],
  );
  const read = useCallback(async () => {
    const answer = await inTurn(() => call(alertsAnswer, path));
    setFailure(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setAlerts(answer.value.alerts);
  }, [path, inTurn]);
  useEffect(() => void read(), [read]);

  /** The form stays as it is, on top of what is stored now. */
  const goOn = (id: string, stored: ListedAlert | null) => {
    if (written.current?.id !== id) return;
    const mine = { ...written.current, revision: stored?.revision ?? 0 };
    written.current = mine;
    setOpened(mine);
    unsaved.write(mine);
  };
  const compare = async (id: string) => {
    const answer = await inTurn(() => call(alertsAnswer, path));
    if (!answer.ok) return;
    setAlerts(answer.value.alerts);
    if (written.current?.id !== id) return;
    const stored = storedIn(answer.value.alerts, id);
    goOn(id, stored);
    setTheirs(stored);
    setProblem('');
  };
  const save = async (sent: AlertDraft) => {
    if (isSaving.current) return;
    isSaving.current = true;
    written.current = sent;
    const { id, ...draft } = sent;
    const ask = () => call(alertsAnswer, `${path}/${id}`, { method: 'PUT', body: draft });
    const saved = await settle(ask, say('alerts.saved'), () => compare(id));
    isSaving.current = false;
    if (saved === null || written.current?.id !== id) return;
    if (isSameValue(written.current, sent)) close();
    else goOn(id, storedIn(saved, id));
  };
  /** What had the focus goes with the form. */
  const close = () => {
    show(null);
    focusWhenLost();
  };
  const closeOf = (id: string) => {
    if (written.current?.id === id) show(null);
  };
  const end = async (id: string) => {
    const ask = () => call(alertsAnswer, `${path}/${id}/end`, { method: 'POST' });
    if ((await settle(ask, say('alerts.ended'))) !== null) closeOf(id);
  };
  const leaveFor = (act: () => void) => {
    if (opened !== null && unsaved.read() !== null) setLeaving(() => act);
    else act();
  };
  const remove = async ({ id }: ListedAlert) => {
    setRemoving(null);
    const ask = () => call(alertsAnswer, `${path}/${id}`, { method: 'DELETE' });
    if ((await settle(ask, say('alerts.removed'))) === null) return;
    closeOf(id);
    focusWhenLost();
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
          key={turn}
          draft={opened}
          fields={fields}
          site={site}
          items={items}
          locale={locale}
          say={say}
          onSave={save}
          onTyped={(alert) => {
            written.current = alert;
            unsaved.write(alert);
          }}
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
