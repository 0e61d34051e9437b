import { type FormEvent, useState } from 'react';
import { Alert, AlertPlace } from '~/ui/alert';
import { Button } from '~/ui/button';
import { useFlow } from '../flow-context';
import { draftFor } from '../session-state';
import styles from '../tyre-hotel.module.css';
import { CODE_LENGTH, CodeInput, codeIn } from './code-input';
import { Failed } from './failed';
import { Step } from './step';

/** Takes the code of the SMS, and asks for another where it has run out. */
export function CodeStep() {
  const { t, uid, api, go, leave, state, setVehicles } = useFlow();
  const [code, setCode] = useState('');
  const [note, setNote] = useState<{ readonly tone: 'success' | 'danger'; readonly text: string } | null>(
    null,
  );
  const [busy, setBusy] = useState<'code' | 'another' | null>(null);
  const isBusy = busy !== null;
  const isWhole = codeIn(code).length === CODE_LENGTH;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isWhole) return;
    setBusy('code');
    setNote(null);
    const opened = await api.validate(state.authorizationToken, codeIn(code));
    setBusy(null);
    if (opened.ok) {
      setVehicles(opened.value);
      go({
        page: 'LoggedIn',
        status: 0,
        authorizationToken: '',
        encryptedPhoneNumber: '',
        draft: draftFor(opened.value[0]?.regNo ?? '', state),
      });
      return;
    }
    setNote({ tone: 'danger', text: opened.failure.message || t('tyreHotel.failed') });
    // A code that the server has not looked at is good still.
    if (opened.failure.status > 0 && opened.failure.status < 429) setCode('');
    document.getElementById(`${uid}-code-0`)?.focus();
  };
  const sendAnother = async () => {
    if (isBusy) return;
    setBusy('another');
    setNote(null);
    const sent = await api.login(state.encryptedPhoneNumber);
    setBusy(null);
    if (sent.ok) {
      setCode('');
      go({ authorizationToken: sent.value.authorizationToken });
      setNote({ tone: 'success', text: t('tyreHotel.newCodeSent') });
    } else setNote({ tone: 'danger', text: sent.failure.message || t('tyreHotel.failed') });
  };
  return (
    <Step title={t('tyreHotel.codeTitle')}>
      <form
        className={styles.form}
        aria-labelledby={`${uid}-title`}
        onSubmit={submit}
        noValidate
        aria-busy={isBusy || undefined}
      >
        <p id={`${uid}-code-text`} className={styles.text}>
          {t('tyreHotel.codeSent')} {state.obfuscatedPhoneNumber}
        </p>
        <CodeInput
          uid={uid}
          legend={t('tyreHotel.codeLabel')}
          digit={(number) => t('tyreHotel.codeDigit', { number })}
          value={code}
          onChange={(value) => {
            setCode(value);
            setNote(null);
          }}
          isBusy={isBusy}
          describedBy={`${uid}-code-text`}
        />
        <AlertPlace>{note?.tone === 'success' && <Alert tone="success">{note.text}</Alert>}</AlertPlace>
        {note?.tone === 'danger' && <Failed text={note.text} />}
        <div className={styles.actions}>
          <Button type="submit" size="l" busy={busy === 'code'} disabled={!isWhole}>
            {t('tyreHotel.verify')}
          </Button>
          <Button variant="ghost" busy={busy === 'another'} onClick={sendAnother}>
            {t('tyreHotel.newCode')}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={leave}>
            {t('tyreHotel.otherCar')}
          </Button>
        </div>
      </form>
    </Step>
  );
}
