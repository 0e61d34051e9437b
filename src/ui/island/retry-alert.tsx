import { Alert, type AlertProps } from '../alert';
import { Button } from '../button';

interface Props extends Pick<AlertProps, 'title' | 'children'> {
  /** Label of the button. */
  readonly again: string;
  onRetry(): void;
}

/** Says what an island could not fetch or do, and offers another attempt. */
export const RetryAlert = ({ again, onRetry, ...alert }: Props) => (
  <Alert
    tone="danger"
    live
    action={
      <Button variant="secondary" onClick={onRetry}>
        {again}
      </Button>
    }
    {...alert}
  />
);
