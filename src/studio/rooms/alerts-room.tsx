import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AlertDraft, alertsAnswer, type ListedAlert } from '~/modules/content/studio-wire';
import { type Called, call } from '../api';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import { inShort } from '../schedule/site-time';
import { AlertForm } from './alert-form';
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
  const newAlert = useRef<HTMLButtonElement>(null);
  /** Why there is no list. */
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const path = `/alerts/${site.key}`;
  const close = useCallback(() => {
    setOpened(null);
    unsaved.clear();
  }, [unsaved]);

  const settle = useCallback(
    async (called: Called<{ alerts: ListedAlert[] }>, done: string): Promise<boolean> => {
      const answer = await called;
      if (answer.ok) {
        setAlerts(answer.value.alerts);
        setProblem('');
        close();
        onNotice(done);
        return true;
      }
      const { code } = answer.error;
      const key =
        code === 'time-passed'
          ? 'alerts.time'
          : code === 'conflict'
            ? 'alerts.conflict'
            : code === 'invalid-content'
              ? 'alerts.invalid'
              : failureKey(answer.error);
      setProblem(say(key));
      return false;
    },
    [say, onNotice, close],
  );
  const read = useCallback(async () => {
    const answer = await call(alertsAnswer, path);
    setFailure(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setAlerts(answer.value.alerts);
  }, [path]);
  useEffect(() => void read(), [read]);

  const save = ({ id, ...draft }: AlertDraft) =>
    settle(call(alertsAnswer, `${path}/${id}`, { method: 'PUT', body: draft }), say('alerts.saved'));
  const end = (id: string) =>
    settle(call(alertsAnswer, `${path}/${id}/end`, { method: 'POST' }), say('alerts.ended'));
  const remove = async ({ id }: ListedAlert) => {
    setRemoving(null);
    const called = call(alertsAnswer, `${path}/${id}`, { method: 'DELETE' });
    // The row that had the focus is gone.
    if (await settle(called, say('alerts.removed'))) newAlert.current?.focus();
  };
  const make = () =>
    setOpened({ id: crypto.randomUUID(), revision: 0, startsAt: null, endsAt: null, pages: [], texts: {} });

  const fields = kinds.blocks.find(({ name }) => name === 'AlertBanner')?.fields ?? [];
  return (
    <>
      <h2>{say('alerts.title')}</h2>
      <p className="quiet">{say('alerts.intro')}</p>
      <p>
        <button ref={newAlert} type="button" className="button primary" onClick={make}>
          {say('alerts.new')}
        </button>
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
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
              <td />
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
                    {button(say('alerts.change'), () => setOpened(draft))}{' '}
                    {state === 'over'
                      ? button(say('alerts.remove'), () => setRemoving(alert))
                      : button(say('alerts.end'), () => end(alert.id))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
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
