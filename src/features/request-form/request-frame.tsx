import type { ReactNode } from 'react';
import { FORM_ENDPOINT } from '~/sites/paths';
import { Button } from '~/ui/button';
import { FormContentProvider } from './form-context';
import { MessageBox } from './message-box';
import styles from './request-form.module.css';
import type { Request } from './sending/use-request';
import type { RequestTexts } from './texts';

export interface RequestFrameProps {
  readonly request: Request;
  readonly uid: string;
  readonly t: RequestTexts;
  /** What a visitor without JavaScript has typed before, by field. */
  readonly values: Readonly<Record<string, string>>;
  /** What the form says of itself, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  /** What is said of failures that are this form's own, by the server's name of them. */
  readonly failures: Readonly<Record<string, string>> & { readonly failed: string };
  /** A number to call when the form does not get through. */
  readonly phone: string | null;
  /** On the button that sends it. */
  readonly send: string;
  /** Below the button. */
  readonly note?: ReactNode;
  /** Thanks stand in its place. */
  readonly isReplaced?: boolean;
  readonly children: ReactNode;
}

/** An ordinary form that a server answers; with its script it is sent without leaving the page. */
export function RequestFrame(props: RequestFrameProps) {
  const { request, uid, t, values, hidden, failures, phone, send, note, isReplaced, children } = props;
  const { phase, problems, message } = request.state;
  const isSending = phase === 'sending';
  return (
    <form
      {...request.form}
      method="post"
      action={FORM_ENDPOINT}
      acceptCharset="utf-8"
      aria-label={send}
      className={styles.form}
      hidden={isReplaced}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <Trap />
      <MessageBox uid={uid} t={t} problems={problems} message={message} failures={failures} phone={phone} />
      <fieldset className={styles.body} disabled={isSending}>
        <p className={styles.hint}>{t('form.requiredHint')}</p>
        <FormContentProvider value={{ uid, t, values, problems }}>
          <div className={styles.fields}>{children}</div>
        </FormContentProvider>
        <div className={styles.actions}>
          <Button type="submit" size="l" className={styles.send}>
            {isSending ? t('form.sending') : send}
          </Button>
          {note}
        </div>
      </fieldset>
    </form>
  );
}

/** Bots fill it, people never meet it. */
export const Trap = () => (
  <div className={styles.trap} aria-hidden="true">
    <input name="website" tabIndex={-1} autoComplete="off" />
  </div>
);
