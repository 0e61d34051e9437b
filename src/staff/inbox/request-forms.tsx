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

/**
 * The one form of the page, which its parts name: whatever is pressed, what was written elsewhere on the page is sent along and
 * stands there again.
 */
const FORM = 'request';

export const RequestForm = ({ request, entryId }: RequestProps) => (
  <form id={FORM} method="post" action={requestPath(request.id, '/act')}>
    <input type="hidden" name="entry" value={entryId} />
    <input type="hidden" name="seen" value={seenText(request)} />
  </form>
);

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
      <fieldset aria-label={t('inbox.acts')}>
        {actsFor(props).map((act) => (
          <Button
            key={act}
            type="submit"
            form={FORM}
            formNoValidate
            name="act"
            value={act}
            variant={act === 'take' ? 'primary' : 'secondary'}
          >
            {nameOf(act)}
          </Button>
        ))}
      </fieldset>
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
  const { frame, request, template, answer } = props;
  const { t } = frame;
  if (!mayAnswer(props)) return null;
  const { id, values } = request;
  const hint = t('inbox.answerHint', { email: values.email, reply: replyAddressOf(request) });
  return (
    <section className={styles.panel} aria-labelledby="answer-title" id="answer-form">
      <h2 id="answer-title">{t('inbox.answer')}</h2>
      <div className={styles.write}>
        <div className={styles.template}>
          <Field label={t('inbox.template')} id="template">
            {({ required: _, ...control }) => (
              <Select {...control} form={FORM} name="template" defaultValue={template ?? ANSWER_TEMPLATES[0]}>
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
            form={FORM}
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
            <TextArea
              {...control}
              form={FORM}
              name="body"
              rows={8}
              maxLength={10_000}
              defaultValue={answer}
            />
          )}
        </Field>
        <Button type="submit" form={FORM} name="act" value="answer">
          {t('inbox.send')}
        </Button>
      </div>
    </section>
  );
}

export function NoteForm({ frame: { t }, note }: RequestProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.write}>
        <Field label={t('inbox.note')} hint={t('inbox.noteHint')} id="note">
          {(control) => (
            <TextArea {...control} form={FORM} name="note" rows={3} maxLength={10_000} defaultValue={note} />
          )}
        </Field>
        <Button type="submit" form={FORM} formNoValidate name="act" value="note" variant="secondary">
          {t('inbox.addNote')}
        </Button>
      </div>
    </section>
  );
}
