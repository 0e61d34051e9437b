import { Alert, type AlertTone } from '~/ui/alert';
import styles from './notice.module.css';

/** What has come of a step or a move. */
export interface StepMessage {
  readonly tone: AlertTone;
  readonly text: string;
}

export const StepNotice = ({ message }: { readonly message: StepMessage | null }) =>
  message !== null && (
    <Alert tone={message.tone} live className={styles.notice}>
      {message.text}
    </Alert>
  );
