import { ANSWER_TEMPLATES, type RequestAct, replyAddressOf } from '~/modules/leads';
import { Button } from '~/ui/button';
import { Select, TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { requestPath } from '../paths';
import styles from './request.module.css';
import type { RequestProps } from './request-props';
import { seenText } from './request-words';

/** The acts that a request offers to somebody, the likeliest first; a colleague's can only be taken over. */
function actsFor({ request: { state, assignee }, frame }: RequestProps): readonly RequestAct[] {
  if (state === 'new') return ['take', 'answered', 'close'];
  if (state === 'answered') return ['close', 'reopen'];
  if (state === 'closed') return ['reopen'];
  return assignee === frame.member?.id ? ['answered', 'close', 'release'] : ['take'];
}

export function RequestActs(props: RequestProps) {
  const { frame, request } = props;
  const { t } = frame;
  const { id, state, undelivered } = request;
  const nameOf = (act: RequestAct) => {
    if (act === 'take') return state === 'taken' ? t('inbox.takeOver') : t('inbox.take');
    return act === 'note' || act === 'answer' ? '' : t(`inbox.${act}`);
  };
  return (
    <div className={styles.acts}>
      <form method="post" action={requestPath(id, '/act')} aria-label={t('inbox.acts')}>
        <input type="hidden" name="seen" value={seenText(request)} />
        {actsFor(props).map((act) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            variant={act === 'take' ? 'primary' : 'secondary'}
          >
            {nameOf(act)}
          </Button>
        ))}
      </form>
      {undelivered && (
        <form method="post" action={requestPath(id, '/resend')}>
          <Button type="submit" variant="secondary" iconBefore="WarningAlert">
            {t('inbox.resend')}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Where somebody else has it, or it is closed, nothing is begun here; what was written before that may still be sent. */
const mayAnswer = ({ request: { state, assignee }, frame, answer }: RequestProps): boolean =>
  answer !== '' || (state !== 'closed' && (state !== 'taken' || assignee === frame.member?.id));

export function AnswerForm(props: RequestProps) {
  const { frame, request, template, answer, entryId } = props;
  const { t } = frame;
  if (!mayAnswer(props)) return null;
  const { id, values } = request;
  const hint = t('inbox.answerHint', { email: values.email, reply: replyAddressOf(request) });
  return (
    <section className={styles.panel} aria-labelledby="answer-title" id="answer-form">
      <h2 id="answer-title">{t('inbox.answer')}</h2>
      <form method="post" action={requestPath(id, '/act')} className={styles.write}>
        <input type="hidden" name="entry" value={entryId} />
        <input type="hidden" name="seen" value={seenText(request)} />
        <div className={styles.template}>
          <Field label={t('inbox.template')} id="template">
            {({ required: _, ...control }) => (
              <Select {...control} name="template" defaultValue={template ?? ANSWER_TEMPLATES[0]}>
                {ANSWER_TEMPLATES.map((each) => (
                  <option key={each} value={each}>
                    {t(`inbox.template.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button
            type="submit"
            name="act"
            value="template"
            variant="secondary"
            formAction={`${requestPath(id, '/act')}#answer-form`}
            formNoValidate
          >
            {t('inbox.useTemplate')}
          </Button>
        </div>
        <Field label={t('form.message')} hint={hint} id="answer" required>
          {(control) => (
            <TextArea {...control} name="body" rows={8} maxLength={10_000} defaultValue={answer} />
          )}
        </Field>
        <Button type="submit" name="act" value="answer">
          {t('inbox.send')}
        </Button>
      </form>
    </section>
  );
}

export function NoteForm({ frame: { t }, request: { id }, entryId }: RequestProps) {
  return (
    <section className={styles.panel}>
      <form method="post" action={requestPath(id, '/act')} className={styles.write}>
        <input type="hidden" name="act" value="note" />
        <input type="hidden" name="entry" value={entryId} />
        <Field label={t('inbox.note')} hint={t('inbox.noteHint')} id="note" required>
          {(control) => <TextArea {...control} name="body" rows={3} maxLength={10_000} />}
        </Field>
        <Button type="submit" variant="secondary">
          {t('inbox.addNote')}
        </Button>
      </form>
    </section>
  );
}
