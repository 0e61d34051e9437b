import { useId, useState } from 'react';
import type { EditedSite, StudioPage } from '~/modules/content/studio-wire';
import { api, type Called, type CallFailure } from '../api';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Dialog } from '../dialogs/dialog';
import { Refused, Waiting } from '../dialogs/outcome';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { useOneAtATime } from '../use-one-at-a-time';
import { scheduleCalls } from './schedule-calls';
import { fromField, inWords, toField } from './site-time';

/** When visitors see the page and until when; what is planned can be changed and taken back. */
export function ScheduleDialog({
  page,
  site,
  locale,
  say,
  onChanged,
  onMet,
  onClose,
}: {
  readonly page: StudioPage;
  readonly site: EditedSite;
  readonly locale: string;
  readonly say: Say;
  onChanged(page: StudioPage, notice: string): void;
  /** Somebody else has changed the page or its schedule meanwhile. */
  onMet(failure: CallFailure): void;
  onClose(): void;
}) {
  const { zone } = site;
  const [problem, setProblem] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const key = { id: page.id, language: page.language };
  const { isBusy, run } = useOneAtATime();
  const settle = (ask: () => Called<StudioPage>, notice: string) =>
    run(async () => {
      const answer = await ask();
      if (answer.ok) return onChanged(answer.value, notice);
      const { code } = answer.error;
      if (failureKey(answer.error) === 'failed.changed') return onMet(answer.error);
      const why = { 'time-passed': 'schedule.past', 'in-release': 'schedule.inRelease' } as const;
      setProblem(say(code === 'time-passed' || code === 'in-release' ? why[code] : failureKey(answer.error)));
    });
  const changed = say('schedule.changed');
  return (
    <Dialog title={say('scheduleTitle')} onClose={onClose}>
      <p className="quiet">{say('schedule.zone', { zone })}</p>
      {page.scheduled.map(({ number, at }) => (
        <TimeForm
          key={`${number} ${at}`}
          label={say('schedule.planned', { number })}
          act={say('schedule.change')}
          value={toField(at, zone)}
          onSet={(shown) => {
            const instant = fromField(shown, zone);
            if (instant !== null) void settle(() => scheduleCalls.reschedule(key, number, instant), changed);
          }}
          other={say('schedule.takeBack')}
          onOther={() => settle(() => scheduleCalls.unschedule(key, number), changed)}
        />
      ))}
      {page.revision > 0 ? (
        <DraftForm
          say={say}
          ending={page.unpublishAt === null ? null : inWords(page.unpublishAt, zone, locale)}
          onSchedule={(from, until) => {
            const at = fromField(from, zone);
            if (at === null) return;
            const end = fromField(until, zone);
            const wanted = { revision: page.revision, at, ...(end !== null && { until: end }) };
            void settle(
              () => api.publish(key, wanted),
              say('schedule.done', { at: inWords(at, zone, locale) }),
            );
          }}
        />
      ) : (
        <p>{say('schedule.noDraft')}</p>
      )}
      {(page.publishedAt !== null || page.scheduled.length > 0) && (
        <TimeForm
          key={`end ${page.unpublishAt ?? ''}`}
          label={say('schedule.end')}
          act={say('schedule.endSet')}
          value={page.unpublishAt === null ? '' : toField(page.unpublishAt, zone)}
          onSet={(shown) => {
            const instant = fromField(shown, zone);
            if (instant !== null) void settle(() => scheduleCalls.setEnding(key, instant), changed);
          }}
          {...(page.unpublishAt !== null && {
            other: say('schedule.noEnd'),
            onOther: () => settle(() => scheduleCalls.setEnding(key, null), changed),
          })}
        />
      )}
      <Refused isBusy={isBusy} problem={problem} />
      <form method="dialog" className="dialog-acts">
        <Waiting isBusy={isBusy} say={say} />
        {page.publishedAt !== null && (
          <button type="button" className="button" onClick={() => setRemoving(true)}>
            {say('unpublish')}
          </button>
        )}
        <button type="submit" className="button">
          {say('close')}
        </button>
      </form>
      {isRemoving && (
        <ConfirmDialog
          title={say('unpublish.title')}
          act={say('unpublish.act')}
          say={say}
          onConfirm={async () => {
            await settle(() => api.unpublish(key), say('unpublished'));
            setRemoving(false);
          }}
          onClose={() => setRemoving(false)}
        >
          <p>{say('unpublish.intro')}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** One time with what is done with it. */
function TimeForm({
  label,
  act,
  value,
  other,
  onSet,
  onOther,
}: {
  readonly label: string;
  readonly act: string;
  readonly value: string;
  readonly other?: string;
  onSet(shown: string): void;
  onOther?(): void;
}) {
  const [shown, setShown] = useState(value);
  const id = useId();
  return (
    <form
      className="time-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(shown);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        required
        value={shown}
        onChange={(event) => setShown(event.target.value)}
      />
      <button type="submit" className="button" aria-label={`${act}: ${label}`}>
        {act}
      </button>
      {other !== undefined && (
        <button type="button" className="button" aria-label={`${other}: ${label}`} onClick={onOther}>
          {other}
        </button>
      )}
    </form>
  );
}

function DraftForm({
  say,
  ending,
  onSchedule,
}: {
  readonly say: Say;
  /** When the page is taken off as it is planned now, in words; a page has one such time, whichever version is shown. */
  readonly ending: string | null;
  onSchedule(from: string, until: string): void;
}) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const id = useId();
  return (
    <form
      className="time-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSchedule(from, until);
      }}
    >
      <label htmlFor={`${id}-from`}>{say('schedule.publishAt')}</label>
      <input
        id={`${id}-from`}
        type="datetime-local"
        required
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <label htmlFor={`${id}-until`}>{say('schedule.until')}</label>
      <input
        id={`${id}-until`}
        type="datetime-local"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        {...(ending !== null && { 'aria-describedby': `${id}-ending` })}
      />
      {ending !== null && (
        <p id={`${id}-ending`} className="quiet" role="status">
          {say(until === '' ? 'schedule.keepsEnd' : 'schedule.replacesEnd', { at: ending })}
        </p>
      )}
      <button type="submit" className="button primary">
        {say('schedule.do')}
      </button>
    </form>
  );
}
