import { useState } from 'react';
import { Button } from '~/ui/button';
import { useIsMounted } from '~/ui/mounted/use-is-mounted';
import { useFlow } from '../flow-context';
import styles from '../tyre-hotel.module.css';
import { Failed } from './failed';
import { Step } from './step';

/** Says where the code goes before it is sent. */
export function LoginStep() {
  const { t, api, go, leave, state } = useFlow();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isMounted = useIsMounted();
  const send = async () => {
    setBusy(true);
    setMessage('');
    const sent = await api.login(state.encryptedPhoneNumber);
    // Who has gone back to the search is typing another plate by now.
    if (!isMounted()) return;
    setBusy(false);
    if (sent.ok) go({ page: 'Validate', authorizationToken: sent.value.authorizationToken });
    else setMessage(sent.failure.message || t('tyreHotel.failed'));
  };
  return (
    <Step title={t('tyreHotel.loginTitle')}>
      <p className={styles.text}>{t('tyreHotel.loginText', { phone: state.obfuscatedPhoneNumber })}</p>
      {message !== '' && <Failed text={message} />}
      <div className={styles.actions}>
        <Button size="l" busy={isBusy} onClick={send}>
          {t(isBusy ? 'tyreHotel.sending' : 'tyreHotel.sendCode')}
        </Button>
        <Button variant="ghost" onClick={leave}>
          {t('tyreHotel.otherCar')}
        </Button>
      </div>
    </Step>
  );
}
